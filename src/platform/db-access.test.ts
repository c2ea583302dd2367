import { eq, getTableName as tableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { accessSurprises, seedEveryTable } from '../../test/row-access.ts';
import { tables } from '../../test/tables.ts';
import { profiles } from './schema.server.ts';

describeEngines('row-level security', (open) => {
  test('every table and command: nobody and strangers touch nothing, owners and the service what is declared', async () => {
    const db = await open();
    const person = await seedEveryTable(db);
    expect(await accessSurprises(db, person)).toEqual([]);
  });

  test('erasing a profile takes along every row that names it; payment records stay without the name', async () => {
    const db = await open();
    const person = await seedEveryTable(db);
    await db.asService((tx) => tx.delete(profiles).where(eq(profiles.id, person.rich)));
    const rows = await db.asSuperuser(
      tables
        .map(
          (table) =>
            `select '${tableName(table)}' as name, to_jsonb(t)::text as row from ${tableName(table)} t`,
        )
        .join(' union all '),
    );
    expect(rows.filter(({ row }) => String(row).includes(person.rich))).toEqual([]);
    const kept = new Set(rows.map(({ name }) => name));
    expect([...kept].sort()).toEqual([
      'billing_events',
      'daily_spend',
      'erasures',
      'profiles',
      'rate_limits',
      'sign_in_attempts',
      'site',
      'withdrawals',
    ]);
  });

  test('is enabled and forced on every table there is', async () => {
    const db = await open();
    const rows = await db.asSuperuser(
      `select relname from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind in ('r', 'p') and relrowsecurity and relforcerowsecurity order by 1`,
    );
    expect(rows.map(({ relname }) => relname)).toEqual(tables.map((table) => tableName(table)).sort());
    const all = await db.asSuperuser(`select tablename from pg_tables where schemaname = 'public'`);
    expect(all).toHaveLength(tables.length + 1);
  });

  test('without any one policy, or with it open to all, the matrix is red', {
    timeout: 180_000,
  }, async () => {
    const db = await open();
    const person = await seedEveryTable(db);
    const policies = await db.asSuperuser(
      `select policyname as name, tablename as "table", roles[1] as role, qual, with_check from pg_policies order by 1`,
    );
    expect(policies.length).toBeGreaterThan(20);
    for (const { name, table, role, qual, with_check } of policies) {
      const only = tables.filter((one) => tableName(one) === table);
      await db.asSuperuser(`drop policy ${name} on ${table}`);
      expect(await accessSurprises(db, person, only), `without ${name}`).not.toEqual([]);
      if (role === 'salero_user') {
        await db.asSuperuser(`create policy ${name} on ${table} to ${role} using (true) with check (true)`);
        expect(await accessSurprises(db, person, only), `with ${name} open`).not.toEqual([]);
        await db.asSuperuser(`drop policy ${name} on ${table}`);
      }
      await db.asSuperuser(
        `create policy ${name} on ${table} to ${role} using (${qual}) with check (${with_check})`,
      );
    }
    expect(await accessSurprises(db, person)).toEqual([]);
  });
});
