import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setUpStripe } from '../../../scripts/stripe-setup.ts';
import { kinds } from './ledger.server.ts';
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
  const { stripe, control, subscribe } = await openShop();
  const { customer, subscription } = await subscribe();
  const chargeOf = async (id: string) => String((await stripe.charges.list({ customer: id })).data[0]?.id);
  await control.dispute(await chargeOf(customer.id));
  await stripe.refunds.create({ charge: await chargeOf((await subscribe()).customer.id) });
  await stripe.billingPortal.sessions.create({ customer: customer.id });
  await setUpStripe(stripe, 'https://salero.example');
  const made = Object.fromEntries(kinds.map((kind) => [kind, control.all(kind)[0]]));
  const objects: Record<string, unknown> = {
    ...JSON.parse(JSON.stringify(made)),
    subscription_item: subscription.items.data[0],
    product: (await stripe.products.list()).data[0],
    'billing_portal.configuration': (await stripe.billingPortal.configurations.list()).data[0],
    webhook_endpoint: (await stripe.webhookEndpoints.list()).data[0],
  };
  const strange = Object.entries(objects).flatMap(([kind, ours]) =>
    invented(isFields(ours) ? ours : { nothing: null }, published[kind] ?? {}, kind),
  );
  expect(strange).toEqual([]);
});
