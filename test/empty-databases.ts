import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { type Connection, connectPostgres } from '../scripts/backup/connection.ts';
import type { Database } from '../src/platform/db.server.ts';
import { lastRows } from '../src/platform/db-pglite.server.ts';
import { pooledDatabase } from '../src/platform/db-pool.server.ts';
import { postgresPool } from '../src/platform/db-postgres.server.ts';
import { startPglite } from './engines.ts';
import { provided } from './provided.ts';
import { runSql } from './rig/cluster.ts';
import { silentLog } from './rig/silent-log.ts';

/** `admin` is past every policy. Without any table yet, for who wants to see how the tables come. Closed with the test. */
export async function openEmpty(
  engine: Database['engine'],
): Promise<Record<'admin' | 'owner', Connection> & { database(): Database }> {
  if (engine === 'pglite') {
    const { pglite, pool } = await startPglite('emptyPgliteImage');
    onTestFinished(async () => {
      await pool.end();
      await pglite.close();
    });
    // In turn with the transactions: PGlite has one session for all.
    const query: Connection['query'] = async (text, values) =>
      lastRows([await pool.query(text, values)].flat());
    const admin = { query, close: async () => {} };
    return { admin, owner: admin, database: () => pooledDatabase('pglite', pool, async () => {}) };
  }
  const { adminUrl, ownerUrl } = provided('postgres');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await runSql(`${adminUrl}/postgres`, `create database ${name} owner salero`);
  const admin = await connectPostgres(`${adminUrl}/${name}`);
  const owner = await connectPostgres(`${ownerUrl}/${name}`);
  const pool = postgresPool(`${ownerUrl}/${name}`, 2, silentLog);
  onTestFinished(async () => {
    await Promise.all([admin.close(), owner.close(), pool.end()]);
    await runSql(`${adminUrl}/postgres`, `drop database ${name}`);
  });
  return { admin, owner, database: () => pooledDatabase('postgres', pool, async () => {}) };
}
