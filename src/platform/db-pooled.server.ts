import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database, Promptness, Tx } from './db.server.ts';
import { type Actor, actingAs, askedRows, readingSteps, writingSteps } from './db-actor.server.ts';
import { askAtOnce } from './db-batch.server.ts';
import { asFailure, databaseCause, isLost, isPassing, isStale } from './db-errors.server.ts';
import { learnWhetherDirect } from './db-kept.server.ts';
import { readiness } from './db-ready.server.ts';
import { type Attempt, inTransaction } from './db-transaction.server.ts';
import { Failure } from './http-errors.server.ts';
import type { Logger } from './log.server.ts';

/** Before each further try of a transaction that certainly did not commit: together less than a restart takes. */
const retryPausesMs = [30, 150, 500];

export function createPool(config: PoolConfig, log: Logger): Pool {
  // Lets BEGIN travel together with the first query.
  const pool = new Pool({ ...config, pipeline: true });
  const lost = (error: Error) => log.warn('database connection lost', { code: databaseCause(error).code });
  pool.on('error', lost);
  // The pool listens only to idle connections; one that breaks in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', lost);
    learnWhetherDirect(client).catch(() => {});
  });
  return pool;
}

interface Ways {
  engine: Database['engine'];
  /** Commits that may be lost do not wait. */
  mayLose: boolean;
  /** For what may take long, where answers have a time limit. */
  longAnswer: { query_timeout: number } | null;
}

export function pooledDatabase(
  { engine, mayLose, longAnswer }: Ways,
  pool: Pool,
  release: () => Promise<void>,
): Database {
  let closing: Promise<void> | undefined;
  const running = new Set<Promise<unknown>>();
  /** Tries again what certainly did not happen, or may well happen twice. */
  async function attempts<T>(once: (client: PoolClient, attempt: Attempt) => Promise<T>): Promise<T> {
    const attempt = { committing: false };
    for (const pauseMs of [...retryPausesMs, null]) {
      try {
        return await onConnection((client) => once(client, attempt));
      } catch (error) {
        if (pauseMs === null || attempt.committing || !isPassing(error)) throw asFailure(error);
        // Not all at the same moment: they come back to a server that has just begun.
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    }
    throw new Failure('unavailable');
  }
  async function ask<T>(once: (client: PoolClient, attempt: Attempt) => Promise<T>): Promise<T> {
    if (closing) throw new Failure('unavailable', { cause: new Error('the database is closed') });
    const asked = attempts(once);
    running.add(asked);
    return asked.finally(() => running.delete(asked));
  }
  async function onConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
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
  async function run<T>(actor: Actor, work: (tx: Tx) => Promise<T>, promptness?: Promptness): Promise<T> {
    const mayBeLost = mayLose && promptness?.mayBeLost === true;
    const acting = actingAs(actor, { ...promptness, mayBeLost });
    const patience = promptness?.mayTakeLong ? longAnswer : null;
    return ask((client, attempt) => inTransaction(client, { acting, patience }, work, attempt));
  }
  const read: Database['read'] = async (readings) => {
    const steps = readingSteps(readings);
    return askedRows(readings, await ask((client) => askAtOnce(client, steps)));
  };
  const writeAtOnce: Database['writeAtOnce'] = async (statements) => {
    const steps = writingSteps(statements, mayLose);
    return ask(async (client, attempt) => {
      try {
        return (await askAtOnce(client, steps)).slice(1);
      } catch (error) {
        // What the server refuses it has undone; where it did not answer, the commit may have been what it did last.
        attempt.committing = isLost(error) && !isStale(error);
        throw error;
      }
    });
  };
  const asService: Database['asService'] = (work, promptness) => run('service', work, promptness);
  return {
    engine,
    asUser: async (userId, work) => run({ userId }, work),
    asService,
    read,
    writeAtOnce,
    ready: readiness(asService),
    connections: () => ({
      most: pool.options.max,
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
