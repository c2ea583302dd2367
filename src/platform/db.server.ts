import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What both engines' transactions have in common. */
export type Tx = PgTransaction<RowsHKT>;

/** `work` may run again from its beginning, when its connection broke before it was committed: it changes nothing but the database. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** One transaction that sees and changes this user's rows only. */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction of the server's own; it reaches no saved item. */
  asService<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reachable, with every migration applied. */
  ready(): Promise<boolean>;
  /** Of the pool, by state; only where there is one. */
  connections?(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Opens the database of the settings and brings it up to date. Only the engine in use is loaded. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./db-postgres.server.ts');
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL, log);
  }
  const { openPglite } = await import('./db-pglite.server.ts');
  return openPglite(env.DATA_DIR, log);
}
