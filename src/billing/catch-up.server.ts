import type { Stripe } from 'stripe';
import { orNone } from '../platform/moments.server.ts';
import { site } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { Owners } from './owner.server.ts';
import { idOf } from './stripe-state.server.ts';
import type { Sync } from './sync.server.ts';
import type { Tell } from './tell.server.ts';

const everyMs = 10 * 60_000;
/** Clocks differ, and a list may lag behind what was answered elsewhere. */
const marginMs = 10 * 60_000;

/** How far it has looked is in the database: after a restore it goes over all that the copy had not seen. */
export function createCatchUp({ db, now }: Services, stripe: Stripe, owners: Owners, sync: Sync, tell: Tell) {
  let failedAt = 0;
  /** Subscriptions that were well while another was not: they are not asked for again at each round until that one is. */
  const well = new Set<string>();

  async function lookAt(customer: string): Promise<boolean> {
    try {
      const { userId, isMissing } = await owners.lookFor(customer);
      if (userId) await sync(userId);
      // Charged each month, for nothing: until they are back, or an operator has paid them back.
      if (isMissing) tell.undone('customer', new Error('no account'));
      return !isMissing;
    } catch (error) {
      tell.undone('customer', error);
      return false;
    }
  }

  return async function catchUp(): Promise<void> {
    const [row] = await db.asService((tx) => tx.select().from(site));
    const at = now();
    if (!row) return;
    const time = orNone(row.caught_up_at.getTime(), at);
    const begun = Math.max(0, Math.floor((time - marginMs) / 1_000));
    if (at.getTime() - Math.max(time, orNone(failedAt, at)) < everyMs) return;
    let complete = true;
    for await (const { id, customer } of stripe.subscriptions.list({
      status: 'all',
      created: { gte: begun },
      limit: 100,
    }))
      if (well.has(id) || (await lookAt(idOf(customer)))) well.add(id);
      else complete = false;
    failedAt = complete ? 0 : at.getTime();
    if (!complete) return;
    well.clear();
    await db.asService((tx) => tx.update(site).set({ caught_up_at: at }));
  };
}
