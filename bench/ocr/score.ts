import { distance } from '../../src/platform/distance.ts';
import type { Drawn, Truth } from './draw.ts';

export interface Score {
  /** Edits from what was read to what stands there: of letters, and of whole messages missed or made up. */
  wrong: number;
  characters: number;
  /** Messages of the wrong side, or not read at all. */
  wrongSides: number;
  messages: number;
}

type Pair = readonly [there: Truth | null, read: Truth | null];

export function score(read: readonly Truth[], { lines, cut }: Pick<Drawn, 'lines' | 'cut'>): Score {
  const there = lines.map(plain).filter(({ text }) => text);
  const got = read.map(plain);
  // What the header cuts off may be read or not.
  if (cut && got[0] && distance(got[0].text, there[0]?.text ?? '') > got[0].text.length / 2) got.shift();
  const pairs = align(there, got);
  return {
    wrong: pairs.reduce((sum, pair) => sum + cost(pair), 0),
    characters: there.reduce((sum, { text }) => sum + text.length, 0),
    wrongSides: pairs.filter(([one, other]) => one && one.who !== other?.who).length,
    messages: there.length,
  };
}

const plain = ({ who, text }: Truth): Truth => ({
  who,
  text: text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|♀|♂/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
});

const cost = ([there, read]: Pair) => distance(there?.text ?? '', read?.text ?? '');

/** Which message was read as which, with the fewest edits. */
function align(there: readonly Truth[], read: readonly Truth[]): Pair[] {
  const best = new Map<string, { sum: number; pairs: Pair[] }>();
  const from = (i: number, j: number): { sum: number; pairs: Pair[] } => {
    const known = best.get(`${i} ${j}`);
    if (known) return known;
    const one = there[i] ?? null;
    const other = read[j] ?? null;
    const steps: [Pair, number, number][] = [];
    if (one && other) steps.push([[one, other], i + 1, j + 1]);
    if (one) steps.push([[one, null], i + 1, j]);
    if (other) steps.push([[null, other], i, j + 1]);
    const ways = steps.map(([pair, nextI, nextJ]) => {
      const rest = from(nextI, nextJ);
      return { sum: cost(pair) + rest.sum, pairs: [pair, ...rest.pairs] };
    });
    const way = ways.sort((a, b) => a.sum - b.sum)[0] ?? { sum: 0, pairs: [] };
    best.set(`${i} ${j}`, way);
    return way;
  };
  return from(0, 0).pairs;
}
