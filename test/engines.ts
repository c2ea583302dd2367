import { randomUUID } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import type { Database } from '../src/platform/db.server.ts';
import { pgliteDatabase } from '../src/platform/db-pglite.server.ts';
import { createPool, postgresDatabase } from '../src/platform/db-postgres.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { profiles } from '../src/platform/schema.server.ts';
import { runSql } from './postgres.ts';

export interface TestDatabase extends Database {
  /** Behind every policy, to arrange or to look. The last statement's rows. */
  asSuperuser(sql: string): Promise<Record<string, unknown>[]>;
}

/** A fresh migrated database each time. Closed with the test that opened it, or with the suite. */
export interface Open {
  (options?: { pool?: number }): Promise<TestDatabase>;
  readonly engine: Database['engine'];
  /** Settings with which a spawned server gets a fresh database of this engine. */
  env(): Promise<Record<string, string>>;
}

const silent = createLogger(() => {});

/** Runs the suite on PGlite and on real PostgreSQL. */
export function describeEngines(name: string, suite: (open: Open) => void): void {
  for (const engine of ['pglite', 'postgres'] as const) {
    describe(`${name} [${engine}]`, () => {
      const leftOpen: (() => Promise<void>)[] = [];
      const later = (close: () => Promise<void>) => {
        try {
          onTestFinished(close);
        } catch {
          leftOpen.push(close);
        }
      };
      const openers = { pglite: openPgliteCopy, postgres: openPostgresCopy };
      const open = async (options: { pool?: number } = {}) => {
        const db = await openers[engine](options.pool ?? 4);
        later(() => db.close());
        return db;
      };
      const env = async (): Promise<Record<string, string>> => {
        const dir = mkdtempSync(join(tmpdir(), 'salero-test-data-'));
        later(async () => rmSync(dir, { recursive: true, force: true }));
        if (engine === 'pglite') return { DATA_DIR: dir };
        const database = await copyTemplate();
        later(() => dropDatabase(database));
        return { DATA_DIR: dir, DATABASE_URL: `${inject('postgres').ownerUrl}/${database}` };
      };
      suite(Object.assign(open, { engine, env }));
      afterAll(async () => {
        for (const close of leftOpen.reverse()) await close();
      });
    });
  }
}

async function copyTemplate(): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(
    `${inject('postgres').adminUrl}/postgres`,
    `create database ${database} template salero_template owner salero strategy file_copy`,
  );
  return database;
}

async function dropDatabase(database: string): Promise<void> {
  await runSql(`${inject('postgres').adminUrl}/postgres`, `drop database if exists ${database} with (force)`);
}

async function openPostgresCopy(size: number): Promise<TestDatabase> {
  const database = await copyTemplate();
  const db = postgresDatabase(createPool(`${inject('postgres').ownerUrl}/${database}`, size, silent));
  return {
    ...db,
    asSuperuser: (text) => runSql(`${inject('postgres').adminUrl}/${database}`, text),
    close: async () => {
      await db.close();
      await dropDatabase(database);
    },
  };
}

/** Starting PGlite takes half a second, so one whose tables nobody altered is emptied and used again. */
const idle: PGlite[] = [];

async function openPgliteCopy(): Promise<TestDatabase> {
  const client =
    idle.pop() ?? (await PGlite.create({ loadDataDir: await openAsBlob(inject('pgliteImage')) }));
  let altered = false;
  let closing: Promise<void> | undefined;
  const recycle = async () => {
    if (altered || client.closed) return client.closed ? undefined : client.close();
    await client.exec(`do $$ declare names text; begin
      select string_agg(format('%I', tablename), ',') into names from pg_tables
        where schemaname = 'public' and tablename <> 'schema_migrations';
      execute 'truncate ' || names || ' cascade'; end $$`);
    idle.push(client);
  };
  return {
    ...pgliteDatabase(client),
    asSuperuser: async (text) => {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) altered = true;
      return (await client.exec(text)).at(-1)?.rows ?? [];
    },
    close: () => (closing ??= recycle()),
  };
}

/** A profile, and so an account, in the given tier. Returns its id. */
export async function createUser(
  db: Database,
  options: Partial<typeof profiles.$inferInsert> & { tier?: 'free' | 'pro' } = {},
): Promise<string> {
  const { tier, ...columns } = options;
  const id = columns.id ?? randomUUID();
  await db.asService((tx) =>
    tx.insert(profiles).values({
      email: `${id.slice(0, 8)}@example.test`,
      name: 'Alex',
      subscription_tier: tier ?? 'free',
      ...columns,
      id,
    }),
  );
  return id;
}
