import { compile, compileTest, type Rows } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { type Normalised, normalise, originalOf } from '../read/normalise.ts';

interface Written {
  id: string;
  said: Rows;
  unless?: Rows;
  whole?: true;
  most?: number;
  yes: readonly string[];
}

export interface Saying {
  id: string;
  quote: string;
  rest: string;
  plainBy?: 'words' | 'weights';
  isNarrow?: true;
}

export const sayings = readData<Written[]>('sayings.json').map((one) => ({
  ...one,
  said_: compile(one.said),
  unless_: compileTest(one.unless),
}));

export function sayingsIn(text: string): Saying[] {
  const normalised = normalise(text);
  const plain = normalised.text;
  return sayings.flatMap(({ id, said_, unless_, whole, most }) => {
    if ((most && plain.length > most) || unless_?.test(plain)) return [];
    if (whole) {
      const rest = plain.replace(said_, '');
      return rest !== plain && !/[a-z0-9]/.test(rest) ? [{ id, quote: text.trim(), rest: '' }] : [];
    }
    said_.lastIndex = 0;
    const hit = said_.exec(plain);
    if (!hit) return [];
    return [sayingAt(id, text, normalised, hit)];
  });
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
