import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { findAmiss, findWebhook, isWhole, setUpStripe } from '../../scripts/stripe-setup.ts';
import { openShop } from '../embedded/payments/test-kit/open-shop.ts';
import { createLogger } from '../platform/log.server.ts';
import { checkPrice } from './price.server.ts';

const shop = await openShop({}, afterAll);

test('done twice it is the same account: one price of 5 € with tax, one portal, one webhook', async () => {
  const { stripe } = shop;
  const count = async () => ({
    products: (await stripe.products.list()).data.length,
    prices: (await stripe.prices.list()).data.length,
    portals: (await stripe.billingPortal.configurations.list()).data.length,
    webhooks: (await stripe.webhookEndpoints.list()).data.length,
  });
  const first = await setUpStripe(stripe, 'https://salero.example');
  const after = await count();
  const second = await setUpStripe(stripe, 'https://salero.example');
  expect(await count()).toEqual(after);
  expect(second).toEqual({ ...first, webhookSecret: null });
  expect(first.webhookSecret).toMatch(/^whsec_/);
  expect(shop.control.all('price').find(({ id }) => id === first.priceId)).toMatchObject({
    unit_amount: 500,
    currency: 'eur',
    tax_behavior: 'inclusive',
    recurring: { interval: 'month' },
  });
  const portals = (await stripe.billingPortal.configurations.list()).data;
  const portal = portals.find(({ id }) => id === first.portalId);
  expect(portal?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
});

test.each<[string, Stripe.WebhookEndpointUpdateParams]>([
  ['hears of too little', { enabled_events: ['invoice.paid'] }],
  ['Stripe has switched off', { disabled: true }],
])('a webhook that %s is told, and mended', async (_, change) => {
  const { stripe } = shop;
  await setUpStripe(stripe, 'https://salero.example');
  const found = async () => findWebhook(stripe, 'https://salero.example');
  const isWell = async () => isWhole(await found());
  expect(await isWell()).toBe(true);
  await stripe.webhookEndpoints.update(String((await found())?.id), change);
  expect(await isWell()).toBe(false);
  await setUpStripe(stripe, 'https://salero.example');
  expect(await isWell()).toBe(true);
});

test('the doctor finds amiss whatever the start refuses, and a portal that is not there or lets nobody cancel', async () => {
  const { stripe, control } = await openShop();
  const amiss = () => findAmiss(stripe, 'https://salero.example', priceId);
  const { priceId, portalId } = await setUpStripe(stripe, 'https://salero.example');
  expect(await amiss()).toBeNull();
  expect(await findAmiss(stripe, 'https://salero.example', 'price_none')).toContain('no es un precio activo');
  expect(await findAmiss(stripe, 'https://other.example', priceId)).toContain('no avisa');
  const features = { subscription_cancel: { enabled: false } };
  await stripe.billingPortal.configurations.update(portalId, { features });
  expect(await amiss()).toContain('no deja cancelar');
  await setUpStripe(stripe, 'https://salero.example');
  expect(await amiss()).toBeNull();
  control.set(priceId, { active: false });
  expect(await amiss()).toContain('no es un precio activo');
});

test('a price with another amount is replaced, and keeps its name', async () => {
  const { stripe } = shop;
  const old = await stripe.prices.create({
    product: 'salero_premium',
    unit_amount: 400,
    currency: 'eur',
    recurring: { interval: 'month' },
    lookup_key: 'salero_premium_mensual',
    transfer_lookup_key: true,
  });
  const { priceId } = await setUpStripe(stripe, 'https://salero.example');
  expect(priceId).not.toBe(old.id);
  const [named] = (await stripe.prices.list({ lookup_keys: ['salero_premium_mensual'] })).data;
  expect(named?.id).toBe(priceId);
});

test('a start with a price that is not there, not active or not the one of the product ends in one sentence', async () => {
  const { stripe } = shop;
  const lines: string[] = [];
  const check = (priceId: string, key = stripe) =>
    checkPrice(
      key,
      priceId,
      createLogger((line) => lines.push(line)),
    );
  const { priceId } = await setUpStripe(stripe, 'https://salero.example');
  await check(priceId);
  const wrong = async (params: Partial<Stripe.PriceCreateParams>) => {
    const recurring = { interval: 'month' } as const;
    const price = { product: 'salero_premium', unit_amount: 500, currency: 'eur', recurring };
    return (await stripe.prices.create({ ...price, ...params })).id;
  };
  const inactive = await wrong({});
  shop.control.set(inactive, { active: false });
  const yearly = await wrong({});
  shop.control.set(yearly, { recurring: { interval: 'year', interval_count: 1 } });
  for (const id of ['price_that_nobody_made', await wrong({ unit_amount: 400 }), inactive, yearly])
    await expect(check(id)).rejects.toThrow(/^STRIPE_PRICE_ID no es válido: .*5,00 € al mes/);
  expect(lines).toEqual([]);
  const away = new Stripe('sk_test_x', { host: 'localhost', port: 1, protocol: 'http', telemetry: false });
  await check(priceId, away);
  expect(lines.join()).toContain('price not checked');
});
