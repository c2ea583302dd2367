import { type Family, families } from '../../src/generation/reading/families.ts';
import { classNames, wordClassesIn } from '../../src/generation/reading/learned/word-classes.ts';
import { normalise } from '../../src/generation/reading/normalise.ts';
import { wordsOf } from '../../src/generation/reading/signals/terms.ts';
import type { Example } from './examples.ts';

/** For each class of words, how much it speaks for each family: log of how much likelier than by chance. */
export function familyWeights(examples: readonly Example[]): Record<string, number[]> {
  const known = examples.flatMap(({ text, family }) =>
    family
      ? [{ family, names: new Set(wordClassesIn(wordsOf(normalise(text).text)).map((one) => one.name)) }]
      : [],
  );
  const shareWith = (name: string, family?: Family) => {
    const chosen = family ? known.filter((one) => one.family === family) : known;
    return (chosen.filter(({ names }) => names.has(name)).length + 0.5) / (chosen.length + 5);
  };
  return Object.fromEntries(
    classNames.map((name) => [
      name,
      families.map((family) => Math.round(100 * Math.log(shareWith(name, family) / shareWith(name))) / 100),
    ]),
  );
}
