import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { erasuresKeptMs } from '../account/erasure-log.server.ts';
import { keepReturns } from '../account/kept-counters.server.ts';
import type { Database } from '../platform/db.server.ts';
import { erasures } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { type Site, search } from './account.server.ts';
import { isCustomerDeleted, isMissing } from './stripe.server.ts';
import {
  cancelNow,
  chargesOf,
  findDisputed,
  isLive,
  listSubscriptions,
  refundPayments,
} from './stripe-state.server.ts';
import type { Tell } from './tell.server.ts';

const batch = 20;
/** A payment of the last minute was on its way while its account was erased. */
const onItsWayMs = 60_000;
/** Banks take a payment back for so long after it. */
const disputableMs = 120 * 24 * 60 * 60_000;

const isKnown = (named: string) => named.startsWith('cus_');

/** What an erasure leaves to be done at Stripe, of one or of all. The record names the customers until Stripe has confirmed everything. */
export function createEndings(
  { db, now, surelyPast = now }: Services,
  stripe: Stripe,
  site: Site,
  tell: Tell,
) {
  /** Stripe did not answer while it was erased: then the id of the account stands in the place of its customers. */
  async function* customersOf({ customers }: typeof erasures.$inferSelect) {
    // The search may be away alone: whom we know is ended before it.
    for (const named of (customers ?? []).toSorted((one) => (isKnown(one) ? -1 : 1)))
      yield* isKnown(named) ? [named] : await search(stripe, { user_id: named, site: await site.id() });
  }

  return async function endErased(mark?: string): Promise<void> {
    const chosen = mark === undefined ? undefined : eq(erasures.mark, mark);
    const pending = await db.asService((tx) =>
      tx
        .select()
        .from(erasures)
        .where(and(isNotNull(erasures.customers), chosen))
        // Whichever come: those that cannot be ended do not keep the others from their turn.
        .orderBy(sql`random()`)
        .limit(batch),
    );
    for (const erasure of pending)
      try {
        let [open, paid] = [false, false];
        for await (const customer of customersOf(erasure)) {
          const ended = await endCustomer(db, stripe, tell, customer, erasure);
          open ||= ended.open;
          paid ||= ended.paid;
        }
        if (open) continue;
        // What was owed stays on record: a bank may refuse days later what was paid back.
        await db.asService((tx) =>
          tx
            .update(erasures)
            .set({ customers: null, ended_at: now(), ...(!paid && { digests: null }) })
            .where(eq(erasures.mark, erasure.mark)),
        );
      } catch (error) {
        tell.undone('erasure', error, { mark: erasure.mark });
      }
    const last = sql`coalesce(${erasures.ended_at}, ${erasures.erased_at})`;
    const before = (ms: number) => lt(last, new Date(surelyPast().getTime() - ms).toISOString());
    const old = or(and(isNull(erasures.digests), before(erasuresKeptMs)), before(disputableMs));
    await db.asService((tx) => tx.delete(erasures).where(and(isNull(erasures.customers), old)));
  };
}

/** What was paid when nobody could use it any longer goes back. Who paid, and the invoices, stay at Stripe, as tax law demands. */
export async function endCustomer(
  db: Database,
  stripe: Stripe,
  tell: Tell,
  customer: string,
  { erased_at, owed, digests }: typeof erasures.$inferSelect,
): Promise<{ open: boolean; paid: boolean }> {
  let [isOpen, isPaid] = [false, false];
  try {
    const { data: pages } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
    for (const { id } of pages) await stripe.checkout.sessions.expire(id);
    for (const found of await listSubscriptions(stripe, customer)) {
      const ended = isLive(found.status) ? await cancelNow(stripe, found.id) : found;
      // One that has ended already too: an earlier try may have cancelled it and then failed to pay back.
      const since = owed?.includes(found.id) ? new Date(0) : new Date(erased_at.getTime() - onItsWayMs);
      const { open } = await refundPayments(stripe, tell, ended, since);
      isOpen ||= open;
    }
    isPaid = await wasCharged(stripe, customer);
    if (!isPaid) await stripe.customers.del(customer);
    // Nobody is to know there who this was, come back or not.
    else await stripe.customers.update(customer, { metadata: { person: '' } });
    if (isPaid && digests) {
      const counted = (await findDisputed(stripe, customer)).filter(
        ({ subscriptionId }) => !owed?.includes(subscriptionId),
      );
      const at = counted.map(({ paidAt }) => paidAt);
      await db.asService((tx) => keepReturns(tx, digests, at));
    }
  } catch (error) {
    // A customer that was deleted cannot be charged. One that is not there at all may be charged under another key.
    if (!isMissing(error) || !(await isCustomerDeleted(stripe, customer))) throw error;
  }
  return { open: isOpen, paid: isPaid };
}

async function wasCharged(stripe: Stripe, customer: string): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  if (data.some(({ status }) => status === 'paid')) return true;
  return (await chargesOf(stripe, customer)).some(({ paid, status }) => paid || status === 'pending');
}
