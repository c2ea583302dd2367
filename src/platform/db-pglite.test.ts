import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPglite } from '../../test/engines.ts';
import { PgliteStream } from './db-pglite.server.ts';

async function openPool() {
  const { pglite, pool } = await startPglite();
  onTestFinished(async () => {
    await pool.end();
    if (!pglite.closed) await pglite.close();
  });
  return { pglite, pool };
}

const named = { name: 'mine', text: 'select $1::int as n', values: [1] };

test('a connection to PGlite takes over nothing from the one before it', async () => {
  const { pool } = await openPool();
  const first = await pool.connect();
  await first.query('create table lines (n int)');
  await first.query('begin');
  await first.query('insert into lines values (1)');
  await first.query(named);
  first.release(true);
  const { rows: statements } = await pool.query('select name from pg_prepared_statements');
  expect(statements).toEqual([]);
  expect((await pool.query('select * from lines')).rows).toEqual([]);
  expect((await pool.query(named)).rows).toEqual([{ n: 1 }]);
});

test('what a connection to PGlite was still to say when it was cut is never said', async () => {
  const { pglite } = await openPool();
  const cut = new PgliteStream(pglite);
  cut.write(Buffer.from('510000000a626567696e00', 'hex')); // begin
  cut.destroy();
  const next = new PgliteStream(pglite);
  await once(next.connect(), 'connect');
  await pause(20);
  expect(pglite.isInTransaction()).toBe(false);
  next.destroy();
});

test('a connection to PGlite that is closed under it fails whoever asks, and the process goes on', async () => {
  const { pglite, pool } = await openPool();
  await pool.query('select 1');
  await pglite.close();
  await expect(pool.query('select 1')).rejects.toThrow();
  await expect(pool.query('select 1')).rejects.toThrow('PGlite is closed');
});

test('what the environment says of some server of PostgreSQL is not said of PGlite', async () => {
  for (const [name, value] of Object.entries({
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGREPLICATION: 'database',
    PGOPTIONS: '-c search_path=nowhere',
  }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { pool } = await openPool();
  expect((await pool.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
});
