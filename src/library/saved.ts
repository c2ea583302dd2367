import type { ReactNode } from 'react';
import type { SavedRow } from './collections.ts';

export interface SavedCard<Row extends SavedRow = SavedRow> {
  View(props: { row: Row }): ReactNode;
  title(row: Row): string;
  text(row: Row): string;
  reuse(row: Row): void;
  Check?(props: { row: Row; text: string }): ReactNode;
}

/** What a tool keeps, as its page and the library know it: the tool's `saved.ts`. */
export interface SavedKind<Row extends SavedRow = SavedRow> extends SavedTexts {
  collection: string;
  path: string;
  premiumOnly?: true;
  editable?: string;
  /** Imported lazily: together the cards would make the library's first load half as large again. */
  card: () => Promise<SavedCard<Row>>;
}

/** A tool's `saved.json`. */
interface SavedTexts {
  tab: { place: number; key: string; label: string; one: string; empty: string; make: { label: string } };
  save: {
    label?: string;
    done: string;
    failed: string;
    signedOut?: string;
    signsIn?: boolean;
    already?: string;
  };
  remove: { sure?: string; doing?: string; done: string; failed: string };
  copy?: { done: string; failed: string };
}

export const savedKind = <Row extends SavedRow>(
  collection: string,
  path: string,
  texts: SavedTexts,
  rest: Pick<SavedKind<Row>, 'premiumOnly' | 'editable' | 'card'>,
): SavedKind<Row> => ({ collection, path, ...texts, ...rest });
