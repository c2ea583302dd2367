import { collectionNames, type SavedLibrary, type SavedPage } from './collections.ts';

const place = 'guardados';
/** Storage holds a few megabytes: the newest of each collection are what one looks for without a connection. */
const mostOfEach = 200;

interface KeptCopy {
  userId: string;
  library: SavedLibrary;
}

/** What was loaded last, to be read without a connection. Only one person's at a time. */
export function keepCopy(userId: string, library: SavedLibrary): void {
  const cut = Object.fromEntries(
    collectionNames.map((name) => [name, cutPage(library[name] as SavedPage)]),
  ) as unknown as SavedLibrary;
  try {
    const copy: KeptCopy = { userId, library: { ...cut, failed: library.failed } };
    localStorage.setItem(place, JSON.stringify(copy));
  } catch {
    // Full or forbidden: an older copy would claim to be the newest.
    forgetLibrary();
  }
}

const cutPage = ({ items }: SavedPage): SavedPage => ({ items: items.slice(0, mostOfEach), next: null });

/** The copy of this person, or of whoever it was when nobody can tell. */
export function readCopy(userId: string | null): SavedLibrary | null {
  try {
    const copy = JSON.parse(localStorage.getItem(place) ?? 'null') as KeptCopy | null;
    return copy && (userId === null || copy.userId === userId) ? copy.library : null;
  } catch {
    return null;
  }
}

/** When somebody signs out, the next one at this screen finds nothing. */
export function forgetLibrary(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Where storage is forbidden nothing was kept either.
  }
}
