import { type ComponentType, lazy } from 'react';
import { CollectionList, type CollectionListProps } from './collection-list.tsx';
import type { SavedKind } from './saved.ts';

type List = ComponentType<Omit<CollectionListProps, 'cards'>>;

/** In `?tab=`: the tab that holds all kinds. */
export const everything = 'todo';

/** A list for each tab. All cards are asked for at once: a tab opened later may have no connection. */
export function createLists(kinds: readonly SavedKind[]): ReadonlyMap<string, List> {
  const loading = new Map(kinds.map((kind) => [kind, kind.card()]));
  // Told when the tab is opened.
  for (const card of loading.values()) card.catch(() => {});
  const listOf = (some: readonly SavedKind[]): List =>
    lazy(async () => {
      const entries = some.map(async (kind) => [kind.collection, await loading.get(kind)] as const);
      const found = (await Promise.all(entries)).flatMap(([name, card]) =>
        card ? [[name, card] as const] : [],
      );
      const cards = new Map(found);
      return {
        default: (props: Omit<CollectionListProps, 'cards'>) => <CollectionList {...props} cards={cards} />,
      };
    });
  return new Map([
    [everything, listOf(kinds)],
    ...kinds.map((kind) => [kind.tab.key, listOf([kind])] as const),
  ]);
}
