import { expect, test } from 'vitest';
import { figuresOf, intervalOf } from '../evals/figures.ts';
import { atAGlance } from '../evals/glance.ts';

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

test('what misses its bar by most is told first, with its number and its interval', () => {
  const lines = atAGlance(
    'embedded',
    [
      measured('as typed, partner', ['bajo', 'bajo', 'bajo', 'bajo'], 'bajo'),
      measured('as typed, threat', ['alto', 'medio', 'bajo', 'bajo'], 'alto'),
      measured('all, untouched', ['alto', 'medio', 'medio', 'medio'], 'alto'),
    ],
    new Date('2026-11-22T10:00:00Z'),
  ).split('\n');
  expect(lines[0]).toMatch(/^embedded, 2026-11-22; weights learned from/);
  expect(lines[4]).toMatch(/all, untouched: grave is alto +4 +25\.0 %/);
  expect(lines.join('\n')).toMatch(/all, untouched: grave is flagged +4 +100\.0 % .*>= 85\.0 %/);
  expect(lines[3]).toMatch(/as typed, threat: alto +4 +25\.0 % +5–70 +>= 85\.0 % +missed/);
  expect(lines.join('\n')).toMatch(/as typed, partner: alto +4 +0\.0 % .*<= 3\.0 %/);
  expect(lines).toHaveLength(10);
});
