import { Socket } from 'node:net';
import { Client, type Pool } from 'pg';
import type { Database } from './db.server.ts';
import { databaseCause, isUnavailable } from './db-errors.server.ts';
import { createPool, pooledDatabase } from './db-pool.server.ts';
import { SettingError } from './env.server.ts';
import type { Logger } from './log.server.ts';
import { migrate } from './migrate.server.ts';

const oldestServer = 16;
const startTimeoutMs = 5_000;
const connectTimeoutMs = 3_000;
const idleTimeoutMs = 30_000;
/** For a server that no longer answers at all; one that does ends a statement before this. */
const answerTimeoutMs = 5_000;

export async function openPostgres(
  url: string,
  size: number,
  log: Logger,
  isRestore = false,
): Promise<Database> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: startTimeoutMs });
  client.on('error', () => {});
  let connected = false;
  try {
    await client.connect();
    connected = true;
    await requireServerVersion(client);
    await migrate({ query: async (text) => (await client.query(text)).rows ?? [] }, { log, isRestore });
  } catch (error) {
    throw whyNotOpened(url, error, connected);
  } finally {
    await client.end().catch(() => {});
  }
  return pooledDatabase('postgres', postgresPool(url, size, log));
}

export function postgresPool(url: string, size: number, log: Logger): Pool {
  const config = {
    connectionString: url,
    max: size,
    stream: () => new BatchingSocket(),
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    application_name: 'salero',
  };
  return createPool(config, log);
}

/** BEGIN and the first query, written in one turn of the event loop, leave in one packet, so that PostgreSQL wakes up once. */
class BatchingSocket extends Socket {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of a stream
  override write(...message: any): boolean {
    if (this.writableCorked === 0) {
      this.cork();
      process.nextTick(() => this.uncork());
    }
    return super.write(...(message as [Buffer]));
  }
}

async function requireServerVersion(client: Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (!(major >= oldestServer))
    throw new SettingError(
      `DATABASE_URL apunta a PostgreSQL ${major}: hace falta PostgreSQL ${oldestServer} o posterior.`,
    );
}

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
