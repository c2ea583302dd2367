import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { lockDataDir } from '../../src/platform/data-lock.server.ts';

export interface Connection {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** By the earlier clock of this machine and the database's, where they differ: what is old by it is old by both. */
export async function momentOf({ query }: Pick<Connection, 'query'>, own: Date): Promise<Date> {
  const [clock] = await query('select extract(epoch from clock_timestamp())::float8 * 1000 as at');
  return new Date(Math.min(own.getTime(), Number(clock?.at)));
}

export async function connectPostgres(url: string): Promise<Connection> {
  const client = new Client({ connectionString: url, application_name: 'salero-backup' });
  await client.connect();
  return {
    query: async (text, values) => (await client.query(text, values)).rows ?? [],
    close: () => client.end(),
  };
}

/** A copy of a base that was left behind would look well until it is needed. What is in it tells nothing, since a copy has the same: a lock is of one database alone. */
export async function requireInUse(copied: Connection, urlInUse: string): Promise<void> {
  const inUse = await connectPostgres(urlInUse);
  try {
    const key = randomInt(1, 2 ** 31);
    // Behind a pooler only a transaction stays on one connection.
    await inUse.query('begin read only');
    await inUse.query(`select pg_advisory_xact_lock(${key})`);
    const seen = await copied.query(
      `select 1 from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and objid = ${key} and datname = current_database()`,
    );
    if (seen.length === 0)
      throw new Error('la base de BACKUP_DATABASE_URL no es la de DATABASE_URL, la que está en uso');
  } finally {
    await inUse.close();
  }
}

/** Takes the lock of the folder: the server must not run. */
export async function openPgliteFolder(dataDir: string): Promise<Connection> {
  const lock = lockDataDir(dataDir);
  const path = join(dataDir, 'pglite');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(path);
  return {
    // Without values a text may hold several statements.
    async query(text, values) {
      if (values) return (await client.query<Record<string, unknown>>(text, values)).rows;
      return (await client.exec(text)).at(-1)?.rows ?? [];
    },
    async close() {
      await client.close();
      lock.release();
    },
  };
}
