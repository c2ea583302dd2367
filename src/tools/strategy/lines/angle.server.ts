import type { StrategyStyle } from '../contract.ts';

export type Style = Exclude<StrategyStyle, 'custom'>;

/**
 * `{lo}` is "lo del concierto", `{tema}` "el concierto", `{día}` "el jueves": a line with one of them serves only when there is one,
 * and then it goes before the others.
 */
export interface Angle {
  name: string;
  lines: readonly string[] | Readonly<Record<Style, readonly string[]>>;
}

export type Angles = readonly [Angle, Angle, Angle];

/** What the person wants, in a conversation that goes on as usual. */
export type Aim = 'whatsapp' | 'date' | 'interest' | 'recover' | 'call' | 'apologise';
