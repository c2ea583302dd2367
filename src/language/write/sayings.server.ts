import { compile, compileTest, type Rows, type Words } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { type Normalised, normalise, originalOf } from '../read/normalise.ts';

/** What says it, in a text of at most so many letters; `whole` where nothing else may be said. */
interface Found {
  said?: Rows;
  unless?: Rows;
  words?: Words;
  whole?: true;
  most?: number;
}

export interface Saying {
  id: string;
  quote: string;
  rest: string;
  plainBy?: 'words' | 'weights';
  isNarrow?: true;
}

export const compiled = <Written extends Found>({ said, unless, ...one }: Written) => ({
  ...one,
  said: said ? compile(said, one.words) : null,
  unless: compileTest(unless, one.words),
});
type Compiled = ReturnType<typeof compiled<Found>>;

export function isSaid({ said, unless, whole, most }: Compiled, plain: string): boolean {
  if (!said || (most && plain.length > most) || unless?.test(plain)) return false;
  said.lastIndex = 0;
  if (!whole) return said.test(plain);
  const rest = plain.replace(said, '');
  return rest !== plain && !/[a-z0-9]/.test(rest);
}

export function sayingOf(
  { id, said, whole }: Compiled & { id: string },
  text: string,
  normalised: Normalised,
) {
  if (said) said.lastIndex = 0;
  const hit = whole ? null : said?.exec(normalised.text);
  return hit ? sayingAt(id, text, normalised, hit) : { id, quote: text.trim(), rest: '' };
}

export const sayings =
  readData<(Found & { id: string; yes: readonly string[] })[]>('sayings.json').map(compiled);

export function sayingsIn(text: string): Saying[] {
  const normalised = normalise(text);
  return sayings.filter((one) => isSaid(one, normalised.text)).map((one) => sayingOf(one, text, normalised));
}

export function sayingAt(id: string, text: string, normalised: Normalised, hit: RegExpExecArray): Saying {
  const plain = normalised.text;
  const [from, to] = clauseAround(plain, hit.index, hit.index + hit[0].length);
  const rest = `${plain.slice(0, from)} ${plain.slice(to)}`;
  return { id, quote: originalOf(text, normalised, from, to).trim(), rest };
}

const edge = /[.?!,;:\n…]/;

function clauseAround(plain: string, start: number, end: number): [from: number, to: number] {
  let from = start;
  let to = end;
  while (from > 0 && !edge.test(plain.charAt(from - 1))) from -= 1;
  while (to < plain.length && !edge.test(plain.charAt(to))) to += 1;
  while (/[?!]/.test(plain.charAt(to))) to += 1;
  return [from, to];
}
