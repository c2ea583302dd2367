import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { count, eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import type { Promptness, Row, Tx } from './db.server.ts';
import { profiles, saved_date_plans } from './schema.server.ts';

const plan = (user_id: string, plan_text: string) => ({ user_id, plan_text });

describeEngines('a transaction', (open) => {
  test('is ready once every migration is applied, and not when one is missing', async () => {
    const db = await open();
    expect(await db.ready()).toBe(true);
    await db.asSuperuser(`delete from schema_migrations where tag like '%grants'`);
    expect(await db.ready()).toBe(false);
    await db.asSuperuser(`insert into schema_migrations (tag) values ('0002_grants')`);
  });

  test('a closed database is not ready, and says unavailable', async () => {
    const db = await open();
    await db.close();
    expect(await db.ready()).toBe(false);
    await expect(db.asService((tx) => tx.select().from(profiles))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('closing waits for whoever has asked, also for those who wait for a connection', async () => {
    const db = await open({ pool: 1 });
    const asked = [1, 2, 3].map((n) =>
      db.asService(async (tx) => (await tx.execute(sql`select pg_sleep(0.05), ${n}::int as n`)).rows[0]?.n),
    );
    await db.close();
    expect(await Promise.race([Promise.all(asked), pause(0, 'still waiting')])).toEqual([1, 2, 3]);
  });

  test.each(['', 'x', `${randomUUID()}'; reset role; --`, `${randomUUID()}\n`])(
    'a user id that is not a uuid never reaches SQL: %j',
    async (userId) => {
      const db = await open();
      let reached = false;
      const attempt = db.asUser(userId, async () => {
        reached = true;
      });
      await expect(attempt).rejects.toThrow('not a uuid');
      expect(reached).toBe(false);
    },
  );

  test('a value is never text of a statement, whatever it holds', async () => {
    const { db, user: ana } = await open.withUser();
    const hostile = `${randomUUID()}' or true; --`;
    const found = await db.asService((tx) =>
      tx.execute(sql`select ${hostile}::text as text from profiles where name = ${hostile}::text`),
    );
    expect(found.rows).toEqual([]);
    const bytes = new Uint8Array([9, 0, 92, 39]).subarray(1);
    const { rows } = await db.asUser(ana, (tx) =>
      tx.execute(
        sql`select ${hostile}::text as text, ${Buffer.from(bytes)}::bytea as bytes, ${null}::text as none`,
      ),
    );
    expect(rows).toEqual([{ text: hostile, bytes: Buffer.from(bytes), none: null }]);
  });

  test('a user whom the service finds in the transaction sees their own rows, and nobody is seen who is not found', async () => {
    const db = await open();
    const [ana, blas] = [await createUser(db), await createUser(db)];
    for (const user of [ana, blas])
      await db.asUser(user, (tx) => tx.insert(saved_date_plans).values(plan(user, user)));
    const find = (email: string) => ({
      query: sql`select * from profiles where email = ${email}`,
      found: (rows: Row[]) => {
        if (rows.length === 0) throw new Error('nobody');
      },
    });
    const asked: string[][] = [];
    const seen = (email: string, promptness?: Promptness) =>
      db.asUser(
        find(email),
        async (tx) => {
          const rows = await tx.select().from(saved_date_plans);
          asked.push(rows.map((row) => row.plan_text));
          return asked.at(-1);
        },
        promptness,
      );
    const [{ email = '' } = {}] = await db.asUser(blas, (tx) => tx.select().from(profiles));
    for (const promptness of [{}, { readsAtOnce: true }]) {
      expect(await seen(email, promptness)).toEqual([blas]);
      await expect(seen('nadie@example.test', promptness)).rejects.toThrow('nobody');
      expect(asked.splice(0)).toEqual([[blas], []]);
    }
    const adding = db.asUser(find('nadie@example.test'), (tx) =>
      tx.insert(saved_date_plans).values(plan(ana, 'No')),
    );
    await expect(adding).rejects.toThrow('nobody');
    expect(await db.asUser(ana, (tx) => tx.select().from(saved_date_plans))).toHaveLength(1);
  });

  test('what reads at once can change nothing and ask nothing after its first answer, and fails like anything else', async () => {
    const { db, user: ana } = await open.withUser({}, { pool: 1 });
    const reading = (work: (tx: Tx) => Promise<unknown>) => db.asUser(ana, work, { readsAtOnce: true });
    expect(
      await reading(async (tx) => {
        const both = [tx.execute(sql`select 1 as n`), tx.execute(sql`select 2 as n`)];
        return (await Promise.all(both)).map(({ rows }) => rows[0]?.n);
      }),
    ).toEqual([1, 2]);
    const wrongs = [
      (tx: Tx) => tx.insert(saved_date_plans).values(plan(ana, 'No')),
      (tx: Tx) => tx.execute(sql`select 1 / 0`),
      async (tx: Tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 2`);
      },
    ];
    for (const wrong of wrongs) await expect(reading(wrong)).rejects.toThrow();
    expect(await db.asUser(ana, (tx) => tx.select().from(saved_date_plans))).toEqual([]);
  });

  test('a failed write leaves nothing behind, and an error that was swallowed is not taken for success', async () => {
    const { db, user: ana } = await open.withUser();
    const failing = db.asUser(ana, async (tx) => {
      await tx.insert(saved_date_plans).values(plan(ana, 'A medias'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const swallowing = db.asUser(ana, async (tx) => {
      await tx.insert(saved_date_plans).values(plan(ana, 'A medias'));
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow();
    expect(await db.asUser(ana, (tx) => tx.select().from(saved_date_plans))).toEqual([]);
  });

  test('a query that outlives its transaction is refused, so it never runs as someone else', async () => {
    const db = await open();
    let escaped: Tx | undefined;
    await db.asUser(await createUser(db), async (tx) => {
      escaped = tx;
    });
    await expect(escaped?.select().from(profiles)).rejects.toThrow();
  });

  test('nothing of a transaction is left on the connection', async () => {
    const { db, user: ana } = await open.withUser({}, { pool: 1 });
    await db.asUser(ana, (tx) => tx.select().from(profiles));
    const state = sql`select current_user <> 'salero_user' as role, coalesce(current_setting('app.user_id', true), '') as user_id`;
    // Ends the transaction by hand, to look at the connection as the previous one left it.
    const { rows } = await db.asService(async (tx) => {
      await tx.execute(sql`rollback`);
      const found = await tx.execute(state);
      await tx.execute(sql`begin`);
      return found;
    });
    expect(rows).toEqual([{ role: true, user_id: '' }]);
  });

  test('statements are planned once a connection, and where their names are not known they are sent without', async () => {
    const db = await open({ pool: 1 });
    const ask = (n: number) =>
      db.asService(async (tx) => (await tx.execute(sql`select ${n}::int as n`)).rows[0]?.n);
    const planned = () =>
      db.asService(async (tx) => {
        const all = await tx.execute(sql`select statement from pg_prepared_statements order by 1`);
        return all.rows.filter(({ statement }) => statement === 'select $1::int as n').length;
      });
    expect([await ask(1), await ask(2), await planned()]).toEqual([1, 2, 1]);
    // As behind a proxy that lends another connection to each transaction.
    await db.asService((tx) => tx.execute(sql`deallocate all`));
    expect([await ask(3), await ask(4), await planned()]).toEqual([3, 4, 0]);
  });

  test('interleaved requests of two people on one pool never cross', async () => {
    const db = await open();
    // PGlite has one connection, and takes five times as long.
    const requests = db.engine === 'pglite' ? 200 : 1_000;
    const people = [await createUser(db), await createUser(db)];
    const request = (n: number) => {
      const me = people[n % 2] ?? '';
      return db
        .asUser(me, async (tx) => {
          await tx.insert(saved_date_plans).values(plan(me, me));
          const [others, [profile]] = await Promise.all([
            tx.select({ n: count() }).from(saved_date_plans).where(ne(saved_date_plans.plan_text, me)),
            tx.select({ id: profiles.id }).from(profiles),
          ]);
          if (n % 7 === 0) throw new Error('undone');
          return profile?.id === me && others[0]?.n === 0;
        })
        .catch((error: Error) => error.message);
    };
    // 25 at a time on four connections: on a busy machine, more would wait longer than a request may.
    let next = 0;
    const outcomes = new Set<unknown>();
    const inTurn = async () => {
      while (next < requests) outcomes.add(await request(next++));
    };
    await Promise.all(Array.from({ length: 25 }, inTurn));
    expect(outcomes).toEqual(new Set([true, 'undone']));
    const rows = await db.asSuperuser(
      'select count(*)::int as n from saved_date_plans where user_id::text = plan_text',
    );
    expect(rows).toEqual([{ n: requests - Math.ceil(requests / 7) }]);
  });

  test('lets others come to their turn between one and the next, however many wait', async () => {
    const db = await open();
    let turns = 0;
    let over = false;
    const turn = () => {
      turns += 1;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(Array.from({ length: 40 }, () => db.asService((tx) => tx.execute(sql`select 1`))));
    over = true;
    expect(turns).toBeGreaterThanOrEqual(db.engine === 'pglite' ? 40 : 1);
  });

  test('two people erased at once, while they save, leave no row behind', async () => {
    const db = await open();
    const people = await Promise.all(Array.from({ length: 8 }, () => createUser(db)));
    await Promise.all(
      people.flatMap((user) => [
        db.asUser(user, (tx) => tx.insert(saved_date_plans).values(plan(user, 'Hola'))).catch(() => {}),
        db.asService((tx) => tx.delete(profiles).where(eq(profiles.id, user))),
      ]),
    );
    expect(await db.asSuperuser('select id from saved_date_plans')).toEqual([]);
  });
});
