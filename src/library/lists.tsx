import { type ComponentType, lazy } from 'react';
import { CollectionList, type CollectionListProps } from './collection-list.tsx';
import type { SavedKind } from './saved.ts';

type List = ComponentType<Omit<CollectionListProps, 'card'>>;

/** A list for each collection. All cards are asked for at once: a tab opened later may have no connection. */
export function createLists(kinds: readonly SavedKind[]): ReadonlyMap<string, List> {
  const entries = kinds.map((kind): [string, List] => {
    const loading = kind.card();
    // Told when the tab is opened.
    loading.catch(() => {});
    const List = lazy(async () => {
      const card = await loading;
      return {
        default: (props: Omit<CollectionListProps, 'card'>) => <CollectionList {...props} card={card} />,
      };
    });
    return [kind.collection, List];
  });
  return new Map(entries);
}
