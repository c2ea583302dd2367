import type { ComponentType } from 'react';
import type { CollectionName, SavedRows } from './collections.ts';

/** How a tool shows one of its saved results. */
export interface SavedCard<Row> {
  View: ComponentType<{ row: Row }>;
  /** Names the item in files, images and for screen readers. */
  title(row: Row): string;
  /** All of it, as it reads outside this page. */
  text(row: Row): string;
}

export type SavedCards = { [Name in CollectionName]: () => Promise<SavedCard<SavedRows[Name]>> };
