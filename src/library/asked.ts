/** What of the library is asked for, and from which end. */
export interface Asked {
  q: string;
  oldestFirst: boolean;
  favourites: boolean;
}

export function queryOf({ q, oldestFirst, favourites }: Asked): Record<string, string> {
  return {
    ...(q && { q }),
    ...(oldestFirst && { order: 'oldest' }),
    ...(favourites && { favourites: 'true' }),
  };
}

/** All of it, the newest first: this is what the device keeps a copy of. */
export const isEverything = (asked: Asked): boolean => Object.keys(queryOf(asked)).length === 0;
