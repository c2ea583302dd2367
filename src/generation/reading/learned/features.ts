import { slotsOf } from '../signals/find-signals.ts';

const kept = 5;

/** A word without what gender, number and person change: enough for counting. */
const stem = (word: string) => (/^\d+$/.test(word) ? '#' : word.slice(0, kept));

/** What the weights are given to: stems, and pairs of stems that follow each other, one may be between. */
export function featuresOf(plain: string): Set<string> {
  const words = plain.match(/[a-z0-9]+|[?€%]/g) ?? [];
  const stems = words.map(stem);
  const features = new Set<string>(slotsOf(plain));
  for (const [at, one] of stems.entries()) {
    features.add(one);
    const word = words[at] as string;
    if (word.length > kept) features.add(word.slice(0, 8));
    const next = stems[at + 1];
    if (next) features.add(`${one} ${next}`);
    const afterNext = stems[at + 2];
    if (afterNext) features.add(`${one} _ ${afterNext}`);
  }
  return features;
}
