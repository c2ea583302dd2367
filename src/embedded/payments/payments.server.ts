import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Env } from '../../platform/env.server.ts';
import type { Logger } from '../../platform/log.server.ts';
import { type ApiParts, brokenBody, createApi } from './api.server.ts';
import { ApiError } from './api-error.server.ts';
import { createDeliveries } from './deliveries.server.ts';
import { endpoints } from './endpoints.server.ts';
import { keep, openLedger } from './ledger.server.ts';
import { newPrice } from './objects.server.ts';
import { createPages } from './pages/pages.server.ts';
import { nextDue } from './subscribing.server.ts';

/** A test double has more endpoints, and faults on demand. */
export interface LocalPaymentsOptions extends Partial<Pick<ApiParts, 'endpoints' | 'around'>> {
  env: Env;
  log: Logger;
  now: () => Date;
}

const wakeEveryMs = 2_000;

export const localPaymentsPath = '/pago-local';

/** A server of the few endpoints of Stripe's API that the product uses. No money moves. Decision 0014. */
export async function createLocalPayments({
  env,
  log,
  now,
  endpoints: known = endpoints,
  around = (_, next) => next(),
}: LocalPaymentsOptions) {
  let moment: number | null = null;
  const clock = () => Math.floor(now().getTime() / 1000);
  const at = () => moment ?? clock();
  const ledger = await openLedger(env.DATA_DIR, { at, publicUrl: () => env.PUBLIC_URL });
  const { rows } = ledger.state;
  if (!rows.price[env.payments.priceId])
    keep(ledger, 'price', {
      ...newPrice(ledger.at(), 'prod_premium', 500),
      id: env.payments.priceId,
      tax_behavior: 'inclusive',
    });
  const deliveries = createDeliveries(ledger, log, env.payments.webhookSecret);

  async function passTime(): Promise<void> {
    const upTo = clock();
    let passed = false;
    try {
      for (let due = nextDue(ledger); due && due.at <= upTo; due = nextDue(ledger)) {
        moment = due.at;
        due.run();
        passed = true;
      }
    } finally {
      moment = null;
    }
    if (passed) await settle();
  }

  async function settle(): Promise<void> {
    await ledger.save();
    deliveries.kick();
  }

  function tellFailure(error: unknown): void {
    log.error('local payments failed', { kind: error instanceof Error ? error.name : typeof error });
  }

  function wake(): void {
    deliveries.kick();
    passTime().catch(tellFailure);
  }
  // Also takes out what a stop left undelivered, once the product listens again.
  const timer = setInterval(wake, wakeEveryMs).unref();

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    tellFailure(error);
    return c.json(brokenBody, 500);
  });
  app.use(async (_, next) => {
    await passTime();
    await next();
  });
  const { secretKey } = env.payments;
  const api = createApi({ ledger, settle, secretKey, endpoints: known, around });
  app.route('/v1', api);
  app.route(`${localPaymentsPath}/api/v1`, api);
  app.route(localPaymentsPath, createPages(ledger, settle));
  const listener = getRequestListener(app.fetch);

  return {
    listener: ((request, response) => void listener(request, response)) satisfies RequestListener,
    ledger,
    deliveries,
    settle,
    async close() {
      clearInterval(timer);
      await deliveries.close();
      await ledger.save();
    },
  };
}
