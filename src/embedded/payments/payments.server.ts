import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type Stripe from 'stripe';
import type { Env } from '../../platform/env.server.ts';
import type { Logger } from '../../platform/log.server.ts';
import { brokenBody, createApi, type FaultChoice } from './api.server.ts';
import { ApiError } from './api-error.server.ts';
import { createDeliveries } from './deliveries.server.ts';
import { emit, type Kind, keep, kinds, newestFirst, openLedger, requireRow } from './ledger.server.ts';
import { newDispute, newId, newPrice, newProduct } from './objects.server.ts';
import { createPages } from './pages/pages.server.ts';
import { completeCheckout, forgetOld, nextDue } from './subscribing.server.ts';

export interface LocalPaymentsOptions {
  env: Env;
  log: Logger;
  now: () => Date;
  retryDelaysMs?: number[];
}

export type LocalPayments = Awaited<ReturnType<typeof createLocalPayments>>;

const minute = 60_000;
const stripeLikeDelaysMs = [1_000, 5_000, 30_000, 5 * minute, 30 * minute, 120 * minute, 480 * minute];
const wakeEveryMs = 2_000;

export const localPaymentsPath = '/pago-local';

/** A server of the few endpoints of Stripe's API that the product uses. No money moves. Decision 0014. */
export async function createLocalPayments({
  env,
  log,
  now,
  retryDelaysMs = stripeLikeDelaysMs,
}: LocalPaymentsOptions) {
  let chooseFault: FaultChoice | null = null;
  let reached = 0;
  let moment: number | null = null;
  const clock = () => Math.max(Math.floor(now().getTime() / 1000), reached);
  const ledger = await openLedger(env.DATA_DIR, {
    at: () => moment ?? clock(),
    publicUrl: () => env.PUBLIC_URL,
  });
  const { rows, declining } = ledger.state;
  if (!rows.product.prod_premium)
    keep(ledger, 'product', { ...newProduct(ledger.at(), 'Salero Premium'), id: 'prod_premium' });
  if (!rows.price[env.payments.priceId])
    keep(ledger, 'price', {
      ...newPrice(ledger.at(), 'prod_premium', 500),
      id: env.payments.priceId,
      tax_behavior: 'inclusive',
    });
  const deliveries = createDeliveries({ ledger, log, secret: env.payments.webhookSecret, retryDelaysMs });

  /** Everything that fell due since the last look happens at its own time, in order. */
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
    forgetOld(ledger);
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
  const api = createApi({ ledger, settle, secretKey, fault: (request) => chooseFault?.(request) ?? null });
  // On a server of its own the SDK needs no more than host and port.
  app.route('/v1', api);
  app.route(`${localPaymentsPath}/api/v1`, api);
  app.route(localPaymentsPath, createPages({ ledger, settle }));
  const listener = getRequestListener(app.fetch);

  /** What a test, and nobody over HTTP, can make happen. */
  const control = {
    /** Moves its clock on: renews, retries and expires whatever falls due on the way. */
    async advance(to: Date) {
      reached = Math.max(reached, Math.floor(to.getTime() / 1000));
      await passTime();
      forgetOld(ledger);
      await settle();
    },
    setCard(customer: string, card: 'pays' | 'declines') {
      const others = declining.filter((id) => id !== customer);
      declining.splice(0, declining.length, ...others, ...(card === 'declines' ? [customer] : []));
    },
    /** As pressing "Pagar" on its page. */
    async completeCheckout(session: string) {
      completeCheckout(ledger, requireRow(ledger, 'checkout.session', session));
      await settle();
    },
    async dispute(id: string) {
      const charge = requireRow(ledger, 'charge', id);
      const dispute = keep(ledger, 'dispute', newDispute(ledger.at(), charge));
      charge.disputed = true;
      emit(ledger, 'charge.dispute.created', dispute);
      await settle();
      return structuredClone(dispute);
    },
    /** The bank refuses the card so many times more, for the bill of this charge. */
    refuse(id: string, times: number) {
      const charge = requireRow(ledger, 'charge', id);
      for (let n = 0; n < times; n += 1)
        keep(ledger, 'charge', {
          ...charge,
          id: newId('ch_3'),
          disputed: false,
          paid: false,
          status: 'failed',
        });
    },
    async closeDispute(id: string, outcome: 'won' | 'lost') {
      const dispute = requireRow(ledger, 'dispute', id);
      dispute.status = outcome;
      emit(ledger, 'charge.dispute.closed', dispute);
      await settle();
    },
    /** Writes over fields of an object, whatever they mean. */
    set(id: string, fields: object) {
      const row = kinds.map((kind) => rows[kind][id]).find((found) => found);
      if (!row) return;
      Object.assign(row, fields);
      if (row.object === 'subscription') emit(ledger, 'customer.subscription.updated', row);
    },
    /** Newest first. */
    all: <K extends Kind>(kind: K) => structuredClone(newestFirst(ledger, kind)),
    /** As if it had never been made. */
    forget(id: string) {
      for (const kind of kinds) delete rows[kind][id];
    },
    /** While held, events wait. */
    holdWebhooks: deliveries.hold,
    /** One attempt, now, at every event that waits. */
    flushWebhooks: deliveries.flush,
    /** Oldest first. */
    events: (): Stripe.Event[] => structuredClone(Object.values(rows.event)),
    /** An event's body and its `Stripe-Signature`, to be sent by hand: late, twice, in another order. */
    sign: deliveries.sign,
  };

  return {
    listener: ((request, response) => void listener(request, response)) satisfies RequestListener,
    setFault(choice: FaultChoice | null) {
      chooseFault = choice;
    },
    control,
    async close() {
      clearInterval(timer);
      await deliveries.close();
      await ledger.save();
    },
  };
}
