import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { lockDataDir } from './data-lock.server.ts';
import type { Database } from './db.server.ts';
import { createPool, pooledDatabase } from './db-pooled.server.ts';
import type { Logger } from './log.server.ts';
import { migrate } from './migrate.server.ts';
import { PgliteLine } from './pglite-line.server.ts';

export async function openPglite(dataDir: string, log: Logger): Promise<Database> {
  const lock = await lockDataDir(dataDir);
  try {
    const path = join(dataDir, 'pglite');
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const pglite = await PGlite.create(path);
    const applied = await migrate({ query: async (text) => lastRows(await pglite.exec(text)) });
    if (applied.length > 0) log.info('migrations applied', { count: applied.length });
    const pool = pglitePool(pglite, log);
    // What cannot be asked ends the start, not every request after it.
    await pool.query('select 1');
    return pgliteDatabase(pool, async () => {
      await pool.end();
      await pglite.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function lastRows(results: { rows: Record<string, unknown>[] }[]): Record<string, unknown>[] {
  return results.at(-1)?.rows ?? [];
}

/** Of one connection, so transactions take turns: their `work` must not wait for anything slow. */
export function pglitePool(pglite: PGlite, log: Logger): Pool {
  const config = {
    stream: () => new PgliteLine(pglite),
    max: 1,
    // Who waits, waits for work in this very thread.
    connectionTimeoutMillis: 0,
    idleTimeoutMillis: 0,
    // What the driver would else take from the environment, where it is meant for some server.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    sslnegotiation: 'postgres' as const,
    replication: 'false',
  };
  return createPool(config, log);
}

/** Every commit is written out at once: PGlite has no process that would do it later, when nobody commits any more. */
export function pgliteDatabase(pool: Pool, release: () => Promise<void>): Database {
  return pooledDatabase({ engine: 'pglite', mayLose: false, longAnswer: null }, pool, release);
}
