import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop, type Shop, type ShopOptions } from './test-kit/open-shop.ts';

async function withShop(options: ShopOptions, work: (shop: Shop) => Promise<void>): Promise<void> {
  const shop = await openShop(options);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

const periodOf = ({ items }: Stripe.Subscription) =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((at) =>
    new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
  );
const typesOf = (shop: Shop, seen: Stripe.Event[] = []) => {
  const old = new Set(seen.map(({ id }) => id));
  return shop.control
    .events()
    .filter(({ id }) => !old.has(id))
    .map(({ type }) => type);
};

test('a paid checkout leaves a subscription, an invoice, its payment and its charge', async () => {
  await withShop({}, async (shop) => {
    const { session, subscription, customer } = await shop.subscribe();
    expect(periodOf(subscription)).toEqual(['2026-10-31', '2026-11-30']);
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 500,
      currency: 'eur',
      customer: customer.id,
      subscription: subscription.id,
      url: null,
    });
    const [invoice] = (
      await shop.stripe.invoices.list({ subscription: subscription.id, expand: ['data.payments'] })
    ).data;
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 500,
      billing_reason: 'subscription_create',
    });
    const intent = String(invoice?.payments?.data[0]?.payment.payment_intent);
    expect(shop.control.all('charge')[0]).toMatchObject({ paid: true, amount: 500, payment_intent: intent });
    expect(typesOf(shop)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);
  });
});

test('it renews month after month on its own day, whatever the length of the month', async () => {
  await withShop({}, async (shop) => {
    const { subscription } = await shop.subscribe();
    await shop.control.advance(new Date('2027-03-01T00:00:00Z'));
    const later = await shop.stripe.subscriptions.retrieve(subscription.id);
    expect(periodOf(later)).toEqual(['2027-02-28', '2027-03-31']);
    const { data } = await shop.stripe.invoices.list({ subscription: subscription.id });
    expect(
      data.map(({ billing_reason, created }) => [
        billing_reason,
        new Date(created * 1000).toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['subscription_cycle', '2027-02-28'],
      ['subscription_cycle', '2027-01-31'],
      ['subscription_cycle', '2026-12-31'],
      ['subscription_cycle', '2026-11-30'],
      ['subscription_create', '2026-10-31'],
    ]);
  });
});

test('time that passed while nobody asked is made up for at the next request', async () => {
  await withShop({}, async (shop) => {
    const { subscription } = await shop.subscribe();
    shop.clock.at = new Date('2026-12-05T00:00:00Z');
    expect(periodOf(await shop.stripe.subscriptions.retrieve(subscription.id))).toEqual([
      '2026-11-30',
      '2026-12-31',
    ]);
  });
});

test('cancelled at the end of the period it stays until then, and ends', async () => {
  await withShop({}, async (shop) => {
    const { customer, subscription } = await shop.subscribe();
    const { url } = await shop.stripe.billingPortal.sessions.create({ customer: customer.id });
    await shop.press(url, { action: 'cancel', subscription: subscription.id });
    expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0]?.current_period_end,
    });
    await shop.control.advance(new Date('2026-12-15T00:00:00Z'));
    expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: subscription.items.data[0]?.current_period_end,
    });
    expect(typesOf(shop).at(-1)).toBe('customer.subscription.deleted');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    await expect(shop.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

test('a card that is refused makes it past due, and paying later mends it', async () => {
  await withShop({}, async (shop) => {
    const { subscription, customer } = await shop.subscribe();
    shop.control.setCard(customer.id, 'declines');
    const before = shop.control.events();
    await shop.control.advance(new Date('2026-12-01T00:00:00Z'));
    expect(typesOf(shop, before)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    const late = {
      ...(await shop.stripe.subscriptions.retrieve(subscription.id)),
      latest_invoice: shop.control.all('invoice')[0],
    };
    expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
    shop.control.setCard(customer.id, 'pays');
    await shop.control.advance(new Date('2026-12-04T00:00:00Z'));
    const mended = {
      ...(await shop.stripe.subscriptions.retrieve(subscription.id)),
      latest_invoice: shop.control.all('invoice')[0],
    };
    expect(mended).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 2 } });
  });
});

test('a card that is never accepted again ends the subscription', async () => {
  await withShop({}, async (shop) => {
    const { subscription, customer } = await shop.subscribe();
    shop.control.setCard(customer.id, 'declines');
    await shop.control.advance(new Date('2026-12-30T00:00:00Z'));
    expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
    expect(shop.control.all('invoice')[0]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
    expect(typesOf(shop).at(-1)).toBe('customer.subscription.deleted');
  });
});

test('a refund gives back all of its charge, once', async () => {
  await withShop({}, async (shop) => {
    const { customer } = await shop.subscribe();
    const [charge] = (await shop.stripe.charges.list({ customer: customer.id })).data;
    const id = charge?.id ?? '';
    const refund = await shop.stripe.refunds.create({ charge: id, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ amount: 500, status: 'succeeded', charge: id });
    expect(await shop.stripe.charges.retrieve(id)).toMatchObject({ amount_refunded: 500, refunded: true });
    await expect(shop.stripe.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(typesOf(shop)).toContain('charge.refunded');
  });
});

test('a disputed charge cannot be refunded', async () => {
  await withShop({}, async (shop) => {
    const { customer } = await shop.subscribe();
    const [charge] = (await shop.stripe.charges.list({ customer: customer.id })).data;
    const dispute = await shop.control.dispute(charge?.id ?? '');
    await expect(shop.stripe.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await shop.control.closeDispute(dispute.id, 'lost');
    expect((await shop.stripe.disputes.list({ charge: charge?.id ?? '' })).data[0]).toMatchObject({
      status: 'lost',
    });
    expect(typesOf(shop).slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
  });
});

test('a checkout that nobody paid expires, by itself or when told', async () => {
  await withShop({}, async (shop) => {
    const [left, told] = [await shop.checkout(), await shop.checkout()];
    expect(await shop.stripe.checkout.sessions.expire(told.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    await expect(shop.stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await shop.stripe.checkout.sessions.list({ status: 'open' })).data).toHaveLength(1);
    await shop.control.advance(new Date('2026-11-02T00:00:00Z'));
    expect(await shop.stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: 'expired' });
  });
});
