import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { openShop, type Shop, type ShopOptions } from './test-kit/open-shop.ts';

let shop: Shop;

async function open(options?: ShopOptions): Promise<Shop> {
  shop = await openShop(options);
  return shop;
}

afterEach(() => shop.close());

const typesOf = ({ hooks }: Shop) => hooks.map(({ payload }) => JSON.parse(payload).type).sort();

test('what happens reaches the product, signed, in the form that the SDK verifies', async () => {
  await open();
  const { subscription } = await shop.subscribe();
  await expect.poll(() => shop.hooks.length).toBe(3);
  expect(typesOf(shop)).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
  const events = shop.hooks.map(({ payload, signature }) =>
    shop.stripe.webhooks.constructEvent(payload, signature, shop.env.payments.webhookSecret),
  );
  const created = events.find(({ type }) => type === 'customer.subscription.created');
  expect(created).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    data: { object: { id: subscription.id, object: 'subscription', status: 'active' } },
  });
  const { payload = '', signature = '' } = shop.hooks[0] ?? {};
  const forged = payload.replace('"livemode": false', '"livemode": true');
  expect(() =>
    shop.stripe.webhooks.constructEvent(forged, signature, shop.env.payments.webhookSecret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('an event that is not accepted comes again until it is', async () => {
  await open({ hookStatuses: [500, 302, 404] });
  shop.control.holdWebhooks(true);
  await shop.subscribe();
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(3);
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(6);
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(6);
});

test('held events can be sent by hand: twice, late, in another order', async () => {
  await open();
  shop.control.holdWebhooks(true);
  await shop.subscribe();
  expect(shop.hooks).toEqual([]);
  for (const { id } of shop.control.events()) {
    const { payload, header } = shop.control.sign(id);
    const read = shop.stripe.webhooks.constructEvent(payload, header, shop.env.payments.webhookSecret);
    expect(read.id).toBe(id);
  }
});

test('nothing is sent to an address outside this machine', async () => {
  await open();
  shop.control.holdWebhooks(true);
  await shop.subscribe();
  shop.env.PUBLIC_URL = 'https://example.test';
  await shop.control.flushWebhooks();
  shop.env.PUBLIC_URL = shop.url;
  await shop.control.flushWebhooks();
  expect(shop.hooks).toEqual([]);
});
