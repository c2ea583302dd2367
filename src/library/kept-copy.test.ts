import { expect, onTestFinished, test, vi } from 'vitest';
import { pageIn, type SavedLibrary } from './collections.ts';
import { dropFromCopy, keepCopy, readCopy } from './kept-copy.ts';

/** Holds so many characters, as a browser's storage does. */
function storageOf(room: number): void {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => held.delete(key),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

const bios = Array.from({ length: 100 }, (_, id) => ({ id: String(id), text: 'x'.repeat(1_000) }));
const library = { bios: { items: bios, next: null }, failed: [] } as unknown as SavedLibrary;

test('a copy that does not fit is kept with the newest that do', () => {
  storageOf(30_000);
  keepCopy('ana', library, new Set());
  const kept = pageIn(readCopy('ana') ?? { failed: [] }, 'bios').items;
  expect(kept.length).toBeGreaterThan(10);
  expect(kept).toEqual(bios.slice(0, kept.length));
});

test('what is being deleted is in no copy', () => {
  storageOf(1_000_000);
  const ids = () => pageIn(readCopy('ana') ?? { failed: [] }, 'bios').items.map(({ id }) => id);
  keepCopy('ana', library, new Set(['0']));
  expect(ids()).toEqual(bios.slice(1).map(({ id }) => id));
  dropFromCopy('1');
  expect(ids()).toEqual(bios.slice(2).map(({ id }) => id));
});
