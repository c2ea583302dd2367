import type { Lines } from '../lines.ts';
import { type Normalised, originalOf } from '../normalise.ts';
import { wordsOf } from '../terms.ts';
import { weightOfWords } from './judge.ts';
import { reasons, type Support } from './reasons.ts';
import type { Window } from './windows.ts';
import { wordClassesIn } from './word-classes.ts';

export interface Clause {
  quote: string;
  start: number;
  supports: Support[];
}

const longestQuote = 140;
const fewestLetters = 12;

export function tellingClause(text: string, { messages, plain }: Lines, window: Window): Clause | null {
  let best: Clause | null = null;
  let most = -Infinity;
  const elsewhere: Support[] = [];
  for (const [index, message] of messages.entries()) {
    const part = plain[index];
    if (message.author === 'mine' || !part || message.end <= window.start || message.start >= window.end)
      continue;
    for (const match of part.text.matchAll(/[^.!?;\n]{1,200}[.!?]*/g)) {
      const said = match[0].trimEnd();
      const from = match.index + (said.length - said.trimStart().length);
      const start = part.starts[from] ?? message.start;
      if (said.trim() === '' || start < window.start || start >= window.end) continue;
      const alone = { theirs: said, mine: '', start, end: start + said.length, lines: 1 };
      // One word weighs nothing by itself, unless there is nothing else.
      const weight = weightOfWords(text, alone) - (said.length < fewestLetters ? 5 : 0);
      const supports = supportsIn(text, part, match.index, said);
      elsewhere.push(...supports);
      if (weight <= most || supports.length === 0) continue;
      most = weight;
      const quote = originalOf(text, part, from, match.index + said.length).trim();
      best = { quote: cut(quote), start, supports };
    }
  }
  if (!best) return null;
  const said = new Map([...best.supports, ...elsewhere].toReversed().map((one) => [one.says, one]));
  return { ...best, supports: [...said.values()].toReversed() };
}

function cut(quote: string): string {
  return quote.length > longestQuote ? quote.slice(0, quote.lastIndexOf(' ', longestQuote)) : quote;
}

function supportsIn(text: string, part: Normalised, from: number, said: string): Support[] {
  const words = wordsOf(said);
  const found = new Map<string, Support>();
  for (const { name, first, last } of wordClassesIn(words)) {
    const reason = reasons[name];
    if (!reason || found.has(name)) continue;
    const [start, end] = [from + (words.starts[first] as number), from + (words.ends[last] as number)];
    found.set(name, { ...reason, words: originalOf(text, part, start, end).trim() });
  }
  return [...found.values()];
}
