import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { profiles } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { findAccount } from './account.server.ts';
import { cancelNow, isLive, refundAll } from './stripe-state.server.ts';

/**
 * Before an account is erased: nothing is charged to it any more. Rejects when Stripe does not confirm it, and then the account must
 * stay. The customer and its invoices stay at Stripe, as tax law demands.
 */
export async function closeAccount({ db }: Services, stripe: Stripe, userId: string): Promise<void> {
  const account = await db.asService((tx) => findAccount(tx, userId));
  const customer = account?.stripe_customer_id;
  if (!customer) return;
  const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
  for (const { id } of open) await stripe.checkout.sessions.expire(id);
  for (const { id } of await liveSubscriptions(stripe, customer)) await cancelNow(stripe, id);
}

/** Paid in the moment in which its account was erased: nobody can use it, so it ends and the money goes back. */
export async function endOrphan({ db, log }: Services, stripe: Stripe, customer: string): Promise<void> {
  for (const subscription of await liveSubscriptions(stripe, customer)) {
    const userId = subscription.metadata.user_id;
    // Someone else's product in the same Stripe account is none of our business.
    if (!userId || subscription.items.data[0]?.price.recurring === null) continue;
    const owners = await db.asService((tx) =>
      tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)),
    );
    if (owners.length > 0) continue;
    await refundAll(stripe, await cancelNow(stripe, subscription.id));
    log.warn('a subscription without an account was ended');
  }
}

async function liveSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
  return data.filter(({ status }) => isLive(status));
}
