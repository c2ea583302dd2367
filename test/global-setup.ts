import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { lastRows } from '../src/platform/db-pglite.server.ts';
import { openPostgres } from '../src/platform/db-postgres.server.ts';
import { migrate } from '../src/platform/migrate.server.ts';
import { provide } from './provided.ts';
import { Cluster } from './rig/cluster.ts';
import { silentLog } from './rig/silent-log.ts';

/** Migrates once for each engine; every `open()` then starts from a copy. Before that, PGlite is made once for all who want it empty. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'salero-test-'));
  const image = join(scratch, 'pglite.tar');
  const empty = join(scratch, 'empty.tar');
  // One after the other: PGlite holds the thread for as long as a connection may take to open.
  const cluster = await startMigratedCluster();
  await writePgliteImages(empty, image);
  provide(project, 'postgres', { adminUrl: cluster.adminUrl, ownerUrl: cluster.ownerUrl });
  provide(project, 'pgliteImage', image);
  provide(project, 'emptyPgliteImage', empty);
  return async () => {
    await cluster.close();
    rmSync(scratch, { recursive: true, force: true });
  };
}

async function startMigratedCluster() {
  const cluster = await Cluster.create('main');
  await cluster.createDatabase('salero_template');
  const db = await openPostgres(`${cluster.ownerUrl}/salero_template`, 1, silentLog);
  await db.close();
  return cluster;
}

async function writePgliteImages(empty: string, migrated: string): Promise<void> {
  const client = await PGlite.create();
  const write = async (path: string) => writeFileSync(path, await (await client.dumpDataDir('none')).bytes());
  await write(empty);
  await migrate({ query: async (text) => lastRows(await client.exec(text)) });
  await write(migrated);
  await client.close();
}
