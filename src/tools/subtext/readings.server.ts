import type { Rows } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import type { Family, Level } from '../../language/read/families.ts';

/** What some words show. `{dicho}` stands for them. */
interface Reading {
  means: string;
  other?: string;
  step: string;
  shows?: string;
}

/** Of one of `sayings.json`: what the words themselves show of interest, and how much. */
export interface SayingReading extends Reading {
  /** That it may stand beside, the one that it shows by itself first. */
  levels: readonly [Level, ...Level[]];
  /** The words decide: another level becomes the first of these. */
  isSure?: true;
  /** Only what kind of sentence it is. */
  isShape?: true;
  shows: string;
}

export const readings = dataIn(new URL('./', import.meta.url))<{
  sayings: Readonly<Record<string, SayingReading>>;
  /** What is read like another. */
  as: Readonly<Record<string, string>>;
  /** In place of what kind of sentence it is, where it is in another language. */
  otherTongue: SayingReading;
  /** For what no saying was written for, by what the warning signs say. */
  situations: Readonly<Record<Situation, Reading>>;
  /** In place of a reading, where somebody tells of danger or harm and no rule says which. */
  tells: string;
  /** In place of why the level is what it is, where whoever asks tells of what they do. */
  toldOfOneself: string;
  /** Why the level is what it is, where the words may mean many things. */
  unsaid: string;
  /** Whoever asks has lost somebody: nothing is urged on them. */
  loss: { match: Rows; says: string; step: string };
  uncertainties: Readonly<Record<'short' | 'context' | 'chat' | 'voices' | 'story', string>>;
}>('readings.json');

export const readingFor = (saying: string): SayingReading | undefined =>
  readings.sayings[readings.as[saying] ?? saying];

/** What the gravest warning sign is of, a no, or neither. */
type Situation = Family | 'endured' | 'refusal' | 'terse' | 'unread';
