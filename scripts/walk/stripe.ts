import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createLocalPayments, localPaymentsPath } from '../../src/embedded/payments/payments.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';

/** Stripe behind a proxy that leads nowhere else: our stand-in under its name. Answers the address of the proxy, and the certificate to trust. */
export async function openStripe(root: string, publicUrl: string, key: string) {
  const [keyFile, certFile] = [join(root, 'stripe.key'), join(root, 'stripe.pem')];
  const subject = ['-subj', '/CN=api.stripe.com', '-addext', 'subjectAltName=DNS:api.stripe.com'];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject], { stdio: 'ignore' });
  const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: key, STRIPE_PRICE_ID: key };
  const env = parseEnv({ ...stripe, DATA_DIR: join(root, 'tmp', 'stripe') });
  const log = createLogger(() => {});
  const payments = await createLocalPayments({ env, log, now: () => new Date() });
  env.PUBLIC_URL = publicUrl;
  const tls = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  const server = createServer(tls, (request, response) => {
    request.url = `${localPaymentsPath}/api${request.url}`;
    payments.listener(request, response);
  });
  const proxy = createHttp().on('connect', (request, socket) => {
    socket.on('error', () => {});
    if (request.url !== 'api.stripe.com:443') return void socket.end('HTTP/1.1 502 nowhere\r\n\r\n');
    const way = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
  });
  for (const one of [server, proxy])
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', () => resolve()));
  return {
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    certificate: tls.cert.toString(),
  };
}
