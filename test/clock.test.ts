import { expect, test, vi } from 'vitest';
import { clockFromFullHour } from './clock.ts';

test('a test that begins a moment before midnight sees its clock run on within the same minute', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59.990Z') });
  const { now } = clockFromFullHour();
  expect(now().toISOString()).toBe('2026-11-21T23:00:00.000Z');
  vi.setSystemTime(new Date('2026-11-22T00:00:30.000Z'));
  expect(now().toISOString()).toBe('2026-11-21T23:00:30.010Z');
  vi.useRealTimers();
});
