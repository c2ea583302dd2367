import { expect, test } from 'vitest';
import cases from './answered.cases.json' with { type: 'json' };
import { answeredIn } from './answered.ts';

type Line = Parameters<typeof answeredIn>[0][number];

test.each(cases.again as [string, Line[], string, string | null][])(
  '%s is not asked again',
  (_, lines, reply, left) => {
    const answered = answeredIn(lines);
    expect(answered.isIn(reply)).toBe(true);
    expect(answered.leftOf(reply)).toBe(left);
  },
);

test.each(cases.open as [string, Line[], string][])('%s may be asked', (_, lines, reply) => {
  const answered = answeredIn(lines);
  expect(answered.isIn(reply)).toBe(false);
  expect(answered.leftOf(reply)).toBe(reply);
});
