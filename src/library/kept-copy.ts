import { stored } from '../account/personal-storage.ts';
import { mapPages, type SavedLibrary } from './collections.ts';

/** Storage holds a few megabytes: the newest of each collection are what one looks for without a connection. */
const mostOfEach = 200;

type KeptCopy = { userId: string; library: SavedLibrary };

/** A page may be left before its deletes are done: what was deleted on it must not be here by then. */
export function keepCopy(userId: string, library: SavedLibrary, deleted: ReadonlySet<string>): void {
  for (let most = mostOfEach; most >= 1; most = Math.floor(most / 2)) {
    const newest = mapPages(library, ({ items }) => ({
      items: items.filter(({ id }) => !deleted.has(id)).slice(0, most),
      next: null,
    }));
    const copy: KeptCopy = { userId, library: newest };
    if (stored.keep('', copy)) return;
  }
  stored.forget();
}

/** It may have been found by a search, with the whole library never loaded on this page. */
export function dropFromCopy(id: string): void {
  const copy = stored.read('') as KeptCopy | null;
  if (copy) keepCopy(copy.userId, copy.library, new Set([id]));
}

export const forgetCopy = (): void => stored.drop('');

export function readCopy(userId: string | null): SavedLibrary | null {
  const copy = stored.read('') as KeptCopy | null;
  return copy && (userId === null || copy.userId === userId) ? copy.library : null;
}
