import { readFileSync, writeFileSync } from 'node:fs';
import type { Bounds } from './engine.ts';
import type { Evaluation } from './evaluate.ts';
import type { ReadingResult } from './reading.ts';
import type { WritingResult } from './writing.ts';

type Baseline = Pick<Evaluation, 'reading' | 'writing'>;

const file = new URL('./baseline.jsonl', import.meta.url);

/** What is read for it, and again in every `npm test`: of what was tuned on enough to see that something got worse. */
export const guarded: Bounds = { tunedEvery: 5 };
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

/** The figures that may not get worse, one set a line. */
export function readBaseline(): Baseline {
  const lines: (ReadingResult | WritingResult)[] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    reading: lines.filter((one) => 'exact' in one),
    writing: lines.filter((one) => 'checks' in one),
  };
}

export function writeBaseline({ reading, writing }: Baseline): void {
  const lines = [...reading.filter(({ set }) => /^(?:all|as typed)/.test(set)), ...writing];
  writeFileSync(file, lines.map((one) => `${JSON.stringify(one, rounded)}\n`).join(''));
}
