import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';

/** What a transaction can be asked. There is none within another. */
export type Tx = Omit<NodePgDatabase, 'transaction' | '$client'>;

export type Row = Record<string, unknown>;

export interface Promptness {
  /** PostgreSQL does not wait for the disk nor for a replica: a crash in the next moment may undo it, whole. The next commit that waits saves it too. */
  mayBeLost?: boolean;
  /** Upkeep and erasure, which may have much to do. Everything else is given up while whoever asked is still there to be told. */
  mayTakeLong?: boolean;
  /** Changes nothing, and asks all its questions before it has an answer: COMMIT is sent behind them, so that all of it is one round trip. */
  readsAtOnce?: boolean;
}

/** Asked by the service: `id` of its row is the user's. Then `found` is told the rows, and throws where they are not what they should be. */
export interface FindUser {
  query: SQL;
  found(rows: Row[]): void;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Sees and changes this user's rows only. `work` may run again before its commit: it changes nothing but the database. */
  asUser<T>(who: string | FindUser, work: (tx: Tx) => Promise<T>, promptness?: Promptness): Promise<T>;
  asService<T>(work: (tx: Tx) => Promise<T>, promptness?: Promptness): Promise<T>;
  ready(): Promise<boolean>;
  connections(): {
    most: number;
    byState: { used: number; idle: number; waiting: number };
    waitedMs: number;
  };
  close(): Promise<void>;
}

/** Opens the database of the settings and brings it up to date, also one half restored where it is for the restore. Only the engine in use is loaded. */
export async function openDatabase(env: Env, log: Logger, isRestore = false): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./db-postgres.server.ts');
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL, log, isRestore);
  }
  const { openPglite } = await import('./db-pglite.server.ts');
  return openPglite(env.DATA_DIR, log, isRestore);
}
