import { type Family, families } from '../families.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const rows = new Map<string, number[]>(Object.entries(weights.features));

export interface Score {
  /** Log-odds that it worries, and that it worries much. */
  alarm: number;
  high: number;
  family: Family;
}

export function scoreOf(plain: string): Score {
  const features = [...featuresOf(plain)].map((one) => rows.get(one));
  const scale = 1 / Math.sqrt(features.length + 1);
  const sums = weights.bias.map((bias, at) => {
    let sum = 0;
    for (const row of features) sum += row?.[at] ?? 0;
    return (bias + scale * sum) / 100;
  });
  const ofFamily = (family: Family) => sums[weights.models.indexOf(family)] ?? 0;
  const [family = 'falta_de_respeto'] = families.toSorted((a, b) => ofFamily(b) - ofFamily(a));
  return { alarm: sums[0] ?? 0, high: sums[1] ?? 0, family };
}
