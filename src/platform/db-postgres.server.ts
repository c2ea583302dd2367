import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type PoolClient } from 'pg';
import type { Database, Promptness, Tx } from './db.server.ts';
import { type Actor, actingAs, askedRows, readingSteps, writingSteps } from './db-actor.server.ts';
import { askAtOnce } from './db-batch.server.ts';
import { asFailure, databaseCause, isLost, isPassing, isStale, isUnavailable } from './db-errors.server.ts';
import { learnWhetherDirect } from './db-kept.server.ts';
import { readiness } from './db-ready.server.ts';
import { type Attempt, inTransaction } from './db-transaction.server.ts';
import { SettingError } from './env.server.ts';
import { Failure } from './http-errors.server.ts';
import type { Logger } from './log.server.ts';
import { migrate } from './migrate.server.ts';

const oldestServer = 16;
const startTimeoutMs = 5_000;
/** For a connection of the pool, be it that all are in use or that a new one is not answered. */
const connectTimeoutMs = 3_000;
const idleTimeoutMs = 30_000;
/** For a server that no longer answers at all; one that does ends a statement before this. */
const answerTimeoutMs = 5_000;
const longAnswer = { query_timeout: 20_000 };
/** Before each further try of a transaction that certainly did not commit: together less than a restart takes. */
const retryPausesMs = [30, 150, 500];

export async function openPostgres(url: string, size: number, log: Logger): Promise<Database> {
  // Apart from the pool, because a migration may take longer than any request is given.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: startTimeoutMs });
  client.on('error', () => {});
  let connected = false;
  try {
    await client.connect();
    connected = true;
    await requireServerVersion(client);
    const applied = await migrate({ query: async (text) => (await client.query(text)).rows ?? [] });
    if (applied.length > 0) log.info('migrations applied', { count: applied.length });
  } catch (error) {
    throw whyNotOpened(url, error, connected);
  } finally {
    await client.end().catch(() => {});
  }
  const pool = createPool(url, size, log);
  return postgresDatabase(pool, () => pool.end());
}

export function createPool(url: string, size: number, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    // Lets BEGIN travel together with the first query.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    application_name: 'salero',
  });
  const lost = (error: Error) => log.warn('database connection lost', { code: databaseCause(error).code });
  pool.on('error', lost);
  // The pool listens only to idle connections; one that breaks in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', lost);
    learnWhetherDirect(client).catch(() => {});
  });
  return pool;
}

async function requireServerVersion(client: Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (!(major >= oldestServer))
    throw new SettingError(
      `DATABASE_URL apunta a PostgreSQL ${major}: hace falta PostgreSQL ${oldestServer} o posterior.`,
    );
}

/** A wrong address is a wrong setting; an error of a migration stays what it is. */
function whyNotOpened(url: string, error: unknown, connected: boolean): unknown {
  if (error instanceof SettingError) return error;
  const { code = '', message } = databaseCause(error);
  const { host, pathname, username } = new URL(url);
  const reasons: Record<string, string> = {
    '28P01': 'el usuario o la contraseña no son correctos',
    '28000': `el servidor no admite al usuario ${username}`,
    '3D000': `no existe la base de datos ${pathname.slice(1)}`,
    '42501': `el usuario ${username} tiene que poder crear tablas y roles (CREATEROLE)`,
    ENOTFOUND: `no se encuentra el servidor ${host}`,
    ECONNREFUSED: `no hay ningún PostgreSQL escuchando en ${host}`,
  };
  const away = !connected || isUnavailable(error);
  const reason = reasons[code] ?? (away && `no se puede conectar con ${host} (${code || message})`);
  return reason ? new SettingError(`DATABASE_URL no sirve: ${reason}.`) : error;
}

export function postgresDatabase(pool: Pool, release: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  /** Tries again what certainly did not happen, or may well happen twice. */
  async function attempts<T>(once: (client: PoolClient, attempt: Attempt) => Promise<T>): Promise<T> {
    if (closing) throw new Failure('unavailable', { cause: new Error('the database is closed') });
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
    const acting = actingAs(actor, promptness);
    const patience = promptness?.mayTakeLong ? longAnswer : null;
    return attempts((client, attempt) => inTransaction(client, { acting, patience }, work, attempt));
  }
  const read: Database['read'] = async (readings) => {
    const steps = readingSteps(readings);
    return askedRows(readings, await attempts((client) => askAtOnce(client, steps)));
  };
  const writeAtOnce: Database['writeAtOnce'] = async (statements) => {
    const steps = writingSteps(statements);
    return attempts(async (client, attempt) => {
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
    engine: 'postgres',
    asUser: async (userId, work) => run({ userId }, work),
    asService,
    read,
    writeAtOnce,
    ready: readiness(asService),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (closing ??= release()),
  };
}
