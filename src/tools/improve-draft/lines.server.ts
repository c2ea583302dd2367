import { isRefusal } from '../../generation/send-check/check.ts';
import { compileTest, type Rows, type Words } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { expanded } from '../../language/write/rewriting.ts';
import { writing } from '../../language/write/writing.server.ts';

export interface Edited {
  angle: string;
  text: string;
}

export interface Said {
  said?: Rows;
  unless?: Rows;
  /** What was received says so. */
  received?: Rows;
}

/** What is not made better but cared for: a pause, and smaller texts. All that is given has to hold. */
interface Care extends Said {
  id: string;
  kinds?: readonly string[];
  /** What was received is a no to the person. */
  refused?: true;
  pause?: string;
  edits: readonly Edited[];
}

export const read = dataIn(new URL('lines/', import.meta.url));

/** Patterns of a file by their names, each row of one by itself. */
export function patternsIn(file: string) {
  const rows = read<Record<string, string[]>>(file);
  return (name: string, flags = 'iu') => new RegExp(rows[name]?.join('|') ?? '(?!)', flags);
}

const words = { ...writing.words, ...read<Words>('words.json') };

/** Whether a text says one of these rows. */
export function says(rows: Rows | undefined): (text: string) => boolean {
  const pattern = compileTest(rows?.map((row) => expanded(row, words)));
  return (text) => pattern?.test(normalise(text).text) ?? false;
}

export function withTests<One extends Said>(one: One) {
  const [isSaid, isNot, isReceived] = [says(one.said), says(one.unless), says(one.received)];
  return {
    ...one,
    isNot,
    isSaid: (draft: string, received = '') =>
      (!one.said || isSaid(draft)) && !isNot(draft) && (!one.received || isReceived(received)),
  };
}

export const cares = read<Care[]>('care.json').map(withTests);

export function careFor(
  draft: string,
  received: string,
  kinds: readonly string[],
  { isRefused = isRefusal(received), isSilenced = false } = {} as {
    isRefused?: boolean;
    isSilenced?: boolean;
  },
): Care | undefined {
  return cares.find(
    (care) =>
      (isSilenced && care.id === 'silence') ||
      ((!care.kinds || care.kinds.some((kind) => kinds.includes(kind))) &&
        (!care.refused || isRefused) &&
        care.isSaid(draft, received)),
  );
}

const accepts = read<{ said: Rows; polite: Rows; unless: Rows }>('accepts.json');
const isAccepting = compileTest(accepts.said);
const isPolite = new RegExp(`^${compileTest(accepts.polite)?.source}$`);
const isMore = compileTest(accepts.unless);

/** Whether a text takes a no for a no, in each of its clauses, and asks for nothing besides. */
export function acceptsNo(text: string): boolean {
  const clauses = normalise(text)
    .text.split(/[^a-z0-9 ]+| (?:y|e|pero|aunque|asi que) /)
    .map((one) => one.trim())
    .filter(Boolean);
  const isKind = (one: string) =>
    isAccepting?.test(one) || one.split(' ').every((word) => isPolite.test(word));
  // «Gracias, Ana»: one word may be a name.
  return (
    clauses.some(isKind) &&
    clauses.every((one) => !isMore?.test(one) && (isKind(one) || !one.includes(' '))) &&
    !text.includes('?')
  );
}
