import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { kept, learnWhetherDirect, nameToKeep } from './db-kept.server.ts';
import { statement } from './statement.server.ts';

const client = (processID: number, pid: number) =>
  ({ processID, query: async () => ({ rows: [{ pid }] }) }) as unknown as ClientBase;

test('behind a pooler, which lends its connections, no statement is left on one', async () => {
  const [pooled, direct] = [client(1, 2), client(3, 3)];
  await Promise.all([pooled, direct].map(learnWhetherDirect));
  expect(nameToKeep(pooled, 'select 1')).toBeUndefined();
  expect(nameToKeep(direct, 'select 1')).toMatch(/^[0-9a-f]{32}$/);
  expect(nameToKeep(direct, 'select 2')).not.toBe(nameToKeep(direct, 'select 1'));
});

describeEngines('a kept statement', (open) => {
  test('answers each time with its own values, and is planned once a connection', async () => {
    const db = await open({ pool: 1 });
    for (const n of [1, 2, 3]) {
      const { rows } = await db.asService((tx) => tx.execute(kept(sql`select ${n}::int as n`)));
      expect(rows).toEqual([{ n }]);
    }
    const { rows } = await db.asService((tx) =>
      tx.execute(
        sql`select statement from pg_prepared_statements where statement like '/* kept */ select $1%'`,
      ),
    );
    expect(rows).toEqual([{ statement: '/* kept */ select $1::int as n' }]);
  });

  test('that fails leaves the connection and the statement usable', async () => {
    const db = await open({ pool: 1 });
    const half = (n: number) =>
      db.asService(async (tx) => (await tx.execute(kept(sql`select 2 / ${n}::int as n`))).rows);
    await expect(half(0)).rejects.toThrow();
    expect(await half(2)).toEqual([{ n: 1 }]);
  });

  test('is kept of every message that is sent at once, also after one that failed while it was learned', async () => {
    const db = await open({ pool: 1 });
    const [one, half] = [
      statement`select ${1}::int as n`,
      (n: number) => statement`select 2 / ${n}::int as n`,
    ];
    // What a new connection is comes out while it answers the first message.
    await db.writeAtOnce([statement`select 0`]);
    for (const n of [0, 2, 2, 0, 2, 2]) {
      // Where the first fails, PostgreSQL does not look at the second.
      const answer = db.writeAtOnce([half(n), one]);
      if (n > 0) expect(await answer).toEqual([[{ n: 1 }], [{ n: 1 }]]);
      else await expect(answer).rejects.toThrow('division by zero');
    }
    const kept = await db.read([
      {
        as: 'service',
        statements: [statement`select statement from pg_prepared_statements where statement like 'select%n'`],
      },
    ]);
    const texts = [{ statement: 'select $1::int as n' }, { statement: 'select 2 / $1::int as n' }];
    expect(kept[0]?.toSorted((a, b) => (String(a.statement) < String(b.statement) ? -1 : 1))).toEqual(texts);
  });
});
