import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { lockDataDir } from './data-lock.server.ts';
import type { Database } from './db.server.ts';
import { createPool, pooledDatabase } from './db-pool.server.ts';
import type { Logger } from './log.server.ts';
import { migrate } from './migrate.server.ts';

export async function openPglite(dataDir: string, log: Logger, isRestore = false): Promise<Database> {
  const lock = lockDataDir(dataDir);
  try {
    const path = join(dataDir, 'pglite');
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const pglite = await PGlite.create(path);
    await migrate({ query: async (text) => lastRows(await pglite.exec(text)) }, { log, isRestore });
    const pool = pglitePool(pglite, log);
    await pool.query('select 1');
    return pooledDatabase('pglite', pool, async () => {
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

export function pglitePool(pglite: PGlite, log: Logger): Pool {
  const config = {
    stream: () => new PgliteStream(pglite),
    max: 1,
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

/** Stands in for the driver's socket: each message goes to PGlite in a turn of the event loop of its own. */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** PGlite has one session for ever. The connection before this one may have left a transaction and statements of its own. */
  connect(): this {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#answer(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #answer(message: Buffer, done: (error?: Error | null) => void): void {
    setImmediate(() => {
      if (this.destroyed) return done();
      this.#pglite.execProtocolRaw(message).then((answer) => {
        if (answer.length > 0 && !this.destroyed) this.push(answer);
        done();
      }, done);
    });
  }
}
