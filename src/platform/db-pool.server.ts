import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database, Promptness, Tx } from './db.server.ts';
import { asFailure, databaseCause, isLost, isPassing } from './db-errors.server.ts';
import { StatementNames } from './db-names.server.ts';
import { type Actor, type Attempt, inTransaction } from './db-transaction.server.ts';
import { Failure } from './http-errors.server.ts';
import type { Logger } from './log.server.ts';
import { allApplied } from './migrate.server.ts';

const retryPausesMs = [30, 150, 500];
/** PGlite is never away: whoever asks it waits. */
const longAnswerMs = { pglite: null, postgres: 20_000 };

export function createPool(config: PoolConfig, log: Logger): Pool {
  // Queries are sent without waiting for the answer to the one before: BEGIN costs no round trip.
  const pool = new Pool({ ...config, pipeline: true });
  const lost = (error: Error) => log.warn('database connection lost', { code: databaseCause(error).code });
  pool.on('error', lost);
  // The pool listens only to idle connections; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

export function pooledDatabase(engine: Database['engine'], pool: Pool, release = () => pool.end()): Database {
  let closing: Promise<void> | undefined;
  const running = new Set<Promise<unknown>>();
  const names = new StatementNames();
  const waiting = new Set<{ since: number }>();

  async function run<T>(actor: Actor, work: (tx: Tx) => Promise<T>, promptness: Promptness = {}): Promise<T> {
    if (closing) throw new Failure('unavailable', { cause: new Error('the database is closed') });
    const ways = {
      ...promptness,
      actor,
      names,
      // Of PGlite every commit is written out at once: it has no process that would do it later.
      mayBeLost: engine === 'postgres' && promptness.mayBeLost === true,
      answerTimeoutMs: promptness.mayTakeLong ? longAnswerMs[engine] : null,
    };
    const asked = retryUncommitted(
      (attempt) => onConnection((client) => inTransaction(client, ways, work, attempt)),
      (error) => names.learnFrom(error) || isPassing(error),
    );
    running.add(asked);
    return asked.finally(() => running.delete(asked));
  }

  async function onConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const turn = { since: performance.now() };
    waiting.add(turn);
    const client = await pool.connect().finally(() => waiting.delete(turn));
    let lost = false;
    try {
      return await work(client);
    } catch (error) {
      lost = isLost(error);
      throw error;
    } finally {
      client.release(lost || client.getTransactionStatus() !== 'I');
    }
  }

  function waitedMs(): number {
    const [first] = waiting;
    return first ? performance.now() - first.since : 0;
  }

  const asService: Database['asService'] = (work, promptness) => run(null, work, promptness);
  return {
    engine,
    asUser: run,
    asService,
    ready: () =>
      asService((tx) => tx.execute<{ tag: string }>(sql`select tag from schema_migrations`)).then(
        ({ rows }) => allApplied(rows.map((row) => row.tag)),
        () => false,
      ),
    connections: () => ({
      most: pool.options.max,
      waitedMs: waitedMs(),
      byState: {
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      },
    }),
    // Who has asked is answered: the pool itself would forget those who wait.
    close: () => (closing ??= Promise.allSettled(running).then(release)),
  };
}

async function retryUncommitted<T>(
  once: (attempt: Attempt) => Promise<T>,
  passes: (error: unknown) => boolean,
): Promise<T> {
  const attempt = { committing: false };
  for (const pauseMs of [...retryPausesMs, null]) {
    try {
      return await once(attempt);
    } catch (error) {
      if (pauseMs === null || attempt.committing || !passes(error)) throw asFailure(error);
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
  throw new Failure('unavailable');
}
