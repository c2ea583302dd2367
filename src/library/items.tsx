import { type ComponentType, lazy } from 'react';
import type { SavedKind } from './saved.ts';
import { SavedItem, type SavedItemProps } from './saved-item.tsx';

export type Item = ComponentType<Omit<SavedItemProps, 'card'>>;

/** By collection: how one of it is drawn. */
export type Items = ReadonlyMap<string, Item>;

/** All cards are asked for at once: a tab opened later may have no connection. */
export function createItems(kinds: readonly SavedKind[]): Items {
  const entries = kinds.map((kind): [string, Item] => {
    const loading = kind.card();
    // Told when the tab is opened.
    loading.catch(() => {});
    const Item = lazy(async () => {
      const card = await loading;
      return { default: (props: Omit<SavedItemProps, 'card'>) => <SavedItem {...props} card={card} /> };
    });
    return [kind.collection, Item];
  });
  return new Map(entries);
}
