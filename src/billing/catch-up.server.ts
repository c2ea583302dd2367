import type { Stripe } from 'stripe';
import { site } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { Owners } from './owner.server.ts';
import type { Sync } from './sync.server.ts';

const everyMs = 10 * 60_000;
/** Clocks differ, and a list may lag behind what was answered elsewhere. */
const marginMs = 10 * 60_000;

/**
 * Looks at every subscription that has begun since the last look. How far it has looked is in the database, so after a restore it goes
 * over all that the copy had not seen.
 */
export function createCatchUp({ db, now }: Services, stripe: Stripe, owners: Owners, sync: Sync) {
  return async function catchUp(): Promise<void> {
    const [row] = await db.asService((tx) => tx.select().from(site));
    const at = now();
    if (!row || at.getTime() - row.caught_up_at.getTime() < everyMs) return;
    const gte = Math.floor((row.caught_up_at.getTime() - marginMs) / 1_000);
    for await (const { customer } of stripe.subscriptions.list({
      status: 'all',
      created: { gte },
      limit: 100,
    })) {
      const userId = await owners.findOwner(typeof customer === 'string' ? customer : customer.id);
      if (userId) await sync(userId);
    }
    await db.asService((tx) => tx.update(site).set({ caught_up_at: at }));
  };
}
