import { collectionNames, type SavedLibrary, type SavedPage } from './collections.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the server's search does, for what is at hand without it. */
export function searchCopy(library: SavedLibrary, query: string): SavedLibrary {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return library;
  const found = collectionNames.map((name) => {
    const { items } = library[name] as SavedPage;
    const holding = items.filter(({ id: _, user_id: __, ...row }) => {
      const text = fold(stringsOf(row).join(' '));
      return words.every((word) => text.includes(word));
    });
    return [name, { items: holding, next: null }];
  });
  return { ...Object.fromEntries(found), failed: library.failed };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
