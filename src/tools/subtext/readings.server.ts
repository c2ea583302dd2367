import { compile, compileTest, type Rows } from '../../language/read/compile.ts';
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
  /** Goes with any message: what else is said is read before it. */
  isPassing?: true;
  /** In place of the rest, where all of it together shows this. */
  at?: Partial<Readonly<Record<Level, Partial<Reading>>>>;
  shows: string;
}

interface WrittenSign extends SayingReading {
  match: Rows;
  unless?: Rows;
  /** Messages in which it is what counts. */
  yes: readonly string[];
}

const data = dataIn(new URL('./', import.meta.url));

/** What words beside no saying show, each only where all of the message is of such a level; in the order in which they count. */
export const signs = data<WrittenSign[]>('signs.json').map(({ match, unless, yes, ...reading }) => ({
  reading,
  yes,
  said: compile(match),
  unless: compileTest(unless),
}));

export const readings = data<{
  sayings: Readonly<Record<string, SayingReading>>;
  /** What is read like another. */
  as: Readonly<Record<string, string>>;
  /** In place of what kind of sentence it is, where it is in another language. */
  otherTongue: SayingReading;
  /** For what no saying was written for, by what the warning signs say. */
  situations: Readonly<Record<Situation, Reading>>;
  /** In place of a reading, where somebody tells of danger or harm and no rule says which. */
  tells: string;
  /** In its place where what is grave is the asker's own. */
  ownGrave: string;
  /** In place of what one message says, where what is kept of them is grave. */
  besideGrave: Required<Pick<Reading, 'means' | 'step' | 'shows'>>;
  /** In place of why the level is what it is, where whoever asks tells of what they do. */
  toldOfOneself: string;
  /** Why the level is what it is, where the words may mean many things. */
  unsaid: string;
  /** Whoever asks has lost somebody, or may soon: nothing is urged on them. */
  loss: readonly { match: Rows; says: string; step: string }[];
  uncertainties: Readonly<Record<'short' | 'context' | 'chat' | 'voices' | 'story', string>>;
}>('readings.json');

export const readingFor = (saying: string): SayingReading | undefined =>
  readings.sayings[readings.as[saying] ?? saying];

/** What the gravest warning sign is of, a no, or neither. */
type Situation = Family | 'endured' | 'refusal' | 'unread';
