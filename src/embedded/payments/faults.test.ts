import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../../test/folders.ts';
import type { Fault } from './test-kit/faults.ts';
import { openShop, type Shop } from './test-kit/open-shop.ts';

/** The next faults, one for each request; then none. */
function failNext(shop: Shop, ...faults: Fault[]): void {
  shop.payments.setFault(() => faults.shift() ?? null);
}

test('on demand it fails, cuts and hangs, and the SDK sees each as from Stripe', async () => {
  const shop = await openShop();
  const create = () => shop.stripe.customers.create({ email: 'ana@example.test' });
  failNext(shop, { status: 500 }, { status: 429, body: { error: { type: 'rate_limit_error' } } });
  await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  await expect(create()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
  // A connection that was cut is tried once more by the SDK, whatever its settings.
  failNext(shop, 'cut', 'cut');
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  failNext(shop, 'hang');
  await expect(shop.stripe.prices.list({}, { timeout: 50 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  expect(shop.control.all('customer')).toEqual([]);
});

test('an answer that was lost on its way is given again, and nothing is done twice', async () => {
  const shop = await openShop();
  const patient = shop.sdk(shop.env.payments.secretKey, 2);
  failNext(shop, 'cut-after', { status: 500 });
  const customer = await patient.customers.create({ email: 'ana@example.test' });
  expect(shop.control.all('customer').map(({ id }) => id)).toEqual([customer.id]);
});

test('a restart keeps customers, subscriptions, keys and events that were not delivered', async () => {
  const dataDir = newFolder();
  const before = await openShop({ dataDir });
  before.control.holdWebhooks(true);
  const options = { idempotencyKey: 'once' };
  const kept = await before.stripe.customers.create({ email: 'eva@example.test' }, options);
  const { subscription } = await before.subscribe();
  // As when it is killed: whatever was answered is already in the file, for nobody else to read.
  const file = join(dataDir, 'pagos.json');
  expect(readFileSync(file, 'utf8')).toContain(subscription.id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await before.close();

  const after = await openShop({ dataDir });
  expect(await after.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  expect((await after.stripe.customers.create({ email: 'eva@example.test' }, options)).id).toBe(kept.id);
  await after.control.flushWebhooks();
  expect(after.hooks.length).toBe(3);
});

test('a state that cannot be read stops the start instead of being overwritten', async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, 'pagos.json'), '{"version":1,');
  await expect(openShop({ dataDir })).rejects.toThrow('pagos.json no se puede leer');
});
