import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';
import type { Statement } from './statement.server.ts';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What both engines' transactions have in common. */
export type Tx = PgTransaction<RowsHKT>;

/** `work` may run again from its beginning, when its connection broke before it was committed: it changes nothing but the database. */
export interface Reading {
  /** `found`: the user whom the service's reading before this one named with `foundUser`. Where it named nobody, no row is seen. */
  as: 'service' | { userId: string } | 'found';
  statements: readonly Statement[];
}

export interface Promptness {
  /** PostgreSQL does not wait for the disk nor for a replica: a crash in the next moment may undo it, whole. The next commit that waits saves it too. */
  mayBeLost?: boolean;
  /** Upkeep and erasure, which may have much to do. Everything else is given up while whoever asked is still there to be told. */
  mayTakeLong?: boolean;
}

export type Row = Record<string, unknown>;

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** One transaction that sees and changes this user's rows only. */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction of the server's own; it reaches no saved item. */
  asService<T>(work: (tx: Tx) => Promise<T>, promptness?: Promptness): Promise<T>;
  /**
   * What is read all day: a transaction of statements that are known beforehand, in one round trip. It cannot write.
   * Answers the rows of each.
   */
  read(readings: readonly Reading[]): Promise<Row[][]>;
  /**
   * A transaction of the server's own whose statements are known beforehand: with its commit, which may be lost, it is one
   * round trip. Answers the rows of each.
   */
  writeAtOnce(statements: readonly Statement[]): Promise<Row[][]>;
  /** Reachable, with every migration applied. */
  ready(): Promise<boolean>;
  /** Of this process; `waiting` are those who wait for one. */
  connections(): { most: number; byState: { used: number; idle: number; waiting: number } };
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
