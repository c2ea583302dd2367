import type { SavedRow } from './collections.ts';

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

export const isEverything = (asked: Asked): boolean => Object.keys(queryOf(asked)).length === 0;

/** As the server orders rows. A star that is given or taken meanwhile moves its row. */
export const inOrder = (order: Order) => (one: SavedRow, other: SavedRow) =>
  (order === 'favourites' ? Number(other.favourite) - Number(one.favourite) : 0) ||
  (order === 'oldest' ? 1 : -1) *
    (one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id));
