import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { SavedTable } from '../platform/schema.server.ts';
import type { SavedRow } from './collections.ts';
import type { SavedKind } from './saved.ts';

type Own<Row> = Omit<Row, keyof SavedRow>;

interface Rules<Row> {
  body: z.ZodType<Own<Row>>;
  /** Which rows of a shared table are of this collection, and what is told of a body that SQL takes for another kind. */
  kind?: { is: string; wrong?: Record<string, string> };
  texts?: { premium?: string; duplicate?: string };
}

export interface Collection extends Omit<Rules<unknown>, 'body'> {
  name: string;
  title: string;
  premiumOnly?: true;
  editable?: string;
  table: SavedTable;
  columns: Record<string, AnyPgColumn>;
  body: z.ZodType<Record<string, unknown>>;
}

const ofEveryTable = ['id', 'user_id', 'created_at', 'client_key', 'search_text'];

export function savedCollection<Row extends SavedRow>(
  { collection, premiumOnly, editable, tab }: SavedKind<Row>,
  table: SavedTable & Record<keyof Own<Row>, AnyPgColumn>,
  rules: Rules<Row>,
): Collection {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { generated }]) => !generated && !ofEveryTable.includes(name),
  );
  return {
    ...rules,
    name: collection,
    title: tab.label,
    premiumOnly,
    editable,
    table,
    columns: Object.fromEntries(columns),
    body: rules.body as unknown as Collection['body'],
  };
}

export const scopeOf = ({ kind }: Collection): SQL | undefined => kind && sql.raw(`kind = '${kind.is}'`);

export function savedParts(collections: readonly Collection[]): { table: SavedTable; title: string }[] {
  const byTable = Map.groupBy(collections, ({ table }) => table);
  return [...byTable].map(([table, some]) => ({ table, title: some.map(({ title }) => title).join(' · ') }));
}
