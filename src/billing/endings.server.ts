import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { erasuresKeptMs } from '../account/erasure-log.server.ts';
import { codeOf } from '../platform/log.server.ts';
import { erasures } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { TellGivenUp } from './given-up.server.ts';
import { isCustomerDeleted, isCustomerMissing } from './stripe-errors.server.ts';
import { cancelNow, isLive, listSubscriptions, refundPayments } from './stripe-state.server.ts';

const batch = 20;
/** A payment of the last minute was on its way while its account was erased. */
const onItsWayMs = 60_000;

/** What an erasure leaves to be done at Stripe. The record names the customers until Stripe has confirmed everything. */
export function createEndings({ db, log, now }: Services, stripe: Stripe, tellGivenUp: TellGivenUp) {
  return async function endErased(): Promise<void> {
    const pending = await db.asService((tx) =>
      tx
        .select()
        .from(erasures)
        .where(isNotNull(erasures.customers))
        // Whichever come: those that cannot be ended do not keep the others from their turn.
        .orderBy(sql`random()`)
        .limit(batch),
    );
    for (const { mark, erased_at, customers, owed } of pending)
      try {
        let open = false;
        for (const customer of customers ?? []) {
          const ended = await endCustomer(stripe, customer, erased_at, owed);
          tellGivenUp(ended.givenUp);
          open ||= ended.open;
        }
        if (open) continue;
        // What was owed stays on record: a bank may refuse days later what was paid back.
        await db.asService((tx) =>
          tx.update(erasures).set({ customers: null, ended_at: now() }).where(eq(erasures.mark, mark)),
        );
      } catch (error) {
        log.warn('erased account not ended at Stripe yet', { mark, code: codeOf(error) });
      }
    const last = sql`coalesce(${erasures.ended_at}, ${erasures.erased_at})`;
    const old = lt(last, new Date(now().getTime() - erasuresKeptMs).toISOString());
    await db.asService((tx) => tx.delete(erasures).where(and(isNull(erasures.customers), old)));
  };
}

/**
 * Nothing is charged any more, and what was paid when nobody could use it any longer goes back, as does all of a contract that was left.
 * The customer and its invoices stay at Stripe, as tax law demands. Open while a payment may still have to go back.
 */
export async function endCustomer(
  stripe: Stripe,
  customer: string,
  erasedAt: Date,
  owed: readonly string[] | null,
): Promise<{ open: boolean; givenUp: string[] }> {
  let isOpen = false;
  const givenUp: string[] = [];
  try {
    const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
    for (const { id } of open) await stripe.checkout.sessions.expire(id);
    for (const found of await listSubscriptions(stripe, customer)) {
      const ended = isLive(found.status) ? await cancelNow(stripe, found.id) : found;
      // One that has ended already too: an earlier try may have cancelled it and then failed to pay back.
      const since = owed?.includes(found.id) ? new Date(0) : new Date(erasedAt.getTime() - onItsWayMs);
      const paidBack = await refundPayments(stripe, ended, since);
      isOpen ||= paidBack.open;
      givenUp.push(...paidBack.givenUp);
    }
  } catch (error) {
    // A customer that was deleted cannot be charged. One that is not there at all may be charged under another key.
    if (!isCustomerMissing(error) || !(await isCustomerDeleted(stripe, customer))) throw error;
  }
  return { open: isOpen, givenUp };
}
