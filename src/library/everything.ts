import { inOrder, type Order } from './asked.ts';
import type { SavedPage, SavedRow } from './collections.ts';
import type { SavedKind } from './saved.ts';

export interface KindPage extends SavedPage {
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
