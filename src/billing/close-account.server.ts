import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { profiles } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { findAccount } from './account.server.ts';
import { isCustomerMissing } from './stripe-errors.server.ts';
import { cancelNow, isLive, listSubscriptions, refundAll } from './stripe-state.server.ts';

/**
 * Before an account is erased: nothing is charged to it any more. Rejects when Stripe does not confirm it, and then the account must
 * stay. The customer and its invoices stay at Stripe, as tax law demands.
 */
export async function closeAccount({ db }: Services, stripe: Stripe, userId: string): Promise<void> {
  const account = await db.asService((tx) => findAccount(tx, userId));
  const customer = account?.stripe_customer_id;
  if (!customer) return;
  try {
    const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
    for (const { id } of open) await stripe.checkout.sessions.expire(id);
    for (const { id } of await liveSubscriptions(stripe, customer)) await cancelNow(stripe, id);
  } catch (error) {
    // A customer that is not there cannot be charged.
    if (!isCustomerMissing(error)) throw error;
  }
}

/** Paid in the moment in which its account was erased: nobody can use it, so it ends and the money goes back. */
export async function endOrphan({ db, env, log }: Services, stripe: Stripe, customer: string): Promise<void> {
  for (const subscription of await liveSubscriptions(stripe, customer)) {
    const userId = subscription.metadata.user_id;
    // Someone else's product in the same Stripe account is none of our business.
    if (!userId || !isUuid(userId) || subscription.items.data[0]?.price.id !== env.payments.priceId) continue;
    const owners = await db.asService((tx) =>
      tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)),
    );
    if (owners.length > 0) continue;
    await refundAll(stripe, await cancelNow(stripe, subscription.id));
    log.warn('a subscription without an account was ended');
  }
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

async function liveSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return (await listSubscriptions(stripe, customer)).filter(({ status }) => isLive(status));
}
