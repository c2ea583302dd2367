import { compile, compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import type { Normalised } from './normalise.ts';

interface Sign {
  id: string;
  isYear?: true;
  match: Rows;
  unless?: Rows;
  words?: Words;
  yes: readonly string[];
  no: readonly string[];
}

const { adults, signs } = readData<{ adults: Rows; signs: Sign[] }>('young.json');
export const youngSigns = signs;

const compiled = signs.map(({ match, unless = [], words = {}, isYear }) => ({
  isYear,
  match: compile(match, words),
  unless: compileTest([...adults, ...unless], words) as RegExp,
}));

/** Of the same message, what tells that a teacher or a parent speaks. */
const nearby = 160;
const denied = /(?<!\bpor )\b(?:no|nunca|ni|si|cuando)\s+(?:\w+\s+)?$/;

export function youngSign(plain: Normalised, today: Date): { start: number; end: number } | null {
  const { text } = plain;
  for (const { match, unless, isYear } of compiled) {
    for (const { 0: said, index } of text.matchAll(match)) {
      const end = index + said.length;
      const before = text
        .slice(Math.max(0, index - nearby), index)
        .split('\n')
        .at(-1) as string;
      const after = text.slice(end, end + nearby).split('\n')[0] as string;
      if (denied.test(before) || unless.test(before + said + after)) continue;
      if (isYear && isOfAge(said, today)) continue;
      return { start: plain.starts[index] ?? 0, end: plain.ends[end - 1] ?? 0 };
    }
  }
  return null;
}

/** Whoever was born in this year, «2010» or «09», is 18 before the year ends, or too small to write. */
export function isOfAge(said: string, today: Date): boolean {
  const age = today.getFullYear() - 2000 - Number(said.slice(-2));
  return age >= 18 || age < 8;
}
