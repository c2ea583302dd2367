import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { kept, learnWhetherDirect, nameToKeep } from './db-kept.server.ts';

const client = (processID: number, pid: number) =>
  ({ processID, query: async () => ({ rows: [{ pid }] }) }) as unknown as ClientBase;

test('behind a pooler, which lends its connections, no statement is left on one', async () => {
  const [pooled, direct] = [client(1, 2), client(3, 3)];
  await Promise.all([pooled, direct].map(learnWhetherDirect));
  expect(nameToKeep(pooled, '/* kept */ select 1')).toBeUndefined();
  expect(nameToKeep(direct, '/* kept */ select 1')).toMatch(/^[0-9a-f]{32}$/);
  expect(nameToKeep(direct, '/* kept */ select 2')).not.toBe(nameToKeep(direct, '/* kept */ select 1'));
  expect(nameToKeep(direct, 'select 1')).toBeUndefined();
});

describeEngines('a kept statement', (open) => {
  test('answers each time with its own values, and PostgreSQL plans it once a connection', async () => {
    const db = await open({ pool: 1 });
    for (const n of [1, 2, 3]) {
      const { rows } = await db.asService((tx) => tx.execute(kept(sql`select ${n}::int as n`)));
      expect(rows).toEqual([{ n }]);
    }
    const { rows } = await db.asService((tx) =>
      tx.execute(sql`select statement from pg_prepared_statements where name <> ''`),
    );
    const held = open.engine === 'postgres' ? [{ statement: '/* kept */ select $1::int as n' }] : [];
    expect(rows).toEqual(held);
  });

  test('that fails leaves the connection and the statement usable', async () => {
    const db = await open({ pool: 1 });
    const half = (n: number) =>
      db.asService(async (tx) => (await tx.execute(kept(sql`select 2 / ${n}::int as n`))).rows);
    await expect(half(0)).rejects.toThrow();
    expect(await half(2)).toEqual([{ n: 1 }]);
  });
});
