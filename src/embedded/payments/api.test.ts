import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openShop } from './test-kit/open-shop.ts';

const shop = await openShop({}, afterAll);

test('a wrong key and no key are refused as Stripe refuses them', async () => {
  const stranger = shop.sdk('sk_test_somebody_else', 0);
  await expect(stranger.prices.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  const answer = await fetch(`${shop.url}/v1/prices`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('the API answers under the path of the pages too', async () => {
  const answer = await fetch(`${shop.url}/pago-local/api/v1/prices`, {
    headers: { Authorization: `Bearer ${shop.env.payments.secretKey}` },
  });
  expect(await answer.json()).toMatchObject({
    data: [{ id: shop.env.payments.priceId, unit_amount: 500 }],
  });
});

test('what is not there is a 404, in a parameter a 400, and an unknown path a 404', async () => {
  await expect(shop.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
    requestId: expect.stringMatching(/^req_\w{14}$/),
  });
  await expect(shop.checkout({ customer: '__proto__' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(shop.stripe.payouts.list()).rejects.toMatchObject({ statusCode: 404 });
});

test('a checkout lives no shorter and no longer than Stripe lets it', async () => {
  await expect(shop.checkout({ expires_at: 1 })).rejects.toMatchObject({ param: 'expires_at' });
});

test('the same idempotency key gives the same customer, and is refused to another request', async () => {
  const options = { idempotencyKey: 'customer-1' };
  const first = await shop.stripe.customers.create({ email: 'uno@example.test' }, options);
  const again = await shop.stripe.customers.create({ email: 'uno@example.test' }, options);
  expect(again).toEqual(first);
  expect(shop.control.all('customer').filter(({ email }) => email === 'uno@example.test')).toHaveLength(1);
  await expect(shop.stripe.customers.create({ email: 'dos@example.test' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a customer is found by all of what was written on it, and by nothing else', async () => {
  const metadata = { user_id: 'u-1', site: 's-1' };
  const customer = await shop.stripe.customers.create({ email: 'eva@example.test', metadata });
  const search = (query: string) => shop.stripe.customers.search({ query }).then(({ data }) => data);
  expect(await search(`metadata['user_id']:'u-1' AND metadata['site']:'s-1'`)).toEqual([customer]);
  expect(await search(`metadata['user_id']:'u-1' AND metadata['site']:'s-2'`)).toEqual([]);
  // What is not named in an update stays, and what is named as nothing goes.
  const labels = { user_id: 'u-2', more: '' };
  const updated = await shop.stripe.customers.update(customer.id, { metadata: labels });
  expect([updated.email, updated.metadata]).toEqual(['eva@example.test', { user_id: 'u-2', site: 's-1' }]);
  await expect(search('user_id = 1')).rejects.toMatchObject({ statusCode: 400, param: 'query' });
});

test('lists come newest first, in pages that the SDK follows, from a moment on', async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 1_000);
    made.unshift((await shop.subscribe()).subscription.id);
  }
  const page = await shop.stripe.subscriptions.list({ limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/subscriptions' });
  const seen: string[] = [];
  for await (const { id } of shop.stripe.subscriptions.list({ limit: 2 })) seen.push(id);
  expect(seen).toEqual(made);
  const gte = Math.floor(shop.clock.at.getTime() / 1_000) - 1;
  const late = await shop.stripe.subscriptions.list({ created: { gte } });
  expect(late.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  await expect(shop.stripe.subscriptions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

// What else setting up asks for: `billing/price.test.ts`.
test('the name of a price is taken over on demand alone, and the secret of a webhook is shown once', async () => {
  const { stripe } = shop;
  const { id: product } = await stripe.products.create({ name: 'Premium' });
  const recurring = { interval: 'month' } as const;
  const price = { product, recurring, currency: 'eur', unit_amount: 500, lookup_key: 'mine' };
  await stripe.prices.create(price);
  await expect(stripe.prices.create(price)).rejects.toMatchObject({ param: 'lookup_key' });
  const hook = { url: 'https://example.test/hooks', enabled_events: ['invoice.paid' as const] };
  const { secret } = await stripe.webhookEndpoints.create({ ...hook, api_version: Stripe.API_VERSION });
  expect(secret).toMatch(/^whsec_/);
  expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
});

test('a subscription carries what was asked for it, and nothing of what was written on its checkout', async () => {
  const subscribed = async (subscription_data: Stripe.Checkout.SessionCreateParams.SubscriptionData = {}) => {
    const session = await shop.checkout({ metadata: { user_id: 'of-the-checkout' }, subscription_data });
    await shop.control.completeCheckout(session.id);
    const [subscription] = shop.control.all('subscription');
    return subscription?.metadata;
  };
  expect(await subscribed({ metadata: { user_id: 'u-1' } })).toEqual({ user_id: 'u-1' });
  expect(await subscribed()).toEqual({});
});
