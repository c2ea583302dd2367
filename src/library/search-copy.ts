import { type Asked, inOrder } from './asked.ts';
import { mapPages, type SavedLibrary } from './collections.ts';
import { searchTextOf, soughtIn } from './fold.ts';

/** What the server's search, order and favourites do, for what is at hand without it. */
export function searchCopy(library: SavedLibrary, { q, order, favourites }: Asked): SavedLibrary {
  const words = soughtIn(q);
  return mapPages(library, ({ items }) => {
    const holding = items.filter(({ id: _, user_id: __, ...row }) => {
      const text = searchTextOf(row);
      return words.every((word) => text.includes(word)) && (!favourites || row.favourite);
    });
    return { items: holding.sort(inOrder(order)), next: null };
  });
}
