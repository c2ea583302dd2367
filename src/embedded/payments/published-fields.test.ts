import { existsSync, readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop } from './test-kit/open-shop.ts';

const file = new URL('../../../../shared/stripe-fixtures.json', import.meta.url);
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Free-form maps, and shapes of which the example shows one kind out of several. */
const open = new Set(['metadata', 'payment', 'data']);

function invented(ours: Fields, published: Fields, path: string): string[] {
  return Object.entries(ours).flatMap(([key, mine]) => {
    const place = `${path}.${key}`;
    if (!Object.hasOwn(published, key)) return [place];
    const theirs = published[key];
    return isFields(theirs) && isFields(mine) && !open.has(key) ? invented(mine, theirs, place) : [];
  });
}

test.skipIf(!existsSync(file))("no object has a field that Stripe's published example lacks", async () => {
  const published = JSON.parse(readFileSync(file, 'utf8')).resources as Record<string, Fields>;
  const shop = await openShop();
  const { stripe, control } = shop;
  const { customer, session, subscription } = await shop.subscribe();
  const [invoice, charge] = [control.all('invoice')[0], control.all('charge')[0]];
  const dispute = await control.dispute(String(charge?.id));
  const other = await shop.subscribe();
  const [refundable] = (await stripe.charges.list({ customer: other.customer.id })).data;
  // The secret is shown once, and so in no example.
  const { secret: _, ...webhookEndpoint } = await stripe.webhookEndpoints.create({
    url: 'https://example.test/hooks',
    enabled_events: ['invoice.paid'],
    api_version: Stripe.API_VERSION,
  });
  const objects: Record<string, unknown> = {
    customer,
    'checkout.session': session,
    subscription,
    subscription_item: subscription.items.data[0],
    invoice,
    invoice_payment: control.all('invoice_payment')[0],
    charge,
    dispute,
    refund: await stripe.refunds.create({ charge: refundable?.id ?? '' }),
    price: control.all('price')[0],
    product: await stripe.products.create({ name: 'Premium' }),
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customer.id }),
    'billing_portal.configuration': await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
    }),
    webhook_endpoint: webhookEndpoint,
    event: control.all('event')[0],
  };
  const strange = Object.entries(objects).flatMap(([kind, ours]) =>
    invented(isFields(ours) ? ours : { nothing: null }, published[kind] ?? {}, kind),
  );
  expect(strange).toEqual([]);
});
