/** What a person's library holds at most. A search reads all of it, so this is also what a search can cost. Decision 0056. */
export const libraryLimits = { items: 2_000, bytes: 8_000_000 } as const;

export const editLimits = { text: 20_000, note: 2_500 } as const;

export const searchLimits = { characters: 200, words: 12 } as const;

export type Held = Record<'items' | 'bytes', number>;

const nearlyFull = 0.9;

export function percentWorthTelling(held: Held | undefined): number | null {
  if (!held) return null;
  const share = Math.max(held.items / libraryLimits.items, held.bytes / libraryLimits.bytes);
  return share < nearlyFull ? null : Math.min(100, Math.floor(share * 100));
}
