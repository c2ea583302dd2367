import { type Family, families } from '../families.ts';
import { wordsOf } from '../signals/terms.ts';
import file from './warning-weights.json' with { type: 'json' };
import { wordClassesIn } from './word-classes.ts';

const weights: Readonly<Record<string, readonly number[]>> = file.families;

/** What kind of warning the words belong to, by the classes they are of. */
export function likelyFamily(plain: string): Family {
  const names = new Set(wordClassesIn(wordsOf(plain)).map((one) => one.name));
  const sums = families.map((_, at) => {
    let sum = 0;
    for (const name of names) sum += weights[name]?.[at] ?? 0;
    return sum;
  });
  return families[sums.indexOf(Math.max(...sums))] ?? 'falta_de_respeto';
}
