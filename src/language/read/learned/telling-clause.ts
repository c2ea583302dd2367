import type { Lines } from '../lines.ts';
import { originalOf } from '../normalise.ts';
import { weightOfWords } from './judge.ts';
import type { Window } from './windows.ts';

export interface Clause {
  plain: string;
  quote: string;
  start: number;
}

const longestQuote = 140;
const fewestLetters = 12;

/** The sentence of theirs that weighs most: it is what is shown. */
export function tellingClause(text: string, { messages, plain }: Lines, window: Window): Clause | null {
  let best: Clause | null = null;
  let most = -Infinity;
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
      if (weight <= most) continue;
      most = weight;
      const quote = originalOf(text, part, from, match.index + said.length).trim();
      best = { plain: said, quote: cut(quote), start };
    }
  }
  return best;
}

function cut(quote: string): string {
  return quote.length > longestQuote ? quote.slice(0, quote.lastIndexOf(' ', longestQuote)) : quote;
}
