import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { failureTexts } from '../src/platform/failures.ts';
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

export function openFront(port: number, outsidePort: number, instancePorts: number[]): Promise<Proxy> {
  const servers = instancePorts.map((one, n) => `  server i${n} 127.0.0.1:${one} check`).join('\n');
  const file = scratch('front.cfg');
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 70s
  timeout server 70s
  timeout queue 3s
  timeout check 2s
  retries 3
  option redispatch 1
  retry-on conn-failure
${errorFiles()}
frontend people
  bind 127.0.0.1:${port}
  use_backend outside if { path_beg /identidad-local /pago-local }
  default_backend instances
backend outside
  server o 127.0.0.1:${outsidePort}
backend instances
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host salero
  default-server inter 300ms fall 2 rise 1
${servers}
`,
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
  writeFileSync(
    config,
    `[databases]
salero = host=127.0.0.1 port=${cluster.port} dbname=salero
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = md5
auth_file = ${users}
pool_mode = transaction
max_client_conn = 400
default_pool_size = 10
server_login_retry = 1
pidfile = ${join(folder, 'pgbouncer.pid')}
`,
  );
  const account = postgresAccount();
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, users, config]) chownSync(path, uid, gid);
  return run(port, () => startProcess(requirePart('pgbouncer'), [config], account));
}
