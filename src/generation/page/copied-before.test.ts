import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropCopied, keepCopied, readCopied } from './copied-before.ts';

const hourMs = 3_600_000;
const copied = { userId: 'ana', generationId: 'g', tool: 'Rompehielos', angle: 'Con humor', characters: 30 };
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * hourMs);

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was copied is asked of on another visit, not at once, and stands there for that visit alone', () => {
  keepCopied(copied);
  expect(readCopied('ana')).toBeNull();
  later(20);
  expect(readCopied('ana')).toMatchObject(copied);
  later(0.5);
  expect(readCopied('ana')).toMatchObject(copied);
  later(20);
  expect(readCopied('ana')).toBeNull();
});

test('who was answered is asked once more, on a later visit, whether they met', () => {
  keepCopied(copied);
  later(20);
  const asked = readCopied('ana');
  if (!asked) throw new Error('not asked');
  keepCopied({ ...asked, answered: true });
  expect(readCopied('ana')).toBeNull();
  later(20);
  expect(readCopied('ana')).toMatchObject({ ...copied, answered: true });
});

test('nobody else is asked, nobody after «Ahora no», and nobody a month later', () => {
  keepCopied(copied);
  later(20);
  expect(readCopied('eva')).toBeNull();
  dropCopied();
  expect(readCopied('ana')).toBeNull();
  keepCopied(copied);
  later(24 * 30);
  expect(readCopied('ana')).toBeNull();
});
