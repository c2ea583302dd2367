import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openShop } from './test-kit/open-shop.ts';

const file = new URL('../../../../shared/stripe-fixtures.json', import.meta.url);
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Free-form maps, and shapes of which an answer has one kind out of several. */
const open = new Set(['metadata', 'payment_method_options', 'object', 'request', 'enhanced_evidence']);

function missing(published: Fields, ours: Fields, path: string): string[] {
  return Object.entries(published).flatMap(([key, value]) => {
    const place = `${path}.${key}`;
    if (!Object.hasOwn(ours, key)) return [place];
    const mine = ours[key];
    return isFields(value) && isFields(mine) && !open.has(key) ? missing(value, mine, place) : [];
  });
}

test.skipIf(!existsSync(file))("every object has every field of Stripe's published example", async () => {
  const published = JSON.parse(readFileSync(file, 'utf8')).resources as Record<string, Fields>;
  const shop = await openShop();
  const { stripe, control } = shop;
  const { customer, session, subscription } = await shop.subscribe();
  const [invoice, charge] = [control.all('invoice')[0], control.all('charge')[0]];
  const dispute = await control.dispute(String(charge?.id));
  const other = await shop.subscribe();
  const [refundable] = (await stripe.charges.list({ customer: other.customer.id })).data;
  const objects: Record<string, unknown> = {
    customer,
    'checkout.session': session,
    subscription,
    subscription_item: subscription.items.data[0],
    plan: subscription.items.data[0]?.plan,
    invoice,
    line_item: invoice?.lines.data[0],
    invoice_payment: control.all('invoice_payment')[0],
    payment_intent: control.all('payment_intent')[0],
    payment_method: control.all('payment_method')[0],
    charge,
    dispute,
    refund: await stripe.refunds.create({ charge: refundable?.id ?? '' }),
    price: control.all('price')[0],
    product: control.all('product')[0],
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer: customer.id }),
    'billing_portal.configuration': (await stripe.billingPortal.configurations.list()).data[0],
    webhook_endpoint: (await stripe.webhookEndpoints.list()).data[0],
    event: control.all('event')[0],
  };
  await shop.close();
  const lacking = Object.entries(objects).flatMap(([kind, ours]) =>
    missing(published[kind] ?? { [`no example of ${kind}`]: null }, isFields(ours) ? ours : {}, kind),
  );
  expect(lacking).toEqual([]);
});
