import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, describe, onTestFinished } from 'vitest';
import { hashToken, mintToken } from '../src/account/secret-token.server.ts';
import type { Database } from '../src/platform/db.server.ts';
import { lastRows, pglitePool } from '../src/platform/db-pglite.server.ts';
import { pooledDatabase } from '../src/platform/db-pool.server.ts';
import { postgresPool } from '../src/platform/db-postgres.server.ts';
import { profiles, sessions } from '../src/platform/schema.server.ts';
import { newFolder, putPglite } from './folders.ts';
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
      const leftOpen: (() => void | Promise<void>)[] = [];
      const later = (close: () => void | Promise<void>) => {
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
      const folder = () => newFolder(later);
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
  postgres: [] as { database: string; pool: Pool; admin: Pool }[],
};

// The site's row is never deleted: the next test is another site.
const emptied = tables.map(getTableName).filter((name) => name !== 'site');
const empty = `begin; set local lock_timeout = '2s'; delete from profiles; ${emptied.map((name) => `delete from ${name};`).join(' ')} update site set id = gen_random_uuid(), caught_up_at = now(); commit`;

const alters = (text: string) =>
  !/^\s*(select|insert|update|delete|with|explain)\b/i.test(text) || text.includes('set_config');

async function openPostgresCopy(size: number): Promise<TestDatabase> {
  const recycled = idle.postgres.findIndex(({ pool }) => pool.options.max === size);
  const [found] = recycled < 0 ? [] : idle.postgres.splice(recycled, 1);
  const { database, pool, admin } = found ?? (await startPostgres(size));
  let altered = false;
  const asSuperuser = async (text: string) => lastRows([await admin.query(text)].flat());
  return {
    ...pooledDatabase('postgres', pool, async () => {
      const emptied = !altered && (await asSuperuser(empty).catch(() => undefined));
      if (emptied && pool.idleCount === pool.totalCount)
        return void idle.postgres.push({ database, pool, admin });
      await Promise.all([pool.end(), admin.end()]);
      await dropDatabase(database);
    }),
    asSuperuser: (text) => {
      altered ||= alters(text);
      return asSuperuser(text);
    },
  };
}

/** The superuser's connections stay open too: each new one would read the catalogue anew. */
async function startPostgres(size: number) {
  const { adminUrl, ownerUrl } = provided('postgres');
  const database = await copyTemplate();
  const admin = new Pool({ connectionString: `${adminUrl}/${database}`, max: 2 });
  // One that a test has cut.
  admin.on('error', () => {});
  return { database, admin, pool: postgresPool(`${ownerUrl}/${database}`, size, silentLog) };
}

async function openPgliteCopy(): Promise<TestDatabase> {
  const { pglite, pool } = idle.pglite.pop() ?? (await startPglite());
  let altered = false;
  // In turn with the transactions: PGlite has one session for all.
  const asSuperuser = async (text: string) => lastRows([await pool.query(text)].flat());
  return {
    ...pooledDatabase('pglite', pool, async () => {
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
