import { eq, getTableName as tableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeEngines, type TestDatabase } from '../../test/engines.ts';
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
      'generations',
      'kept_uses',
      'kept_withdrawals',
      'profiles',
      'rate_limits',
      'sign_in_attempts',
      'site',
      'withdrawals',
    ]);
  });

  test('a table that a migration left open to others, or closed to its owner, is named with the statement that is missing', async () => {
    const db = await open();
    expect(await forgotten(db)).toEqual([]);
    await db.asSuperuser(`alter table saved_bios no force row level security;
      grant select on saved_bios to public; revoke insert on saved_bios from salero_user`);
    expect(await forgotten(db)).toEqual([
      'ALTER TABLE saved_bios FORCE ROW LEVEL SECURITY',
      'REVOKE ALL ON saved_bios FROM PUBLIC',
      'GRANT SELECT, INSERT, DELETE ON saved_bios TO salero_user',
    ]);
  });

  // This one is about the matrix, which is the same on both.
  test.runIf(open.engine === 'postgres')(
    'without any one policy, or with it open to all, the matrix is red',
    async () => {
      const db = await open();
      const person = await seedEveryTable(db);
      const policies = await db.asSuperuser(
        `select policyname as name, tablename as "table", roles[1] as role, qual, with_check from pg_policies order by 1`,
      );
      expect(policies.length).toBeGreaterThan(20);
      for (const { name, table, role, qual, with_check } of policies) {
        // A policy is of rows, whatever is done to them: what may be done to each column need not be tried again.
        const surprises = () =>
          accessSurprises(
            db,
            person,
            tables.filter((one) => tableName(one) === table),
            () => [],
          );
        await db.asSuperuser(`drop policy ${name} on ${table}`);
        expect(await surprises(), `without ${name}`).not.toEqual([]);
        if (role === 'salero_user') {
          await db.asSuperuser(`create policy ${name} on ${table} to ${role} using (true) with check (true)`);
          expect(await surprises(), `with ${name} open`).not.toEqual([]);
          await db.asSuperuser(`drop policy ${name} on ${table}`);
        }
        await db.asSuperuser(
          `create policy ${name} on ${table} to ${role} using (${qual}) with check (${with_check})`,
        );
      }
      expect(await accessSurprises(db, person)).toEqual([]);
    },
  );
});

/** Statements that belong at the end of the migration that made the table. */
async function forgotten(db: TestDatabase): Promise<string[]> {
  const rows = await db.asSuperuser(`
    select relname as name, relrowsecurity and relforcerowsecurity as forced,
      exists (select from aclexplode(relacl) where grantee = 0) as open,
      has_table_privilege('salero_user', c.oid, 'select') and has_table_privilege('salero_user', c.oid, 'insert')
        and has_table_privilege('salero_user', c.oid, 'delete') as given
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and relname <> 'schema_migrations' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(tables.map((table) => tableName(table)).sort());
  return rows.flatMap(({ name, forced, open, given }) => [
    ...(forced ? [] : [`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`]),
    ...(open ? [`REVOKE ALL ON ${name} FROM PUBLIC`] : []),
    ...(given || !String(name).startsWith('saved_')
      ? []
      : [`GRANT SELECT, INSERT, DELETE ON ${name} TO salero_user`]),
  ]);
}
