import { compileTest, type Rows } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';

export interface Way {
  angle: string;
  for?: readonly string[];
  not?: readonly string[];
  silent?: true;
  lines: readonly string[];
  funny?: readonly string[];
  direct?: readonly string[];
  tender?: readonly string[];
}

/** Something that a message does, and whole replies to it. `acts/README.md` says what each field means. */
export interface Act {
  id: string;
  grave?: true;
  sayings?: readonly string[];
  wish?: string;
  wanted?: Rows;
  /** Nothing warm is said before it. */
  isAlone?: true;
  /** Acts whose own answer is what is wanted. */
  leaves?: readonly string[];
  tells?: true;
  brief?: readonly string[];
  advice: string;
  ways: readonly Way[];
  /** Bad news, a no or a limit: before anything else. */
  isFirst: boolean;
  wanted_: RegExp | null;
}

const read = dataIn(new URL('acts/', import.meta.url));

export const texts = read<{
  tips: Readonly<Record<string, string>>;
  seriousTip: string;
  silentTip: string;
  ownWish: string;
  /** A wish that tells only how it should sound. */
  manner: Rows;
  refusesNumber: string;
  /** Wishes that a plan in their own words goes before. */
  proposing: readonly string[];
  /** What would help, where nothing of what came before was pasted. */
  before: string;
  /** Words for a style of the person's own. */
  styles: Readonly<Record<string, Rows>>;
  steps: Readonly<Record<string, readonly Way[]>>;
  /** Acts that no step is added to: something else comes first, or they are the step. */
  noStep: readonly string[];
  /** Acts that are about a plan already. */
  planned: readonly string[];
  cannot: Readonly<Record<string, string>>;
}>('texts.json');

/** In the order in which they are looked for. */
const files = 'grave sure first said plans daily asks warm small wishes anybody'.split(' ');
export const acts: readonly Act[] = files.flatMap((name) =>
  read<Act[]>(`${name}.json`).map((act) => ({
    ...act,
    isFirst: name === 'first',
    wanted_: compileTest(act.wanted),
  })),
);

const byId = new Map(acts.map((act) => [act.id, act]));

export function actOf(id: string): Act {
  const act = byId.get(id);
  if (!act) throw new RangeError(`no act ${id}`);
  return act;
}

export const actFor = (wish: string) => acts.find((act) => act.wish === wish);
