import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import type { Fault } from '../embedded/payments/test-kit/faults.ts';
import { impatient, startStripe } from '../embedded/payments/test-kit/start-stripe.ts';
import { createStripe } from './stripe.server.ts';
import { type BillingOn, mountBilling } from './test-kit/open-billing.ts';

const day = 24 * 60 * 60_000;
/** For what comes by a webhook, on a machine that is busy. */
const patience = { timeout: 30_000 };

describeEngines('billing with the local payments', (open) => {
  const clock = { at: Date.parse('2026-11-21T10:00:00Z') };
  let app: BillingOn;
  let payments: Awaited<ReturnType<typeof startStripe>>;

  beforeAll(async () => {
    const now = () => new Date(clock.at);
    payments = await startStripe({
      now,
      product(request, response) {
        if (request.url?.startsWith('/pago-local')) return false;
        void getRequestListener(app.app.fetch)(request, response);
        return true;
      },
    });
    const services = { env: payments.env, db: await open(), log: silentLog, now };
    app = mountBilling(services, impatient(createStripe(payments.env)));
  });
  afterAll(() => payments.close());
  beforeEach(() => payments.payments.setFault(null));

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
    payments.payments.setFault(() => {
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
    const passTime = async (ms: number) => {
      clock.at += ms;
      await app.stripe.prices.retrieve(app.env.payments.priceId);
    };
    await passTime(31 * day);
    await expect.poll(async () => (await ana.billing()).status, patience).toBe('past_due');
    expect(await ana.tier()).toBe('pro');
    await passTime(40 * day);
    await expect.poll(ana.tier, patience).toBe('free');
  });
});
