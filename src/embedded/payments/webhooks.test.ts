import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop } from './test-kit/open-shop.ts';

test('what happens reaches the product, signed, in the form that the SDK verifies', async () => {
  const shop = await openShop();
  const { subscription } = await shop.subscribe();
  await expect.poll(() => shop.hooks.length).toBe(3);
  expect(shop.hooks.map(({ payload }) => JSON.parse(payload).type).sort()).toEqual([
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
  const shop = await openShop({ hookStatuses: [500, 302, 404] });
  shop.control.holdWebhooks(true);
  await shop.subscribe();
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(3);
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(6);
  await shop.control.flushWebhooks();
  expect(shop.hooks).toHaveLength(6);
});

test('nothing is sent to an address outside this machine', async () => {
  const shop = await openShop();
  shop.control.holdWebhooks(true);
  await shop.subscribe();
  shop.env.PUBLIC_URL = 'https://example.test';
  await shop.control.flushWebhooks();
  shop.env.PUBLIC_URL = shop.url;
  await shop.control.flushWebhooks();
  expect(shop.hooks).toEqual([]);
});
