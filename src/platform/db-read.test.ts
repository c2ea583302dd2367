import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import type { Reading } from './db.server.ts';
import { foundUser } from './db-actor.server.ts';
import { databaseCause } from './db-errors.server.ts';
import { profiles, saved_bios } from './schema.server.ts';
import { Statement, statement } from './statement.server.ts';

const bios = Statement.fromCode('select bio_text from saved_bios order by 1');
const emails = Statement.fromCode('select email from profiles order by 1');
const find = (id: string) =>
  statement`select email, ${foundUser(Statement.fromCode('p.id'))} from profiles p where p.id = ${id}::uuid`;

describeEngines('a reading', (open) => {
  const withBios = async (pool = 4) => {
    const db = await open({ pool });
    const [ana, eva] = [await createUser(db), await createUser(db)];
    for (const user_id of [ana, eva])
      await db.asUser(user_id, (tx) => tx.insert(saved_bios).values({ user_id, bio_text: user_id }));
    return { db, ana, eva };
  };

  test('on behalf of a person sees their rows alone, by id or as the service found them', async () => {
    const { db, ana, eva } = await withBios();
    expect(await db.read([{ as: { userId: ana }, statements: [bios, bios] }])).toEqual([
      [{ bio_text: ana }],
      [{ bio_text: ana }],
    ]);
    const [all, found, own] = await db.read([
      { as: 'service', statements: [emails, find(eva)] },
      { as: 'found', statements: [bios] },
    ]);
    expect(all).toHaveLength(2);
    expect(found).toHaveLength(1);
    expect(own).toEqual([{ bio_text: eva }]);
  });

  test('on behalf of somebody whom the service does not find sees no row', async () => {
    const { db } = await withBios();
    const readings: Reading[] = [
      { as: 'service', statements: [find(randomUUID())] },
      { as: 'found', statements: [bios, emails] },
    ];
    expect(await db.read(readings)).toEqual([[], [], []]);
    await expect(db.read([{ as: 'found', statements: [bios] }])).rejects.toThrow('by the service');
    await expect(db.read([{ as: 'service', statements: [bios] }])).rejects.toThrow('permission denied');
  });

  test('writes nothing, whoever it is for, and a failed one leaves the connection as it was', async () => {
    const { db, ana } = await withBios(1);
    const erase = Statement.fromCode('delete from saved_bios');
    const error = await db.read([{ as: { userId: ana }, statements: [erase] }]).catch((thrown) => thrown);
    expect(databaseCause(error).message).toContain('read-only');
    await db.asUser(ana, (tx) => tx.insert(saved_bios).values({ user_id: ana, bio_text: 'Otra' }));
    expect(await db.asUser(ana, (tx) => tx.select().from(saved_bios))).toHaveLength(2);
    await db.read([{ as: { userId: ana }, statements: [bios] }]);
    const { rows } = await db.asService(async (tx) => {
      await tx.execute(sql`rollback`);
      const found = await tx.execute(sql`select current_user <> 'salero_user' as role,
        coalesce(current_setting('app.user_id', true), '') as user_id, current_setting('transaction_read_only') as read_only`);
      await tx.execute(sql`begin`);
      return found;
    });
    expect(rows).toEqual([{ role: true, user_id: '', read_only: 'off' }]);
  });

  test('takes a value for nothing but a value', async () => {
    const { db } = await withBios();
    const hostile = `${randomUUID()}' or true; --`;
    await expect(db.read([{ as: { userId: hostile }, statements: [bios] }])).rejects.toThrow('not a uuid');
    const find = statement`select ${hostile}::text as text from profiles where name = ${hostile}::text`;
    expect(await db.read([{ as: 'service', statements: [find] }])).toEqual([[]]);
    expect(() => statement`select ${Number.NaN}`).toThrow('whole number');
    expect(() => statement`select ${new Date(Number.NaN)}`).toThrow();
    const at = new Date('2026-01-02T03:04:05.678Z');
    const bytes = new Uint8Array([9, 0, 92, 39]).subarray(1);
    const values = statement`select ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${-1}::int as n, ${null}::text as none`;
    const [[row] = []] = await db.read([
      { as: 'service', statements: [statement`${values}, ${hostile}::text as text`] },
    ]);
    expect(row).toEqual({ at, bytes: expect.anything(), n: -1, none: null, text: hostile });
    expect(Array.from((row?.bytes ?? []) as Uint8Array)).toEqual([0, 92, 39]);
  });

  test('hundreds at once on one pool, between writes, never cross', async () => {
    const { db, ana, eva } = await withBios();
    const reading = async (n: number) => {
      const me = n % 2 ? ana : eva;
      if (n % 5 === 0) await db.asUser(me, (tx) => tx.select().from(profiles));
      const [rows] = await db.read([{ as: { userId: me }, statements: [bios] }]);
      return rows?.length === 1 && rows[0]?.bio_text === me;
    };
    const seen = await Promise.all(Array.from({ length: 300 }, (_, n) => reading(n)));
    expect(new Set(seen)).toEqual(new Set([true]));
  });
});
