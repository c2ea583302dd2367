import type { Held } from './limits.ts';

export interface SavedRow {
  id: string;
  user_id: string;
  created_at: string;
  note: string | null;
  favourite: boolean;
}

export interface SavedPage {
  items: SavedRow[];
  next: string | null;
}

/** A collection that could not be read is named in `failed`. In a rolling update either side may know one that the other does not. */
export interface SavedLibrary {
  failed: string[];
  held?: Held;
  [collection: string]: SavedPage | string[] | Held | undefined;
}

const isPage = (value: SavedLibrary[string]): value is SavedPage =>
  value !== undefined && 'items' in value && Array.isArray(value.items);

const noPage: SavedPage = { items: [], next: null };

export function pageIn(library: SavedLibrary, name: string): SavedPage {
  const page = library[name];
  return isPage(page) ? page : noPage;
}

export const isMissing = (library: SavedLibrary, name: string): boolean =>
  library[name] === undefined || library.failed.includes(name);

export function mapPages(library: SavedLibrary, change: (page: SavedPage) => SavedPage): SavedLibrary {
  const changed = Object.entries(library).map(([name, value]) => [
    name,
    isPage(value) ? change(value) : value,
  ]);
  return Object.fromEntries(changed);
}
