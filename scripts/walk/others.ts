import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { localPaymentsPath } from '../../src/embedded/payments/payments.server.ts';
import { createStripeDouble } from '../../src/embedded/payments/test-kit/stripe-double.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { listen } from '../../test/rig/listen.ts';
import { silentLog } from '../../test/rig/silent-log.ts';

/** Its own authority, as PEM, and where it lies. */
function certificate(root: string, name: string) {
  const [keyFile, certFile] = [join(root, `${name}.key`), join(root, `${name}.pem`)];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '60', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject], { stdio: 'ignore' });
  return { keyFile, certFile, key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}

/** Stripe behind a proxy that leads nowhere else: our stand-in under its name. Answers the address of the proxy, and the certificate to trust. */
export async function openStripe(root: string, publicUrl: string, key: string) {
  const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_walk', STRIPE_PRICE_ID: key };
  const env = parseEnv({ ...stripe, DATA_DIR: join(root, 'tmp', 'stripe') });
  const payments = await createStripeDouble({ env, log: silentLog, now: () => new Date() });
  env.PUBLIC_URL = publicUrl;
  const tls = certificate(root, 'api.stripe.com');
  const server = createServer(tls, (request, response) => {
    request.url = `${localPaymentsPath}/api${request.url}`;
    payments.listener(request, response);
  });
  const port = await listen(server);
  const proxy = createHttp().on('connect', (request, socket) => {
    socket.on('error', () => {});
    if (request.url !== 'api.stripe.com:443') return void socket.end('HTTP/1.1 502 nowhere\r\n\r\n');
    const way = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
  });
  return { proxy: `http://127.0.0.1:${await listen(proxy)}`, certificate: tls.cert };
}

/** An identity provider as far as its discovery, and a mail server as far as its greeting, by name. Answers the certificates to trust. */
export async function openProviders(root: string): Promise<string> {
  const [identity, mail] = [certificate(root, 'id.walk'), certificate(root, 'mail.walk')];
  const provider = createServer(identity, (_, response) =>
    response.end(JSON.stringify({ issuer: 'https://id.walk:8443' })),
  );
  const post = createTls(mail, (socket) => {
    socket.on('error', () => {}).write('220 mail.walk\r\n');
    socket.on('data', (line) => {
      const isGreeting = String(line).startsWith('EHLO');
      socket.write(isGreeting ? '250-mail.walk\r\n250 AUTH PLAIN\r\n' : '235 2.7.0 in\r\n');
    });
  });
  await Promise.all([listen(provider, 8443), listen(post, 465)]);
  return identity.cert + mail.cert;
}

/** Another machine, where a log arrives: what `deploy/logs/receiver.conf` says, from nobody but `site`, whose certificate is in this file. */
export function openLogs(root: string, name: string, site: string, trusted: string) {
  const [held, kept, config] = ['/etc/salero-logs', '/var/log/salero', join(root, 'receiver.conf')];
  for (const folder of [held, kept]) mkdirSync(folder, { recursive: true });
  const { certFile, keyFile } = certificate(root, name);
  copyFileSync(certFile, `${held}/own.pem`);
  copyFileSync(keyFile, `${held}/own.key`);
  copyFileSync(trusted, `${held}/site.pem`);
  writeFileSync(config, readFileSync('deploy/logs/receiver.conf', 'utf8').replaceAll('SALERO.EXAMPLE', site));
  spawn('rsyslogd', ['-n', '-i', join(root, 'receiver.pid'), '-f', config], { stdio: 'ignore' });
  const read = (file: string) => readFileSync(join(kept, file), 'utf8');
  return { certFile, arrived: () => readdirSync(kept).map(read).join('') };
}

/** Another network: two machines that answer on two ports, and a resolver that knows both. */
export async function openOutside(): Promise<{ pid: number }> {
  const machines = `for (const port of [443, 8444])
    require('node:http').createServer((_, response) => response.end()).listen(port, '0.0.0.0', () => console.log(port))`;
  const machine = spawn('unshare', ['--net', process.execPath, '-e', machines], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(machine.stdout, 'data');
  const within = ['nsenter', '--net', '--target', String(machine.pid), '--'];
  const run = (...[command = '', ...args]: string[]) => execFileSync(command, args);
  run('ip', 'link', 'add', 'entry', 'type', 'veth', 'peer', 'name', 'other', 'netns', String(machine.pid));
  run('ip', 'addr', 'add', '192.0.2.1/24', 'dev', 'entry');
  run('ip', 'link', 'set', 'entry', 'up');
  for (const address of ['192.0.2.2/24', '192.0.2.3/24'])
    run(...within, 'ip', 'addr', 'add', address, 'dev', 'other');
  run(...within, 'ip', 'link', 'set', 'other', 'up');
  const names = ['--address=/api.stripe.com/192.0.2.2', '--address=/elsewhere.example/192.0.2.3'];
  const alone = ['--conf-file=/dev/null', '--no-resolv', '--no-hosts', '--pid-file='];
  run(...within, 'dnsmasq', ...alone, '--listen-address=192.0.2.2', '--bind-interfaces', ...names);
  writeFileSync('/etc/resolv.conf', 'nameserver 192.0.2.2\n');
  return { pid: Number(machine.pid) };
}
