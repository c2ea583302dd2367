import { mapPages, type SavedLibrary } from './collections.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the server's search does, for what is at hand without it. */
export function searchCopy(library: SavedLibrary, query: string): SavedLibrary {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return library;
  return mapPages(library, ({ items }) => {
    const holding = items.filter(({ id: _, user_id: __, ...row }) => {
      const text = fold(stringsOf(row).join(' '));
      return words.every((word) => text.includes(word));
    });
    return { items: holding, next: null };
  });
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
