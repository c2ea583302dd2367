import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import type { Fault } from '../../embedded/payments/api.server.ts';
import { createLocalPayments } from '../../embedded/payments/payments.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { enabledEvents } from '../setup.server.ts';

export type TestPayments = Awaited<ReturnType<typeof startPayments>>;

/** The payments that a laptop runs, on a port of their own. Time is the test's, and no event leaves unless the test delivers it. */
export async function startPayments(clock: { at: number }) {
  const dir = mkdtempSync(join(tmpdir(), 'salero-billing-'));
  const env = parseEnv({ PORT: '0', DATA_DIR: dir, RATE_LIMIT_SCALE: '0' });
  const payments = await createLocalPayments({
    env,
    log: createLogger(() => {}),
    now: () => new Date(clock.at),
  });
  const { control } = payments;
  control.holdWebhooks(true);
  const server = createServer(payments.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  env.PUBLIC_URL = `http://localhost:${port}`;
  const stripe = new Stripe(env.payments.secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { webhookSecret } = env.payments;

  /** What Stripe sends from now on, as `stripe:setup` asks for it. */
  function listen() {
    const before = new Set(control.events().map(({ id }) => id));
    return () =>
      control
        .events()
        .filter(({ id, type }) => !before.has(id) && enabledEvents.some((wanted) => wanted === type));
  }

  const kit = {
    /** The settings of a product that is paid through it. Its secret is being changed: either is good. */
    env: { ...env, payments: { ...env.payments, webhookSecret: `whsec_next, ${webhookSecret}` } },
    clock,
    stripe,
    control,
    webhookSecret,
    /** `POST /v1/customers` and the like, in order. */
    calls: [] as string[],
    /** What goes wrong with a call; nothing when it is null. */
    fault: (_call: string) => null as Fault,
    /** Presses "Pagar" on the page. */
    async pay(url: string): Promise<Stripe.Event[]> {
      const heard = listen();
      await control.completeCheckout(url.split('/').at(-1) ?? '');
      return heard();
    },
    set(id: string, fields: object): Stripe.Event[] {
      const heard = listen();
      control.set(id, fields);
      return heard();
    },
    /** The clock goes on, and with it whatever falls due. */
    async passTime(ms: number): Promise<Stripe.Event[]> {
      const heard = listen();
      clock.at += ms;
      await stripe.prices.list();
      return heard();
    },
    subscriptionOf(customer: string) {
      const found = control.all('subscription').find((row) => row.customer === customer);
      if (!found) throw new Error('no subscription');
      return found;
    },
    statusOf: (id: string) => control.all('subscription').find((row) => row.id === id)?.status,
    event: (type: string, object: object) => ({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object },
    }),
    sign(event: unknown, { secret = webhookSecret, at = clock.at } = {}) {
      const body = JSON.stringify(event);
      const timestamp = Math.floor(at / 1_000);
      return {
        body,
        signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    async close() {
      await payments.close();
      server.close();
      server.closeAllConnections();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  payments.setFault(({ method, path }) => {
    kit.calls.push(`${method} ${path}`);
    return kit.fault(`${method} ${path}`);
  });
  return kit;
}
