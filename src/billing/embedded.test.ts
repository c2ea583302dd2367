import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { listen } from '../../test/rig/listen.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import type { Fault } from '../embedded/payments/test-kit/faults.ts';
import { impatient } from '../embedded/payments/test-kit/start-stripe.ts';
import { createStripeDouble, type StripeDouble } from '../embedded/payments/test-kit/stripe-double.ts';
import { parseEnv } from '../platform/env.server.ts';
import { createStripe } from './stripe.server.ts';
import { type BillingOn, mountBilling } from './test-kit/open-billing.ts';

const day = 24 * 60 * 60_000;
/** For what comes by a webhook, on a machine that is busy. */
const patience = { timeout: 30_000 };

describeEngines('billing with the local payments', (open) => {
  const clock = { at: Date.parse('2026-11-21T10:00:00Z') };
  let app: BillingOn;
  let payments: StripeDouble;
  let server: Server;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'salero-billing-'));
    const env = parseEnv({ PORT: '0', DATA_DIR: dir, RATE_LIMIT_SCALE: '0' });
    const services = { env, db: await open(), log: silentLog, now: () => new Date(clock.at) };
    payments = await createStripeDouble(services);
    app = mountBilling(services, impatient(createStripe(env)));
    const product = getRequestListener(app.app.fetch);
    server = createServer((request, response) => {
      if (request.url?.startsWith('/pago-local')) payments.listener(request, response);
      else void product(request, response);
    });
    env.PUBLIC_URL = `http://localhost:${await listen(server)}`;
  });
  afterAll(async () => {
    await payments.close();
    server.close();
    server.closeAllConnections();
    rmSync(dir, { recursive: true, force: true });
  });
  beforeEach(() => payments.setFault(null));

  const sessionIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

  /** Every step again until it works, as a person or Stripe would. */
  async function insist<T>(ask: () => Promise<T>, good: (answer: T) => boolean): Promise<T> {
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await ask();
      if (good(answer)) return answer;
    }
    throw new Error('it never worked');
  }

  async function wholeStory(): Promise<void> {
    const ana = await app.person();
    const checkout = await insist(ana.checkout, ({ status }) => status === 200);
    await payments.control.completeCheckout(sessionIn(checkout.body.url));
    await insist(ana.check, (answer) => answer.subscribed === true);
    await insist(ana.checkout, ({ status }) => status === 409);
    expect(await insist(ana.billing, (answer) => answer.plan !== undefined)).toMatchObject({
      plan: 'pro',
      status: 'active',
    });
    const portal = await insist(ana.portal, ({ status }) => status === 200);
    expect(portal.body.url).toContain('/pago-local/portal/');
    const request = await ana.withdraw({ action: 'request' });
    await ana.withdraw({ action: 'confirm', id: request.body.id });
    await insist(
      async () => {
        await app.billing.tick();
        return ana.billing();
      },
      ({ withdrawn }) => withdrawn?.settled === true,
    );
    expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'withdrawn' });
    const customer = await ana.customer();
    const paid = payments.control.all('charge').filter((charge) => charge.customer === customer);
    expect(paid.map(({ refunded }) => refunded)).toEqual([true]);
    const again = await insist(ana.checkout, ({ status }) => status === 200);
    await payments.control.completeCheckout(sessionIn(again.body.url));
    await insist(ana.check, (answer) => answer.subscribed === true);
    await insist(ana.erase, ({ status }) => status === 204);
    await insist(
      async () => {
        await app.billing.tick();
        return payments.control.all('subscription').filter((row) => row.customer === customer);
      },
      (rows) => rows.every(({ status }) => status === 'canceled'),
    );
  }

  test('free, Premium, withdrawn, Premium again and gone', wholeStory);

  test('the same with one in twenty answers failing, cut off, or done and not told', async () => {
    const ways: Fault[] = [{ status: 500 }, 'cut', 'cut-after', { status: 429 }];
    let calls = 0;
    payments.setFault(() => {
      calls += 1;
      return calls % 20 === 9 ? (ways[Math.floor(calls / 20) % ways.length] ?? null) : null;
    });
    for (let people = 0; people < 3; people += 1) await wholeStory();
    expect(calls).toBeGreaterThan(100);
  });

  test('a renewal that is declined is told by the webhook, and dunning ends it', async () => {
    const ana = await app.person();
    const { body } = await ana.checkout();
    await payments.control.completeCheckout(sessionIn(body.url));
    await expect.poll(ana.tier, patience).toBe('pro');
    payments.control.setCard(await ana.customer(), 'declines');
    clock.at += 31 * day;
    await payments.control.advance(new Date(clock.at));
    await expect.poll(async () => (await ana.billing()).status, patience).toBe('past_due');
    expect(await ana.tier()).toBe('pro');
    clock.at += 40 * day;
    await payments.control.advance(new Date(clock.at));
    await expect.poll(ana.tier, patience).toBe('free');
  });
});
