import type { SavedPage, SavedRow } from './collections.ts';
import type { SavedKind } from './saved.ts';

export const orders = ['newest', 'oldest', 'favourites'] as const;
export type Order = (typeof orders)[number];

export interface Asked {
  q: string;
  order: Order;
  favourites: boolean;
}

export function queryOf({ q, order, favourites }: Asked): Record<string, string> {
  return {
    ...(q && { q }),
    ...(order !== 'newest' && { order }),
    ...(favourites && { favourites: 'true' }),
  };
}

/** As the server orders rows. A star that is given or taken meanwhile moves its row. */
export const inOrder = (order: Order) => (one: SavedRow, other: SavedRow) =>
  (order === 'favourites' ? Number(other.favourite) - Number(one.favourite) : 0) ||
  (order === 'oldest' ? 1 : -1) *
    (one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id));

interface KindPage extends SavedPage {
  kind: SavedKind;
}

export interface Item {
  kind: SavedKind;
  row: SavedRow;
}

/** In one order, as far as every collection was paged through. `next`: the one whose next page comes next; null: that was all. */
export function mergePages(pages: readonly KindPage[], order: Order) {
  const compare = inOrder(order);
  const ends = pages.flatMap(({ kind, items, next }) => {
    const last = items.at(-1);
    return next !== null && last ? [{ name: kind.collection, last }] : [];
  });
  const [first] = ends.sort((a, b) => compare(a.last, b.last));
  const all = pages.flatMap(({ kind, items }) => items.map((row) => ({ kind, row })));
  const known = first ? all.filter(({ row }) => compare(row, first.last) <= 0) : all;
  return { items: known.sort((a, b) => compare(a.row, b.row)), next: first?.name ?? null };
}
