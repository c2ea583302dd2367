import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './test-kit/open-shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

test('a wrong key and no key are refused as Stripe refuses them', async () => {
  const stranger = new Stripe('sk_test_somebody_else', { ...shop.address, maxNetworkRetries: 0 });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: expect.stringContaining('sk_test_****else'),
  });
  const answer = await fetch(`${shop.url}/v1/customers`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('the API answers under the path of the pages too', async () => {
  const answer = await fetch(`${shop.url}/pago-local/api/v1/prices/${shop.env.payments.priceId}`, {
    headers: { Authorization: `Bearer ${shop.env.payments.secretKey}` },
  });
  expect(await answer.json()).toMatchObject({ id: shop.env.payments.priceId, unit_amount: 500 });
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

test('a misspelt, missing or malformed parameter is refused by its name', async () => {
  const wrong = { emial: 'ana@example.test' } as Stripe.CustomerCreateParams;
  await expect(shop.stripe.customers.create(wrong)).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'emial',
  });
  await expect(shop.stripe.prices.create({ currency: 'eur' })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'product',
  });
  await expect(shop.stripe.customers.create({ email: 'ana' })).rejects.toMatchObject({
    code: 'email_invalid',
  });
  await expect(shop.checkout({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'url_invalid',
    param: 'success_url',
  });
  await expect(shop.checkout({ expires_at: 1 })).rejects.toMatchObject({ param: 'expires_at' });
});

test('the same idempotency key gives the same customer, and is refused to another request', async () => {
  const options = { idempotencyKey: 'customer-1' };
  const first = await shop.stripe.customers.create({ email: 'uno@example.test' }, options);
  const again = await shop.stripe.customers.create({ email: 'uno@example.test' }, options);
  expect(again).toEqual(first);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await shop.stripe.customers.list({ email: 'uno@example.test' })).data).toHaveLength(1);
  await expect(shop.stripe.customers.create({ email: 'dos@example.test' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a customer can be changed, found, unset and deleted', async () => {
  const created = await shop.stripe.customers.create({
    email: 'eva@example.test',
    name: 'Eva',
    metadata: { user_id: 'u-1', source: 'web' },
  });
  const changed = await shop.stripe.customers.update(created.id, {
    name: '',
    metadata: { source: '', plan: 'pro' },
  });
  expect(changed).toMatchObject({ name: null, metadata: { user_id: 'u-1', plan: 'pro' } });
  expect(changed.metadata).not.toHaveProperty('source');
  const search = (query: string) => shop.stripe.customers.search({ query }).then(({ data }) => data);
  expect(await search('metadata["user_id"]:"u-1"')).toEqual([changed]);
  expect(await search(`email~"EVA" AND -metadata['plan']:null`)).toEqual([changed]);
  expect(await search('metadata["user_id"]:"u-2" OR email:"eva@example.test"')).toEqual([changed]);
  expect(await search('metadata["user_id"]:"u-2"')).toEqual([]);
  const pages = { query: 'email~"example"', limit: 1 };
  const one = await shop.stripe.customers.search({ ...pages, expand: ['total_count'] });
  expect(one.total_count).toBeGreaterThan(1);
  const two = await shop.stripe.customers.search({ ...pages, page: one.next_page ?? '' });
  expect(two.data[0]?.id).not.toBe(one.data[0]?.id);
  await expect(search('user_id = 1')).rejects.toMatchObject({ statusCode: 400, param: 'query' });
  await shop.stripe.customers.del(created.id);
  expect(await shop.stripe.customers.retrieve(created.id)).toMatchObject({ id: created.id, deleted: true });
  await expect(shop.stripe.customers.update(created.id, { name: 'Eva' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('lists come newest first, in pages that the SDK follows', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await shop.stripe.customers.create({ email: 'lista@example.test', name });
  const page = await shop.stripe.customers.list({ email: 'lista@example.test', limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
  expect(page.data.map(({ name }) => name)).toEqual(['e', 'd']);
  const seen: unknown[] = [];
  for await (const { name } of shop.stripe.customers.list({ email: 'lista@example.test', limit: 2 }))
    seen.push(name);
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  const oldest = await shop.stripe.customers.list({
    email: 'lista@example.test',
    starting_after: page.data[1]?.id ?? '',
  });
  expect(oldest).toMatchObject({ has_more: false });
  const before = await shop.stripe.customers.list({
    email: 'lista@example.test',
    ending_before: oldest.data[0]?.id ?? '',
    limit: 1,
  });
  expect(before.data.map(({ name }) => name)).toEqual(['d']);
  await expect(shop.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  expect((await shop.stripe.customers.list({ created: { gt: 4_000_000_000 } })).data).toEqual([]);
});

test('ids become objects when asked, four levels deep and no further', async () => {
  const { session, customer } = await shop.subscribe();
  const plain = await shop.stripe.checkout.sessions.retrieve(session.id);
  expect(plain.subscription).toMatch(/^sub_/);
  expect(plain.line_items).toBeUndefined();
  const full = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer', 'line_items', 'subscription.latest_invoice.payments'],
  });
  expect(full).toMatchObject({
    customer: { id: customer.id },
    line_items: { data: [{ price: { id: shop.env.payments.priceId } }] },
    subscription: { latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid' }] } } },
  });
  const list = await shop.stripe.subscriptions.list({ customer: customer.id, expand: ['data.customer'] });
  expect(list.data[0]?.customer).toMatchObject({ email: 'ana@example.test' });
  const retrieve = (path: string) => shop.stripe.checkout.sessions.retrieve(session.id, { expand: [path] });
  await expect(retrieve('status')).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  await expect(retrieve('a.b.c.d.e')).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
});

test('products, prices, the portal and webhooks can be set up as in a real account', async () => {
  const { stripe } = shop;
  const product = await stripe.products.create({ id: 'prod_mine', name: 'Premium' });
  const price = {
    product: product.id,
    currency: 'eur',
    unit_amount: 500,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    lookup_key: 'mine',
  } as const;
  const created = await stripe.prices.create(price);
  expect(created).toMatchObject({ unit_amount: 500, tax_behavior: 'inclusive', lookup_key: 'mine' });
  await expect(stripe.prices.create(price)).rejects.toMatchObject({ param: 'lookup_key' });
  expect((await stripe.prices.list({ lookup_keys: ['mine'] })).data).toHaveLength(1);
  await stripe.products.update(product.id, { default_price: created.id });
  expect((await stripe.products.list({ ids: [product.id] })).data[0]?.default_price).toBe(created.id);
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://example.test/hooks',
    enabled_events: ['invoice.paid'],
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  expect((await stripe.webhookEndpoints.list()).data[0]).toMatchObject({
    id: endpoint.id,
    status: 'disabled',
  });
  await stripe.webhookEndpoints.del(endpoint.id);
  const portal = await stripe.billingPortal.configurations.create({
    features: {
      subscription_cancel: { enabled: true, mode: 'immediately' },
      invoice_history: { enabled: false },
    },
  });
  await stripe.billingPortal.configurations.update(portal.id, { active: false });
  expect((await stripe.billingPortal.configurations.list({ active: false })).data[0]).toMatchObject({
    id: portal.id,
    features: { subscription_cancel: { mode: 'immediately' }, invoice_history: { enabled: false } },
  });
});
