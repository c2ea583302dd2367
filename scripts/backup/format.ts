import type { Connection } from './connection.ts';

/**
 * A copy is lines of JSON in a gzip file: a head, pieces of tables (`{"table":"x","rows":[…]}`), and an end without
 * which it is not whole.
 */
export interface Head {
  salero: 1;
  at: string;
  migrations: string[];
}

export interface End {
  end: Record<string, number>;
}

/**
 * Sessions would come back to life after they were ended, and the other two live for minutes: after a restore
 * everybody signs in again.
 */
export const leftOut = ['sessions', 'sign_in_attempts', 'rate_limits', 'schema_migrations'];

/** Not for a month in a copy: results, which are kept for a day; what somebody handed over to be read, who may take it back; and after a restore all of billing is to be read again, by a clock that has seen nothing. */
export const leftEmpty: Record<string, string[]> = {
  generations: ['result', 'input', 'given', 'request_hash'],
  feedback: ['text'],
  billing_accounts: ['checked_at'],
  site: ['seen_at', 'looked_at'],
};

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
