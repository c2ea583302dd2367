import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { parseEnv } from '../../../platform/env.server.ts';
import { createLogger } from '../../../platform/log.server.ts';
import { createLocalPayments, type LocalPaymentsOptions } from '../payments.server.ts';

interface Hook {
  payload: string;
  signature: string;
}

export interface ShopOptions extends Pick<LocalPaymentsOptions, 'retryDelaysMs'> {
  dataDir?: string;
  /** What the product answers to each webhook, in order; 200 once they run out. */
  hookStatuses?: number[];
}

/** The local Stripe on a port of its own, the real SDK in front of it, and somewhere for its webhooks to go. */
export async function openShop({ dataDir, hookStatuses = [], ...options }: ShopOptions = {}) {
  const env = parseEnv({ PORT: '0', DATA_DIR: dataDir ?? mkdtempSync(join(tmpdir(), 'salero-pagos-')) });
  const clock = { at: new Date('2026-10-31T10:00:00Z') };
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const payments = await createLocalPayments({ env, log, now: () => clock.at, ...options });
  const hooks: Hook[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/api/webhooks/stripe') return payments.listener(request, response);
    let payload = '';
    request.on('data', (chunk) => {
      payload += chunk;
    });
    request.on('end', () => {
      hooks.push({ payload, signature: String(request.headers['stripe-signature']) });
      response.writeHead(hookStatuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  env.PUBLIC_URL = `http://localhost:${port}`;
  const address = { host: 'localhost', port, protocol: 'http', telemetry: false } as const;
  const stripe = new Stripe(env.payments.secretKey, { ...address, maxNetworkRetries: 0 });

  const shop = {
    env,
    clock,
    lines,
    hooks,
    payments,
    stripe,
    address,
    control: payments.control,
    url: env.PUBLIC_URL,

    checkout: async (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: params.customer ?? (await stripe.customers.create({ email: 'eva@example.test' })).id,
        line_items: [{ price: env.payments.priceId, quantity: 1 }],
        success_url: `${env.PUBLIC_URL}/perfil?success=true&session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${env.PUBLIC_URL}/premium`,
        ...params,
      }),

    /** A customer with a paid subscription. */
    async subscribe() {
      const customer = await stripe.customers.create({ email: 'ana@example.test' });
      const session = await shop.checkout({ customer: customer.id });
      await shop.control.completeCheckout(session.id);
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('no subscription');
      return { customer, session, subscription };
    },

    /** The form of a page as its button sends it. */
    async press(page: string, fields: Record<string, string> = {}) {
      const html = await (await fetch(page)).text();
      const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
      const body = new URLSearchParams([
        ...hidden.map(([, name = '', value = '']) => [name, value]),
        ...Object.entries(fields),
      ]);
      return fetch(page, { method: 'POST', body, redirect: 'manual' });
    },

    async close() {
      await payments.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return shop;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
