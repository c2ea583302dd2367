import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../platform/schema.server.ts';
import written from './export-tables.json' with { type: 'json' };
import type { Erase } from './kept.ts';

export interface ExportedTable {
  table: PgTable;
  id: AnyPgColumn;
  owner: AnyPgColumn;
  columns: Record<string, AnyPgColumn>;
  title: string;
  until: string;
  erase: Erase;
  /** Written by a machine: the law wants each one marked. */
  generated?: true;
}

export type SavedPart = { table: schema.SavedTable; title: string };

function saved({ table, title }: SavedPart): ExportedTable {
  const { user_id: ___, client_key: _, search_text: __, ...columns } = getTableColumns(table);
  const until = 'hasta que lo borres';
  return { table, id: table.id, owner: table.user_id, columns, title, until, erase: 'rows', generated: true };
}

interface Told extends Omit<ExportedTable, 'table' | 'id' | 'owner' | 'columns'> {
  columns: readonly string[];
  named?: Readonly<Record<string, string>>;
  table?: string;
  id?: string;
  owner?: string;
}

const tables = schema as unknown as Readonly<Record<string, PgTable>>;

function part(called: string, told: Told): ExportedTable {
  const { columns: names, named = {}, table: own = called, id = 'id', owner = 'user_id', ...rest } = told;
  const table = tables[own];
  const all: Readonly<Record<string, AnyPgColumn>> = table ? getTableColumns(table) : {};
  const columnOf = (name: string) => {
    const column = all[name];
    if (!column) throw new Error(`${own} has no column ${name}`);
    return column;
  };
  const columns = Object.fromEntries(names.map((name) => [named[name] ?? name, columnOf(name)]));
  return { table: table as PgTable, id: columnOf(id), owner: columnOf(owner), columns, ...rest };
}

const partsOf = (written: object) =>
  Object.entries(written as Record<string, Told>).map(([name, told]) => [name, part(name, told)] as const);
const [person, kept] = [partsOf(written.person), partsOf(written.kept)];

export const exportedTables = (savedParts: readonly SavedPart[]): Record<string, ExportedTable> =>
  Object.fromEntries([
    ...person,
    ...savedParts.map((one) => [getTableName(one.table), saved(one)] as const),
    ...kept,
  ]);

export const ownedBy = ({ owner }: ExportedTable, userId: string) => eq(owner, userId);
