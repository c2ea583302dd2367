import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop } from './test-kit/open-shop.ts';

const dayOf = (seconds = 0) => new Date(seconds * 1_000).toISOString().slice(0, 10);
const periodOf = ({ items }: Stripe.Subscription) =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map(dayOf);

test('it renews month after month on its own day, whatever the length of the month, also while nobody asks', async () => {
  const { subscribe, stripe, clock } = await openShop();
  const { subscription } = await subscribe();
  expect(periodOf(subscription)).toEqual(['2026-10-31', '2026-11-30']);
  clock.at = new Date('2027-03-01T00:00:00Z');
  expect(periodOf(await stripe.subscriptions.retrieve(subscription.id))).toEqual([
    '2027-02-28',
    '2027-03-31',
  ]);
  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ billing_reason, created }) => [billing_reason, dayOf(created)])).toEqual([
    ['subscription_cycle', '2027-02-28'],
    ['subscription_cycle', '2027-01-31'],
    ['subscription_cycle', '2026-12-31'],
    ['subscription_cycle', '2026-11-30'],
    ['subscription_create', '2026-10-31'],
  ]);
});

test('a card that is refused is tried again: paying later mends it, and the fourth refusal ends the subscription', async () => {
  const { subscribe, stripe, clock, control } = await openShop();
  const { subscription, customer } = await subscribe();
  const seenOn = async (day: string) => {
    clock.at = new Date(day);
    const { status } = await stripe.subscriptions.retrieve(subscription.id);
    return [status, control.all('invoice')[0]?.status, control.all('invoice')[0]?.attempt_count];
  };
  control.setCard(customer.id, 'declines');
  expect(await seenOn('2026-12-01')).toEqual(['past_due', 'open', 1]);
  control.setCard(customer.id, 'pays');
  expect(await seenOn('2026-12-04')).toEqual(['active', 'paid', 2]);
  control.setCard(customer.id, 'declines');
  expect(await seenOn('2027-01-30')).toEqual(['canceled', 'open', 4]);
  expect(control.events().at(-1)?.type).toBe('customer.subscription.deleted');
});

test('a charge is paid back once, and not at all while a bank disputes it', async () => {
  const { subscribe, stripe, control } = await openShop();
  const [paid, disputed] = [await subscribe(), await subscribe()].map(({ customer }) => customer.id);
  const refund = async (customer = '') => {
    const [charge] = (await stripe.charges.list({ customer })).data;
    return stripe.refunds.create({ charge: String(charge?.id) });
  };
  expect(await refund(paid)).toMatchObject({ amount: 500, status: 'succeeded' });
  await expect(refund(paid)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  const theirs = control.all('charge').find(({ customer }) => customer === disputed);
  await control.dispute(String(theirs?.id));
  await expect(refund(disputed)).rejects.toMatchObject({ code: 'charge_disputed' });
});

test('a checkout that nobody paid expires, by itself or when told', async () => {
  const { checkout, stripe, clock } = await openShop();
  const { sessions } = stripe.checkout;
  const [left, told] = [await checkout(), await checkout()];
  expect(await sessions.expire(told.id)).toMatchObject({ status: 'expired', url: null });
  await expect(sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await sessions.list({ status: 'open' })).data).toHaveLength(1);
  clock.at = new Date('2026-11-02T00:00:00Z');
  expect(await sessions.retrieve(left.id)).toMatchObject({ status: 'expired' });
});
