import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild } from '../../test/children/child.ts';
import { Cluster, runSql } from '../../test/rig/cluster.ts';
import { schema } from '../../test/tables.ts';
import { allApplied } from './migrate.server.ts';

const migrations = new URL('../../migrations/', import.meta.url);

// A cluster of its own: roles belong to the whole cluster, so only a new one shows how they come to be.
let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.create('migrate');
});
afterAll(() => cluster.close());

async function newDatabase(name: string): Promise<string> {
  await cluster.createDatabase(name);
  return `${cluster.ownerUrl}/${name}`;
}

const opener = (DATABASE_URL: string) => startChild('opener.ts', { DATABASE_URL });

test('two processes start at once on each of two empty databases: all are ready, one of each migrates', async () => {
  const urls = [await newDatabase('one'), await newDatabase('two')];
  const children = urls.flatMap((url) => [opener(url), opener(url)]);
  const answers = await Promise.all(
    children.map((child) => child.line('re').catch((error: Error) => error.message)),
  );
  expect(answers).toEqual(Array.from({ length: 4 }, () => 'ready true'));
  const migrated = children.filter((child) =>
    child.lines.some((line) => line.includes('migrations applied')),
  );
  expect(migrated).toHaveLength(2);
});

test('a migration that fails leaves nothing, and the next start does it all', async () => {
  const url = await newDatabase('broken');
  await runSql(url, 'create table saved_bios (id int)');
  const refused = opener(url);
  await refused.ended;
  expect(refused.lines.join()).toContain('already exists');
  expect(await runSql(url, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([
    { tablename: 'saved_bios' },
  ]);
  await runSql(url, 'drop table saved_bios');
  expect(await opener(url).line('re')).toBe('ready true');
});

test('a start that cannot have a table soon fails rather than keep everybody waiting, and the next one goes on', async () => {
  const url = await newDatabase('held');
  expect(await opener(url).line('re')).toBe('ready true');
  // As it was before the last migration.
  await runSql(url, `create index generations_lease on generations (lease_expires_at)`);
  await runSql(url, `drop index generations_running`);
  await runSql(url, `delete from schema_migrations where tag = '0005_running_by_user'`);
  const reader = new Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; select count(*) from generations');
  const refused = opener(url);
  await refused.ended;
  expect(refused.lines.join()).toContain('refused');
  await reader.end();
  expect(await opener(url).line('re')).toBe('ready true');
});

test('an account that may not create roles is told so in one sentence', async () => {
  const { adminUrl, ownerUrl } = cluster;
  await runSql(`${adminUrl}/postgres`, `create role humble login password 'x'`);
  await runSql(`${adminUrl}/postgres`, 'create database humble owner humble');
  const url = ownerUrl.replace(/\/\/.*@/, '//humble:x@');
  expect(await opener(`${url}/humble`).line('re')).toBe(
    'refused SettingError: DATABASE_URL no sirve: el usuario humble tiene que poder crear tablas y roles (CREATEROLE).',
  );
});

test('the committed migrations say what the schema says', async () => {
  const snapshots = readdirSync(new URL('meta/', migrations)).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  const newest = snapshots.toSorted().at(-1) ?? '';
  const committed = JSON.parse(readFileSync(new URL(`meta/${newest}`, migrations), 'utf8'));
  expect(await generateMigration(committed, generateDrizzleJson(schema))).toEqual([]);
});

test('a database newer than this code is ready, an older one is not', () => {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8'));
  const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  expect(allApplied([...tags, '9999_later'])).toBe(true);
  expect(allApplied(tags.slice(0, -1))).toBe(false);
});
