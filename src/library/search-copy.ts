import { mapPages, type SavedLibrary } from './collections.ts';
import { searchTextOf, wordsOf } from './fold.ts';

/** What the server's search does, for what is at hand without it. */
export function searchCopy(library: SavedLibrary, query: string): SavedLibrary {
  const words = wordsOf(query);
  if (words.length === 0) return library;
  return mapPages(library, ({ items }) => {
    const holding = items.filter(({ id: _, user_id: __, ...row }) => {
      const text = searchTextOf(row);
      return words.every((word) => text.includes(word));
    });
    return { items: holding, next: null };
  });
}
