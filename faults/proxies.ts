import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { failureTexts } from '../src/platform/failures.ts';
import { fill } from '../src/platform/fill.ts';
import type { Cluster } from '../test/rig/cluster.ts';
import { postgresAccount } from '../test/rig/postgres-account.ts';
import { type Process, startProcess, untilSeen } from '../test/rig/processes.ts';
import { scratch } from '../test/rig/scratch.ts';
import { requirePart } from './debian.ts';

export interface Proxy extends AsyncDisposable {
  restart(): Promise<void>;
}

const answersWithinMs = 10_000;

async function run(port: number, spawnIt: () => Process): Promise<Proxy> {
  const start = async () => {
    const started = spawnIt();
    await untilSeen(started, () => isOpen(port), answersWithinMs);
    return started;
  };
  let running = await start();
  return {
    [Symbol.asyncDispose]: () => running.stop('SIGKILL'),
    async restart() {
      await running.stop('SIGKILL');
      running = await start();
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });
}

/** What it says itself when no instance is left, in our own words. */
function errorFiles(): string {
  const body = JSON.stringify({ error: 'unavailable', message: failureTexts.unavailable });
  const head = 'Content-Type: application/json\r\nRetry-After: 3\r\nConnection: close\r\n';
  return [502, 503, 504]
    .map((status) => {
      const file = scratch(`${status}.http`);
      writeFileSync(file, `HTTP/1.0 ${status} Unavailable\r\n${head}\r\n${body}`);
      return `  errorfile ${status} ${file}`;
    })
    .join('\n');
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export function openFront(port: number, outsidePort: number, instancePorts: number[]): Promise<Proxy> {
  const servers = instancePorts.map((one, n) => `  server i${n} 127.0.0.1:${one} check`).join('\n');
  const file = scratch('front.cfg');
  writeFileSync(
    file,
    fill(read('haproxy.cfg'), { errors: errorFiles(), port, outside: outsidePort, servers }),
  );
  return run(port, () => startProcess(requirePart('haproxy'), ['-db', '-f', file], {}));
}

export function openPooler(port: number, cluster: Cluster): Promise<Proxy> {
  const folder = scratch('pgbouncer');
  mkdirSync(folder, { recursive: true });
  const users = join(folder, 'users.txt');
  const { username, password } = new URL(cluster.url());
  writeFileSync(users, `"${username}" "${password}"\n`);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, fill(read('pgbouncer.ini'), { database: cluster.port, port, users, folder }));
  const account = postgresAccount();
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, users, config]) chownSync(path, uid, gid);
  return run(port, () => startProcess(requirePart('pgbouncer'), [config], account));
}
