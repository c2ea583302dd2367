import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../test/engines.ts';
import { profiles, saved_bios } from './schema.server.ts';

describeEngines('a transaction', (open) => {
  test('is ready once every migration is applied, and not when one is missing', async () => {
    const db = await open();
    expect(await db.ready()).toBe(true);
    await db.asSuperuser(`delete from schema_migrations where tag like '%grants'`);
    expect(await db.ready()).toBe(false);
    await db.asSuperuser(`insert into schema_migrations (tag) values ('0002_grants')`);
  });

  test('shows a user their own rows and nobody else’s', async () => {
    const db = await open();
    const [ana, blas] = [await createUser(db), await createUser(db)];
    await db.asUser(ana, (tx) => tx.insert(saved_bios).values({ user_id: ana, bio_text: 'De Ana' }));
    expect(await db.asUser(ana, (tx) => tx.select().from(saved_bios))).toHaveLength(1);
    expect(await db.asUser(blas, (tx) => tx.select().from(saved_bios))).toHaveLength(0);
  });

  test('erasing a profile erases what the person saved, although the service cannot read it', async () => {
    const db = await open();
    const ana = await createUser(db);
    await db.asUser(ana, (tx) => tx.insert(saved_bios).values({ user_id: ana, bio_text: 'De Ana' }));
    await expect(db.asService((tx) => tx.select().from(saved_bios))).rejects.toThrow();
    await db.asService((tx) => tx.delete(profiles).where(eq(profiles.id, ana)));
    expect(await db.asSuperuser('select id from saved_bios')).toEqual([]);
  });
});
