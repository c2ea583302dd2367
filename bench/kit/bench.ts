import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openPglite } from '../../src/platform/db-pglite.server.ts';
import { openPostgres } from '../../src/platform/db-postgres.server.ts';
import { Cluster, runSql } from '../../test/rig/cluster.ts';
import { silentLog } from '../../test/rig/silent-log.ts';

/** As in production: every commit reaches the disk. */
const durable = ['max_connections=200', 'shared_buffers=512MB', 'max_wal_size=2GB'];

export type Run = (sql: string) => Promise<unknown>;
type Settings = Record<string, string>;
type EngineName = 'PostgreSQL' | 'PGlite';

/** A measure of one engine, taken of either. */
export const onBothEngines =
  <Found>(measure: (bench: Bench, engine: EngineName) => Promise<Found[]>) =>
  async (bench: Bench): Promise<Found[]> => [
    ...(await measure(bench, 'PostgreSQL')),
    ...(await measure(bench, 'PGlite')),
  ];

export class Bench {
  readonly #scratch = mkdtempSync(join(tmpdir(), 'salero-bench-'));
  #cluster: Cluster | undefined;

  /** A fresh migrated database, filled as superuser, and the settings that lead a server to it. */
  async database(engine: EngineName, fill: (run: Run) => Promise<void>): Promise<Settings> {
    return engine === 'PostgreSQL' ? this.#postgres(fill) : this.#pglite(fill);
  }

  async #postgres(fill: (run: Run) => Promise<void>): Promise<Settings> {
    this.#cluster ??= await Cluster.create('bench', { settings: durable, lasting: true });
    const { adminUrl, ownerUrl } = this.#cluster;
    const name = `bench_${randomUUID().slice(0, 8)}`;
    await this.#cluster.createDatabase(name);
    const db = await openPostgres(`${ownerUrl}/${name}`, 1, silentLog);
    await db.close();
    await fill((text) => runSql(`${adminUrl}/${name}`, text));
    return { DATABASE_URL: `${ownerUrl}/${name}`, DATA_DIR: join(this.#scratch, name) };
  }

  async #pglite(fill: (run: Run) => Promise<void>): Promise<Settings> {
    const DATA_DIR = mkdtempSync(join(this.#scratch, 'pglite-'));
    const db = await openPglite(DATA_DIR, silentLog);
    await db.close();
    const client = await PGlite.create(join(DATA_DIR, 'pglite'));
    await fill((text) => client.exec(text));
    await client.close();
    return { DATA_DIR };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#cluster?.close();
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}
