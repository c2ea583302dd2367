import { writeFileSync } from 'node:fs';
import type { ModelFile } from '../../src/language/read/learned/linear-model.ts';
import type { Fit } from './logistic.ts';
import type { Vocabulary } from './rows.ts';

/** The finest step with which the largest weight still fits into a byte. */
const finest = 127;

export function modelFileOf({ bias, weights }: Fit, vocabulary: Vocabulary): ModelFile {
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / finest;
  const known = [...vocabulary].toSorted(([a], [b]) => a - b);
  const gaps: number[] = [];
  const bytes: number[] = [];
  let last = -1;
  for (const [place, index] of known) {
    const pair = [weights[2 * index] as number, weights[2 * index + 1] as number].map((one) =>
      Math.round(one / step),
    );
    if (pair.every((one) => one === 0)) continue;
    const gap = place - last - 1;
    if (gap >= 1 << 14) gaps.push(128 | (gap >> 14));
    if (gap >= 1 << 7) gaps.push(128 | ((gap >> 7) & 127));
    gaps.push(gap & 127);
    bytes.push(...pair);
    last = place;
  }
  return {
    bias,
    step,
    gaps: Buffer.from(gaps).toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
}

export function writeModel(name: string, file: object): void {
  const target = new URL(`../../src/language/read/learned/${name}.json`, import.meta.url);
  writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`);
}
