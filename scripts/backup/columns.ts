import type { Connection } from './connection.ts';
import { leftEmpty } from './format.ts';

/** What is copied of a row: not what the database computes by itself. */
export async function keptColumns({ query }: Connection, table: string): Promise<string[]> {
  const rows = await query(
    `select column_name as name, is_nullable = 'YES' as empty from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  // Older versions demanded some of them.
  return rows
    .filter(({ name, empty }) => !(empty && leftEmpty[table]?.includes(String(name))))
    .map(({ name }) => String(name));
}

export const list = (columns: readonly string[]) => columns.map((name) => `"${name}"`).join(', ');
