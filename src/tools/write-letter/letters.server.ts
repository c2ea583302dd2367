import { compileSaid, type Rows, type Said } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import type { LetterKind, LetterLength } from './contract.ts';

/** One idea of a letter. A line stands in every length, with «+» from the middle one on, with «++» only in the long one. */
export interface Way {
  angle: string;
  tone?: 'warm' | 'direct';
  text: readonly string[];
}

/** What must be said for it, and what may not be. Without either it fits whatever is said. */
interface Read {
  id: string;
  said?: Rows;
  unless?: Rows;
}

/** The letters for one situation. The most specific stand first, what fits anybody stands last. Decision 0071. */
interface Case extends Read {
  general?: true;
  /** What `{dato}` becomes: the first pattern that is found, and the last row where none is. */
  reads?: readonly (readonly [pattern: string, value: string])[];
  dontExpect?: string;
  ways: readonly Way[];
}

/** What the person asked of the letter itself, and how it is met, or that it cannot be. */
interface Wish extends Read {
  kinds?: readonly LetterKind[];
  tone?: Way['tone'];
  /** A sentence more, unless the letter has it `already`. */
  add?: string;
  already?: string;
  /** The reason is not to be told. */
  general?: true;
  notice?: string;
}

const readable = <Item extends Read>(items: readonly Item[]) =>
  items.map((item) => ({
    ...item,
    isSaid: item.said ? compileSaid({ ...item, said: item.said }) : () => true,
  }));

const read = dataIn(new URL('letters/', import.meta.url));

function lettersOf(kind: LetterKind) {
  const { dontExpect, cases } = read<{ dontExpect: string; cases: Case[] }>(`${kind}.json`);
  return { dontExpect, cases: readable(cases) };
}

export const letters = {
  no: lettersOf('no'),
  end: lettersOf('end'),
  sorry: lettersOf('sorry'),
  limit: lettersOf('limit'),
  ask: lettersOf('ask'),
  tell: lettersOf('tell'),
} satisfies Record<LetterKind, unknown>;

export const wishes = readable(read<Wish[]>('wishes.json'));

type Danger = 'danger' | 'fear' | 'hurt' | 'theirDespair' | 'unwanted' | 'forbidden' | 'survived';

export const dangers = read<Readonly<Record<Danger, Said>>>('safety.json');

interface Silence {
  dontExpect: string;
  ways: readonly { angle: string; silent?: true; text: string }[];
}

export const texts = read<{
  danger: Silence;
  unwanted: Silence;
  despair: Silence;
  theirDespair: Silence;
  hurt: Silence;
  notes: { gaps: string; facts: string; general: string };
  cannot: Readonly<Record<string, string>>;
}>('texts.json');

const marks: Record<LetterLength, RegExp> = { short: /^(?!\+)/, medium: /^(?!\+\+)/, long: /^/ };

/** The lines of an idea in one length. */
export const linesOf = ({ text }: Way, length: LetterLength): string[] =>
  text.filter((line) => marks[length].test(line)).map((line) => line.replace(/^\++ /, ''));
