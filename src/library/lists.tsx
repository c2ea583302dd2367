import { type ComponentType, lazy } from 'react';
import type { SavedCard, SavedCards } from './card.ts';
import { CollectionList, type CollectionListProps } from './collection-list.tsx';
import { type CollectionName, collectionNames, type SavedRow } from './collections.ts';

type Lists = Record<CollectionName, ComponentType<Omit<CollectionListProps, 'card'>>>;

/** A list for each collection. All cards are asked for at once: a tab opened later may have no connection. */
export function createLists(cards: SavedCards): Lists {
  const entries = collectionNames.map((name) => {
    const loading = cards[name]() as Promise<SavedCard<SavedRow>>;
    // Told when the tab is opened.
    loading.catch(() => {});
    const List = lazy(async () => {
      const card = await loading;
      return {
        default: (props: Omit<CollectionListProps, 'card'>) => <CollectionList {...props} card={card} />,
      };
    });
    return [name, List];
  });
  return Object.fromEntries(entries) as Lists;
}
