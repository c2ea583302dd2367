import type { StrategyStyle } from '../contract.ts';

export type Style = Exclude<StrategyStyle, 'custom'>;

/**
 * `{lo}` is "lo del concierto", `{tema}` "el concierto", `{día}` "el jueves", `{cita}` "el jueves a las 8", `{una}` and `{otra}` a choice,
 * `{sitio}` a plan that takes a need into account: a line with one of them serves only when there is one,
 * and then it goes before the others.
 */
export interface Angle {
  name: string;
  /** A sentence in front of any of the lines; an empty one leaves it out. */
  first?: readonly string[];
  lines: readonly string[] | Readonly<Record<Style, readonly string[]>>;
  /** Lines for whatever style. */
  also?: readonly string[];
  /** What goes on from any of the lines. */
  after?: readonly string[];
}

export type Angles = readonly [Angle, Angle, Angle];

/** What the person wants, in a conversation that goes on as usual. */
export type Aim = 'whatsapp' | 'date' | 'interest' | 'recover' | 'call' | 'apologise';
