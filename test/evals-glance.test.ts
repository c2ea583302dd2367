import { expect, test } from 'vitest';
import { checkNames } from '../evals/checks/all.ts';
import type { Evaluation } from '../evals/evaluate.ts';
import { figuresOf, intervalOf } from '../evals/figures.ts';
import { tablesOf } from '../evals/glance.ts';

test('the interval of a share is wide for few and never leaves what a share can be', () => {
  expect(intervalOf(0.5, 100).map((end) => Math.round(100 * end))).toEqual([40, 60]);
  expect(intervalOf(0, 20).map((end) => Math.round(100 * end))).toEqual([0, 16]);
  expect(intervalOf(1, 0)).toEqual([0, 1]);
});

const measured = (set: string, shown: readonly ('alto' | 'medio' | 'bajo')[], level: 'alto' | 'bajo') => ({
  tool: 'red-flags' as const,
  set,
  n: shown.length,
  quotesThatOccur: 1,
  ...figuresOf(shown.map((one) => ({ level, shown: one }))),
});

const checks = { ...Object.fromEntries(checkNames.map((name) => [name, null])), details: 0.25 };
const found = {
  reading: [
    measured('as typed, partner', ['bajo', 'bajo', 'bajo', 'medio'], 'bajo'),
    measured('as typed, threat', ['alto', 'medio', 'bajo', 'bajo'], 'alto'),
    measured('batch1, untouched', ['bajo'], 'alto'),
  ],
  writing: [{ tool: 'outfit', set: 'untouched half', n: 9, valid: 1, checks, of: { details: 4 } }],
  examples: [{ tool: 'outfit', id: 'outfit/1', problems: ['lacks bota (why)'] }],
} as unknown as Evaluation;

test('each tool has one table, what misses its bar by most first, with its number and its interval', () => {
  const printed = tablesOf('embedded', found, new Date('2026-11-22T10:00:00Z'));
  const [head, ...tables] = printed.trimEnd().split('\n\n');
  expect(head).toBe('embedded, 2026-11-22');
  const [outfit, redFlags, failed] = tables.map((one) => one.split('\n'));
  expect(outfit?.[0]).toMatch(/^outfit /);
  expect(outfit?.[1]).toMatch(/examples of its prompt’s rules +1 +0\.0 % +0\.0–79\.3 +>= 80\.0 % +missed/);
  expect(outfit?.[2]).toMatch(/untouched half: details +4 +25\.0 % +4\.6–69\.9 +>= 80\.0 % +missed/);
  expect(outfit).toHaveLength(4);
  expect(redFlags?.[1]).toMatch(/as typed, threat: alto +4 +25\.0 % +4\.6–69\.9 +>= 85\.0 % +missed/);
  expect(redFlags?.[2]).toMatch(/as typed, partner: flagged +4 +25\.0 % .* <= 12\.0 % +missed/);
  expect(redFlags?.[4]).toMatch(/batch1, untouched: exact +1 +0\.0 % +0\.0–79\.3\s*$/);
  expect(failed).toEqual(['outfit/1: lacks bota (why)']);
});
