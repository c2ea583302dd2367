import { forgetStored, personalPlace } from '../account/personal-storage.ts';
import { mapPages, type SavedLibrary } from './collections.ts';

/** Storage holds a few megabytes: the newest of each collection are what one looks for without a connection. */
const mostOfEach = 200;

interface KeptCopy {
  userId: string;
  library: SavedLibrary;
}

/** What was loaded last, to be read without a connection. Only one person's at a time. */
export function keepCopy(userId: string, library: SavedLibrary): void {
  for (let most = mostOfEach; most >= 1; most = Math.floor(most / 2)) {
    const newest = mapPages(library, ({ items }) => ({ items: items.slice(0, most), next: null }));
    try {
      const copy: KeptCopy = { userId, library: newest };
      localStorage.setItem(personalPlace, JSON.stringify(copy));
      return;
    } catch {
      // Full: fewer may fit.
    }
  }
  // Nothing fits, or it is forbidden: an older copy would claim to be the newest.
  forgetStored();
}

/** The copy of this person, or of whoever it was when nobody can tell. */
export function readCopy(userId: string | null): SavedLibrary | null {
  try {
    const copy = JSON.parse(localStorage.getItem(personalPlace) ?? 'null') as KeptCopy | null;
    return copy && (userId === null || copy.userId === userId) ? copy.library : null;
  } catch {
    return null;
  }
}
