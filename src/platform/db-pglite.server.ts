import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataDir } from './data-lock.server.ts';
import type { Database, Row, Tx } from './db.server.ts';
import { type Actor, actingAs, askedRows, readingSteps, writingSteps } from './db-actor.server.ts';
import { asFailure } from './db-errors.server.ts';
import { readiness } from './db-ready.server.ts';
import { Failure } from './http-errors.server.ts';
import type { Logger } from './log.server.ts';
import { migrate } from './migrate.server.ts';
import type { Statement } from './statement.server.ts';

export async function openPglite(dataDir: string, log: Logger): Promise<Database> {
  const lock = await lockDataDir(dataDir);
  try {
    const path = join(dataDir, 'pglite');
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const client = await PGlite.create(path);
    const applied = await migrate({ query: async (text) => lastRows(await client.exec(text)) });
    if (applied.length > 0) log.info('migrations applied', { count: applied.length });
    return pgliteDatabase(client, async () => {
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function lastRows(results: { rows: Record<string, unknown>[] }[]): Record<string, unknown>[] {
  return results.at(-1)?.rows ?? [];
}

/** One connection, so transactions take turns: `work` must not wait for anything slow. */
export function pgliteDatabase(client: PGlite, release: () => Promise<void>): Database {
  const orm = drizzle(client);
  let closing: Promise<void> | undefined;
  const requireOpen = () => {
    if (closing) throw new Failure('unavailable', { cause: new Error('the database is closed') });
  };
  let last: Promise<unknown> = Promise.resolve();
  /** PGlite works in this very thread: between two transactions, others come to their turn. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    requireOpen();
    const mine = last.then(() => immediately()).then(work);
    last = mine.catch(() => {});
    return mine.catch((error: unknown) => Promise.reject(asFailure(error)));
  }
  async function run<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    const acting = sql.raw(actingAs(actor));
    const acted = (tx: Tx) => tx.execute(acting).then(() => work(tx));
    return inTurn(() => orm.transaction((tx) => acted(tx as unknown as Tx)));
  }
  const asService: Database['asService'] = (work) => run('service', work);
  const askAtOnce = (steps: readonly Statement[]): Promise<Row[][]> =>
    inTurn(() =>
      client.transaction(async (tx) => {
        const rows: Row[][] = [];
        for (const { text, values } of steps) rows.push((await tx.query<Row>(text, [...values])).rows);
        return rows;
      }),
    );
  const read: Database['read'] = async (readings) =>
    askedRows(readings, await askAtOnce(readingSteps(readings)));
  const writeAtOnce: Database['writeAtOnce'] = async (statements) =>
    (await askAtOnce(writingSteps(statements))).slice(1);
  return {
    engine: 'pglite',
    asUser: async (userId, work) => run({ userId }, work),
    asService,
    read,
    writeAtOnce,
    ready: readiness(asService),
    close: () => (closing ??= release()),
  };
}
