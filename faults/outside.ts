import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createLocalIdentity, localIdentityPath } from '../src/embedded/identity/identity.server.ts';
import { createLocalPayments, localPaymentsPath } from '../src/embedded/payments/payments.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { freePort } from '../test/rig/free-port.ts';
import { listen } from '../test/rig/listen.ts';
import { scratch } from '../test/rig/scratch.ts';
import { silentLog } from '../test/rig/silent-log.ts';

const forwardWithinMs = 30_000;

/**
 * Google and Stripe, which do not fail when we do. Signed webhooks go to the product's public address until they are answered.
 * `publicPort`: the port of a proxy that hands `/identidad-local` and `/pago-local` on to `port`.
 */
export async function openOutside(name: string, publicPort?: number) {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${publicPort ?? port}`;
  const dataDir = scratch(`outside-${name}`);
  mkdirSync(dataDir, { recursive: true });
  const env = parseEnv({ PUBLIC_URL: publicUrl, DATA_DIR: dataDir });
  const identity = createLocalIdentity({ env, log: silentLog });
  const payments = await createLocalPayments({ env, log: silentLog, now: () => new Date() });
  let origins: () => string[] = () => [];
  let turn = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(localIdentityPath)) return identity(request, response);
    if (path.startsWith(localPaymentsPath)) return payments.listener(request, response);
    const open = origins();
    forward(open[turn++ % open.length], request, response);
  });
  await listen(server, port);
  return {
    publicUrl,
    port,
    env: {
      PUBLIC_URL: publicUrl,
      FAULTS_STRIPE_KEY: env.payments.secretKey,
      FAULTS_STRIPE_SECRET: env.payments.webhookSecret,
    },
    /** Where calls to the public address go, in turn, when no proxy of the scenario's own stands there. */
    serveAlso: (listed: () => string[]) => {
      origins = listed;
    },
    payments: () => readPayments(dataDir),
    undelivered: () => readState(dataDir).undelivered.length,
    close: async () => {
      await payments.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(origin: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (!origin) return void response.writeHead(503).end();
  const { method, headers } = request;
  const onward = httpRequest(
    origin + request.url,
    { method, headers, timeout: forwardWithinMs },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  onward.on('timeout', () => onward.destroy());
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(onward);
}

interface Kept {
  rows: {
    customer: Record<string, { id: string; metadata: Record<string, string> }>;
    subscription: Record<string, { customer: string }>;
    invoice: Record<string, { customer: string; status: string }>;
  };
  undelivered: string[];
}

const nothing: Kept = { rows: { customer: {}, subscription: {}, invoice: {} }, undelivered: [] };

function readState(dataDir: string): Kept {
  const file = join(dataDir, 'pagos.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : nothing;
}

/** Of each person, whatever customers they are at Stripe. */
function readPayments(dataDir: string) {
  const { customer, subscription, invoice } = readState(dataDir).rows;
  const people = Map.groupBy(Object.values(customer), ({ metadata }) => metadata.user_id ?? '');
  return [...people].map(([userId, customers]) => {
    const isTheirs = (row: { customer: string }) => customers.some(({ id }) => id === row.customer);
    const paid = Object.values(invoice).filter(({ status }) => status === 'paid');
    return {
      userId,
      subscriptions: Object.values(subscription).filter(isTheirs).length,
      paidInvoices: paid.filter(isTheirs).length,
    };
  });
}
