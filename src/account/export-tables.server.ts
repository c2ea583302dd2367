import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../platform/schema.server.ts';
import kept from './export-tables.json' with { type: 'json' };
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

export type SavedTable = PgTable &
  Record<'id' | 'user_id' | 'created_at' | 'client_key' | 'search_text', AnyPgColumn>;

export type SavedPart = { table: SavedTable; title: string };

function saved({ table, title }: SavedPart): ExportedTable {
  const { user_id: ___, client_key: _, search_text: __, ...columns } = getTableColumns(table);
  const until = 'hasta que lo borres';
  return { table, id: table.id, owner: table.user_id, columns, title, until, erase: 'rows', generated: true };
}

interface Told extends Pick<ExportedTable, 'title' | 'until'> {
  columns: readonly string[];
  named?: Readonly<Record<string, string>>;
  id?: string;
  owner?: string;
}

function part(table: PgTable, told: Told, erase: Erase): ExportedTable {
  const { columns: names, named = {}, id = 'id', owner = 'user_id', ...texts } = told;
  const all: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  const columnOf = (name: string) => {
    const column = all[name];
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
    return column;
  };
  const columns = Object.fromEntries(names.map((name) => [named[name] ?? name, columnOf(name)]));
  return { table, id: columnOf(id), owner: columnOf(owner), columns, erase, ...texts };
}

export const exportedTables = (savedParts: readonly SavedPart[]): Record<string, ExportedTable> => ({
  profile: part(schema.profiles, kept.profile, 'account'),
  identities: part(schema.identities, kept.identities, 'account'),
  sessions: part(schema.sessions, kept.sessions, 'sessions'),
  ...Object.fromEntries(savedParts.map((one) => [getTableName(one.table), saved(one)])),
  threads: part(schema.threads, kept.threads, 'rows'),
  voice: part(schema.voices, kept.voice, 'rows'),
  about_me: part(schema.about_me, kept.about_me, 'rows'),
  generations: { ...part(schema.generations, kept.generations, 'recent'), generated: true },
  feedback: part(schema.feedback, kept.feedback, 'rows'),
  outcomes: part(schema.outcomes, kept.outcomes, 'rows'),
  billing: part(schema.billing_accounts, kept.billing, 'account'),
  billing_events: part(schema.billing_events, kept.billing_events, 'account'),
  withdrawals: part(schema.withdrawals, kept.withdrawals, 'account'),
  billing_mails: part(schema.billing_mails, kept.billing_mails, 'account'),
});

export const ownedBy = ({ owner }: ExportedTable, userId: string) => eq(owner, userId);
