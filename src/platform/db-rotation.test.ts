import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { provided } from '../../test/provided.ts';
import { runSql } from '../../test/rig/cluster.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { openPostgres } from './db-postgres.server.ts';

test('a second login role takes over from the owner, migrations included, and gives back what it made', async () => {
  const { adminUrl, ownerUrl } = provided('postgres');
  const [name, second] = [`rotation_${randomUUID().slice(0, 8)}`, `salero_${randomUUID().slice(0, 8)}`];
  const admin = `${adminUrl}/postgres`;
  await runSql(admin, `create database ${name} owner salero`);
  onTestFinished(async () => {
    await runSql(admin, `drop database ${name} with (force)`);
    await runSql(admin, `drop role ${second}`);
  });
  // As docs/operations/secrets.md says.
  await runSql(admin, `create role ${second} login password 'nueva' in role salero`);
  await runSql(admin, `alter role ${second} set role salero`);
  const rotated = ownerUrl.replace(/\/\/[^@]*@/, `//${second}:nueva@`);
  const migrating = await openPostgres(`${rotated}/${name}`, 2, silentLog);
  expect(await migrating.ready()).toBe(true);
  await migrating.close();
  const owner = await openPostgres(`${ownerUrl}/${name}`, 2, silentLog);
  expect(await owner.ready()).toBe(true);
  await owner.close();
  expect(
    await runSql(
      `${adminUrl}/${name}`,
      `select distinct tableowner from pg_tables where schemaname = 'public'`,
    ),
  ).toEqual([{ tableowner: 'salero' }]);
});
