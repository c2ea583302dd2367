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
export interface SavedKind<Row extends SavedRow = SavedRow> {
  collection: string;
  premiumOnly?: true;
  editable?: string;
  tab: SavedTab;
  save: SaveTexts;
  remove: RemoveTexts;
  copy: { done: string; failed: string };
  /** Imported lazily: together the cards would make the library's first load half as large again. */
  card: () => Promise<SavedCard<Row>>;
}

interface SavedTab {
  place: number;
  key: string;
  label: string;
  one: string;
  empty: string;
  make: { path: string; label: string };
}

interface SaveTexts {
  label?: string;
  done: string;
  failed: string;
  signedOut?: string;
  signsIn?: boolean;
  already?: string;
}

interface RemoveTexts {
  sure?: string;
  doing?: string;
  done: string;
  failed: string;
}

const textCopied = { done: 'Texto copiado al portapapeles', failed: 'No se pudo copiar el texto' };

/** What `saved.json` of a tool says; where it says nothing of copying, a text is copied. */
interface SavedTexts {
  tab: Omit<SavedTab, 'make'> & { make: { label: string } };
  save: SaveTexts;
  remove: RemoveTexts;
  copy?: SavedKind['copy'];
}

export const savedKind = <Row extends SavedRow>(
  collection: string,
  path: string,
  { tab, save, remove, copy = textCopied }: SavedTexts,
  rest: Pick<SavedKind<Row>, 'premiumOnly' | 'editable' | 'card'>,
): SavedKind<Row> => ({
  collection,
  tab: { ...tab, make: { ...tab.make, path } },
  save,
  remove,
  copy,
  ...rest,
});
