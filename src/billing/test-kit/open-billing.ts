import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import { createUser, openSession, type TestDatabase } from '../../../test/engines.ts';
import { erasureRoutes } from '../../account/erasure.server.ts';
import { requireSameOrigin } from '../../account/origin.server.ts';
import { createSessions } from '../../account/sessions.server.ts';
import { answerError } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import type { Mail, Mailer } from '../../platform/mail.server.ts';
import { Metrics } from '../../platform/metrics.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { type Billing, createBilling } from '../billing.server.ts';
import type { BillingAnswer } from '../contract.ts';
import type { TestPayments } from './payments.server.ts';

/** Billing against the local payments. */
export function openBilling(db: TestDatabase, payments: TestPayments) {
  const { env, clock, stripe } = payments;
  const logged: string[] = [];
  const metrics = new Metrics();
  const log = createLogger((line) => logged.push(line));
  const services = { env, db, log, metrics, now: () => new Date(clock.at) };
  const mounted = mountBilling(services, stripe);

  /** As Stripe would post it. Answers the status. */
  async function deliver(event: unknown, options?: Parameters<TestPayments['sign']>[1]): Promise<number> {
    const { body, signature } = payments.sign(event, options);
    const headers = { 'Stripe-Signature': signature };
    return (await mounted.app.request('/api/webhooks/stripe', { method: 'POST', body, headers })).status;
  }

  async function hear(events: readonly unknown[]): Promise<void> {
    for (const event of events) expect(await deliver(event)).toBe(200);
  }

  /** The next round of upkeep, so much later. */
  async function later(ms: number): Promise<void> {
    clock.at += ms;
    await mounted.billing.tick();
  }

  /** What the bank does with a payment: takes it back, and refuses what we pay back. */
  async function dispute(charge = '') {
    const opened = await payments.control.dispute(charge);
    await hear([payments.event('charge.dispute.created', opened)]);
    return opened;
  }
  async function refuseRefund(charge = '', isHeard = true): Promise<void> {
    const refund = payments.control.all('refund').find((one) => one.charge === charge);
    payments.set(refund?.id ?? '', { status: 'failed' });
    payments.set(charge, { refunded: false, amount_refunded: 0 });
    if (isHeard) await hear([payments.event('refund.failed', { ...refund, status: 'failed' })]);
  }

  async function person(name?: string, subject?: string) {
    const someone = await mounted.person(name, subject);
    /** Through the checkout to Premium, told by the webhooks. Answers the subscription's id. */
    async function subscribe(): Promise<string> {
      const { status, body } = await someone.ask('/api/functions/create-checkout');
      expect(status).toBe(200);
      await hear(await payments.pay(body.url));
      return payments.subscriptionOf(await someone.customer()).id;
    }
    return { ...someone, subscribe };
  }

  /** Somebody with Premium. */
  async function subscriber() {
    const someone = await person();
    return { ...someone, subscription: await someone.subscribe() };
  }

  /** Another instance, whose clocks are that far off: its own, and the one that says what is surely past. */
  function beside(aheadMs: number, surelyAheadMs = aheadMs) {
    const at = (ms: number) => () => new Date(clock.at + ms);
    const off = { ...services, metrics: new Metrics(), now: at(aheadMs), surelyPast: at(surelyAheadMs) };
    return mountBilling(off, stripe);
  }

  return {
    ...mounted,
    person,
    subscriber,
    beside,
    deliver,
    hear,
    later,
    dispute,
    refuseRefund,
    logged,
    metrics,
  };
}

/** Billing by itself, as one instance of the server mounts it, with people at its door and a post box. */
export function mountBilling(services: Services & { db: TestDatabase }, stripe: Stripe) {
  const { env, db, log } = services;
  const mails: Mail[] = [];
  const postbox = { closed: false, slow: async () => {} };
  const mailer: Mailer = {
    send: async (mail) => {
      if (postbox.closed) throw new Error('closed');
      await postbox.slow();
      mails.push(mail);
    },
  };
  const billing: Billing = createBilling(services, stripe, mailer);
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  const api = new Hono();
  api.route('/', billing.webhook);
  api.use(requireSameOrigin(services));
  const surface = { ...services, ...createSessions(services), limits: createRateLimits(services) };
  api.route('/account', erasureRoutes(surface, billing.erasure));
  api.route('/', billing.routes(surface));
  app.route('/api', api);

  async function call(
    path: string,
    {
      token = '',
      body,
      method = 'POST',
      headers = {},
    }: { token?: string; body?: unknown; method?: string; headers?: Record<string, string> } = {},
  ) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(method !== 'GET' && { Origin: env.PUBLIC_URL }),
        ...(token && { Cookie: `salero=${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  async function person(name = 'Ana', subject?: string) {
    const id = randomUUID();
    await createUser(db, { id, name, email: `${id}@example.test` });
    if (subject)
      await db.asSuperuser(`insert into identities (user_id, issuer, subject, email, created_at) values
        ('${id}', 'https://id.example', '${subject}', 'a@example.test', '${services.now().toISOString()}')`);
    const token = await openSession(db, id, services.now());
    const ask = (path: string, body?: unknown) => call(path, { token, body });
    const withdraw = (body: unknown) => ask('/api/billing/withdrawal', body);
    return {
      id,
      token,
      ask,
      checkout: () => ask('/api/functions/create-checkout', { termsAccepted: true }),
      check: async () => (await ask('/api/functions/check-subscription')).body,
      portal: () => ask('/api/functions/customer-portal'),
      erase: () => call('/api/account', { token, method: 'DELETE', body: { confirm: 'ELIMINAR' } }),
      withdraw,
      /** Both steps of it. */
      async leave() {
        const { body } = await withdraw({ action: 'request' });
        return withdraw({ action: 'confirm', id: body.id });
      },
      billing: async () => (await call('/api/billing', { token, method: 'GET' })).body as BillingAnswer,
      async tier() {
        const [row] = await db.asSuperuser(
          `select subscription_tier as tier from profiles where id = '${id}'`,
        );
        return row?.tier;
      },
      async customer() {
        const [row] = await db.asSuperuser(
          `select stripe_customer_id as id from billing_accounts where user_id = '${id}'`,
        );
        return String(row?.id);
      },
    };
  }

  /** Waits for what was queued, whoever sends it. */
  async function mailsTo(userId: string): Promise<Mail[]> {
    await billing.tick();
    await expect
      .poll(() =>
        db.asSuperuser(`select id from billing_mails where user_id = '${userId}' and sent_at is null`),
      )
      .toEqual([]);
    return mails.filter(({ to }) => to.startsWith(userId));
  }

  return { app, services, billing, stripe, call, person, mails, postbox, mailsTo, env };
}

export type BillingOn = ReturnType<typeof mountBilling>;
export type OpenBilling = ReturnType<typeof openBilling>;
