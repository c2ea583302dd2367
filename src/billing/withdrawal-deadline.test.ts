import { expect, test } from 'vitest';
import { nextMonth } from './plans.ts';
import { withdrawalDeadline } from './withdrawal-deadline.server.ts';

test.each([
  ['2026-11-26T10:00:00Z', '2026-12-13T22:59:59.000Z', 'in winter'],
  ['2026-07-01T10:00:00Z', '2026-07-18T21:59:59.000Z', 'in summer'],
  ['2026-10-20T10:00:00Z', '2026-11-06T22:59:59.000Z', 'across the end of summer time'],
  ['2026-03-19T10:00:00Z', '2026-04-05T21:59:59.000Z', 'across its beginning'],
  ['2026-11-25T23:30:00Z', '2026-12-13T22:59:59.000Z', 'half past midnight in Spain is the next day'],
  ['2026-03-20T10:00:00Z', '2026-04-06T21:59:59.000Z', 'a Good Friday and its weekend are no last days'],
])('a contract of %s can be left until %s: %s', (started, deadline) => {
  expect(withdrawalDeadline(new Date(started)).toISOString()).toBe(deadline);
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(nextMonth(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-21T10:00:00.000Z');
  expect(nextMonth(new Date('2027-01-31T10:00:00Z')).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  expect(nextMonth(new Date('2026-12-31T10:00:00Z')).toISOString()).toBe('2027-01-31T10:00:00.000Z');
});
