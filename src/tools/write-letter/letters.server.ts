import { compileSaid, type Rows } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { saidFeatures } from '../../language/read/learned/said-features.ts';
import { loadChoice } from '../../language/read/learned/weights.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { type LetterKind, type LetterLength, letterKinds } from './contract.ts';

/** One idea of a letter. A line stands in every length, with «+» from the middle one on, with «++» only in the long one. */
export interface Way {
  angle: string;
  tone?: 'warm' | 'direct';
  text: readonly string[];
  reads?: Reads;
}

/** What must be said for it, and what may not be. */
interface Read {
  id: string;
  said?: Rows;
  unless?: Rows;
}

/** What `{dato}` becomes: the first pattern that is found, and the last row where none is. */
export type Reads = readonly (readonly [pattern: string, value: string])[];

/** The letters for one situation; rows say it where weights may not fail. What fits anybody stands last. Decisions 0071, 0075. */
interface Case extends Read {
  general?: true;
  /** The general one that says as much of it as can be said without knowing. */
  like?: string;
  /** How a word begins that is told where it is meant. */
  needs?: string;
  reads?: Reads;
  dontExpect?: string;
  ways: readonly Way[];
}

/** What the person asked of the letter itself, and how it is met, or that it cannot be. */
interface Wish extends Read {
  kinds?: readonly LetterKind[];
  /** A sentence more, unless the letter has it `already`. */
  add?: string;
  already?: string;
  reads?: Reads;
  /** The two go on: no letter that says goodbye is meant. */
  keeps?: true;
  /** Cases that are not meant then. */
  against?: readonly string[];
  notice?: string;
}

const readable = <Item extends Read>(items: readonly Item[]) =>
  items.map(({ said, ...item }) => ({
    ...item,
    isSaid: said ? compileSaid({ ...item, said }) : () => false,
  }));

const read = dataIn(new URL('letters/', import.meta.url));

function lettersOf(kind: LetterKind) {
  const { dontExpect, cases } = read<{ dontExpect: string; cases: Case[] }>(`${kind}.json`);
  return {
    dontExpect,
    cases: readable(cases).map((one) => ({
      ...one,
      isLikely: one.needs ? new RegExp(`(?<![a-z])(?:${one.needs})`) : undefined,
      ways: one.ways.map((way) => ({ ...way, ...(one.reads && { reads: one.reads }) })),
    })),
  };
}

const kinds = Object.keys(letterKinds) as LetterKind[];

export const letters = Object.fromEntries(kinds.map((kind) => [kind, lettersOf(kind)])) as Record<
  LetterKind,
  ReturnType<typeof lettersOf>
>;

/** Whose name a letter may greet, which sentences are somebody's own, and what stands around them as `{propio}`. */
export const own = read<{
  names: {
    /** The letter goes to kin of theirs: who may be named. */
    kin: string;
    called: string;
    others: string;
  };
  /** «Quiero decirle que»: what follows is what is to be said. */
  leadIn: string;
  mine: string;
  theirs: readonly string[];
  /** What is said to us of the letter. */
  aside: readonly string[];
  room: Readonly<Record<LetterLength, number>>;
  /** Where something else was told. */
  gap: string;
  /** In these they tell of themselves; any other letter is ours. */
  frames: Readonly<Partial<Record<LetterKind, Way>>>;
}>('own.json');

export const wishes = readable(read<Wish[]>('wishes.json'));

interface Silence {
  dontExpect: string;
  ways: readonly { angle: string; silent?: true; text: string }[];
}

export const texts = read<{
  danger: Silence;
  /** The other one breaks an order that protects whoever writes. */
  protected: Silence;
  unwanted: Silence;
  refused: Silence;
  despair: Silence;
  theirDespair: Silence;
  hurt: Silence;
  /** Somebody tells a parent of a child whom an adult gets close to. */
  ofAChild: Silence;
  notes: Record<'own' | 'gaps' | 'facts' | 'general' | 'language', string>;
  cannot: Readonly<Record<string, string>>;
}>('texts.json');

const model = loadChoice('lettered');
/** Shares from which a case is believed, alone or with those that are like it, and from which its letter stands beside general ones. */
const [enough, maybe] = [0.5, 0.2];

/** The case that is told, or the general one with those that may be. */
export function caseFor(
  kind: LetterKind,
  facts: string,
  isOpen: (one: (typeof letters)[LetterKind]['cases'][number]) => boolean = () => true,
) {
  const plain = normalise(facts).text;
  const cases = letters[kind].cases.filter(isOpen);
  const shares = new Map(
    model.shares(saidFeatures(facts, '', []), `${kind}/`).map(({ choice, share }) => [choice, share]),
  );
  const shareOf = ({ id, isLikely }: (typeof cases)[number]) =>
    isLikely?.test(plain) === false ? 0 : (shares.get(`${kind}/${id}`) ?? 0);
  const ofLike = ({ id }: (typeof cases)[number]) =>
    letters[kind].cases.reduce((sum, one) => sum + (one.like === id || one.id === id ? shareOf(one) : 0), 0);
  const likely = cases.toSorted((one, other) => shareOf(other) - shareOf(one));
  const found =
    cases.find(({ isSaid }) => isSaid(plain)) ??
    likely.find((one) => shareOf(one) >= enough) ??
    cases.find((one) => one.general && ofLike(one) >= enough) ??
    cases.at(-1);
  if (!found) throw new RangeError(`no letters for ${kind}`);
  const others = found.general ? likely.filter((one) => one !== found && shareOf(one) >= maybe) : [];
  return { ...found, others };
}

const marks: Record<LetterLength, RegExp> = { short: /^(?!\+)/, medium: /^(?!\+\+)/, long: /^/ };

/** The lines of an idea in one length. */
export const linesOf = ({ text }: Way, length: LetterLength): string[] =>
  text.filter((line) => marks[length].test(line)).map((line) => line.replace(/^\++ /, ''));
