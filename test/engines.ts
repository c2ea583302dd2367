import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, describe, onTestFinished } from 'vitest';
import { hashToken, mintToken } from '../src/account/secret-token.server.ts';
import type { Database } from '../src/platform/db.server.ts';
import { lastRows, pgliteDatabase, pglitePool } from '../src/platform/db-pglite.server.ts';
import { postgresDatabase, postgresPool } from '../src/platform/db-postgres.server.ts';
import { profiles, sessions } from '../src/platform/schema.server.ts';
import { provided } from './provided.ts';
import { runSql } from './rig/cluster.ts';
import { silentLog } from './rig/silent-log.ts';
import { tables } from './tables.ts';

export interface TestDatabase extends Database {
  /** Behind every policy, to arrange or to look. The last statement's rows. */
  asSuperuser(sql: string): Promise<Record<string, unknown>[]>;
}

/** A fresh migrated database each time. Closed with the test that opened it, or with the suite. */
export interface Open {
  (options?: { pool?: number }): Promise<TestDatabase>;
  readonly engine: Database['engine'];
  withUser(who?: NewUser, options?: { pool?: number }): Promise<{ db: TestDatabase; user: string }>;
  /** For a DATA_DIR without a database. */
  folder(): string;
  /** Settings with which a spawned server gets a fresh database of this engine. */
  env(): Promise<Record<string, string>>;
}
/** Longer than any test moves its clock. */
const sessionMs = 400 * 24 * 60 * 60_000;

/** Runs the suite on PGlite alone: what a tool says is the same on every database. */
export const describeAnswers = (name: string, suite: (open: Open) => void) =>
  describeEngines(name, suite, ['pglite']);

export function describeEngines(
  name: string,
  suite: (open: Open) => void,
  engines: Database['engine'][] = ['pglite', 'postgres'],
): void {
  for (const engine of engines) {
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
      const withUser: Open['withUser'] = async (who, options) => {
        const db = await open(options);
        return { db, user: await createUser(db, who) };
      };
      const folder = () => {
        const path = mkdtempSync(join(tmpdir(), 'salero-test-data-'));
        later(async () => rmSync(path, { recursive: true, force: true }));
        return path;
      };
      const env = async (): Promise<Record<string, string>> => {
        const DATA_DIR = folder();
        if (engine === 'pglite') {
          putPglite(DATA_DIR);
          return { DATA_DIR };
        }
        const database = await copyTemplate();
        later(() => dropDatabase(database));
        return { DATA_DIR, DATABASE_URL: `${provided('postgres').ownerUrl}/${database}` };
      };
      suite(Object.assign(open, { engine, withUser, folder, env }));
      afterAll(async () => {
        for (const close of leftOpen.reverse()) await close();
      });
    });
  }
}

/** Creating and migrating one there would take seconds. */
export function putPglite(dataDir: string): void {
  const path = join(dataDir, 'pglite');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', provided('pgliteImage'), '-C', path], { stdio: 'ignore' });
}

/** A DATA_DIR with a migrated database, gone with its test. */
export function pgliteFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'salero-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  putPglite(dataDir);
  return dataDir;
}

async function copyTemplate(): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(
    `${provided('postgres').adminUrl}/postgres`,
    `create database ${database} template salero_template owner salero strategy file_copy`,
  );
  return database;
}

async function dropDatabase(database: string): Promise<void> {
  await runSql(
    `${provided('postgres').adminUrl}/postgres`,
    `drop database if exists ${database} with (force)`,
  );
}

/**
 * Copying a database takes some 0.3 s, starting PGlite 0.5 s. So one that no test altered is emptied and used
 * again, by the same worker, until the cluster goes.
 */
const idle = {
  pglite: [] as { pglite: PGlite; pool: Pool }[],
  postgres: [] as { database: string; pool: Pool }[],
};

// The site's row is never deleted: the next test is another site.
const emptied = tables.map(getTableName).filter((name) => name !== 'site');
const empty = `begin; set local lock_timeout = '2s'; delete from profiles; ${emptied.map((name) => `delete from ${name};`).join(' ')} update site set id = gen_random_uuid(), caught_up_at = now(); commit`;

const alters = (text: string) => !/^\s*(select|insert|update|delete|with|explain)\b/i.test(text);

async function openPostgresCopy(size: number): Promise<TestDatabase> {
  const { adminUrl, ownerUrl } = provided('postgres');
  const recycled = idle.postgres.findIndex(({ pool }) => pool.options.max === size);
  const [found] = recycled < 0 ? [] : idle.postgres.splice(recycled, 1);
  const database = found?.database ?? (await copyTemplate());
  const pool = found?.pool ?? postgresPool(`${ownerUrl}/${database}`, size, silentLog);
  let altered = false;
  return {
    ...postgresDatabase(pool, async () => {
      const emptied = !altered && (await runSql(`${adminUrl}/${database}`, empty).catch(() => undefined));
      if (emptied && pool.idleCount === pool.totalCount) return void idle.postgres.push({ database, pool });
      await pool.end();
      await dropDatabase(database);
    }),
    asSuperuser: (text) => {
      altered ||= alters(text);
      return runSql(`${adminUrl}/${database}`, text);
    },
  };
}

async function openPgliteCopy(): Promise<TestDatabase> {
  const { pglite, pool } = idle.pglite.pop() ?? (await startPglite());
  let altered = false;
  // In turn with the transactions: PGlite has one session for all.
  const asSuperuser = async (text: string) => lastRows([await pool.query(text)].flat());
  return {
    ...pgliteDatabase(pool, async () => {
      if (!altered) {
        await asSuperuser(empty);
        return void idle.pglite.push({ pglite, pool });
      }
      await pool.end();
      await pglite.close();
    }),
    asSuperuser: (text) => {
      altered ||= alters(text);
      return asSuperuser(text);
    },
  };
}

/** Migrated or empty, with the pool of its one connection. */
export async function startPglite(
  image: 'pgliteImage' | 'emptyPgliteImage' = 'pgliteImage',
): Promise<{ pglite: PGlite; pool: Pool }> {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(provided(image)) });
  return { pglite, pool: pglitePool(pglite, silentLog) };
}

type NewUser = Partial<typeof profiles.$inferInsert> & { tier?: 'free' | 'pro' };

export async function createUser(db: Database, { tier, ...columns }: NewUser = {}): Promise<string> {
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

/** A session of theirs from `now` on. Returns what the cookie holds. */
export async function openSession(db: Database, user_id: string, now = new Date()): Promise<string> {
  const token = mintToken();
  const until = new Date(now.getTime() + sessionMs);
  await db.asService((tx) =>
    tx.insert(sessions).values({
      user_id,
      token_hash: hashToken(token),
      created_at: now,
      // No visit is written down, which would shorten it.
      last_seen_at: until,
      expires_at: until,
      absolute_expires_at: until,
    }),
  );
  return token;
}
