import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Tx } from '../platform/db.server.ts';
import {
  billing_accounts,
  billing_events,
  profiles,
  sessions,
  withdrawals,
} from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { changeAccount, setPlan } from './account.server.ts';
import { queueStateMails } from './mail-queue.server.ts';
import type { Owners } from './owner.server.ts';
import { isCustomerDeleted, isCustomerMissing } from './stripe.server.ts';
import { isLive, noSubscription, readStripeState, type StripeState, tierOf } from './stripe-state.server.ts';

export type Sync = ReturnType<typeof createSync>;

interface Event {
  id: string;
  type: string;
}

/** Reads Stripe and overwrites what we hold, in one transaction with the event that made us look. Decision 0025. */
export function createSync({ db, log, now, surelyPast = now }: Services, stripe: Stripe, owners: Owners) {
  async function read(customer: string, email: string | null, status: string | null): Promise<StripeState> {
    try {
      return await readStripeState(stripe, customer, email, surelyPast());
    } catch (error) {
      if (!isCustomerMissing(error)) throw error;
      if (!isLive(status) || (await isCustomerDeleted(stripe, customer))) return noSubscription;
      // Nobody loses what they pay for because the key was mistaken: what we hold stays as it is.
      log.warn('a customer who pays is not in the Stripe account of our key');
      throw error;
    }
  }

  return async function sync(userId: string, event?: Event): Promise<void> {
    let reading = await db.asService((tx) => takeNumber(tx, userId));
    if (!reading?.customer && (await owners.adopt(userId)))
      reading = await db.asService((tx) => takeNumber(tx, userId));
    const state = reading?.customer ? await read(reading.customer, reading.email, reading.status) : null;
    await db.asService(async (tx) => {
      if (reading && state) await write(tx, userId, reading.number, state, now());
      if (event) await recordEvent(tx, event, reading ? userId : null, now());
    });
  };
}

async function takeNumber(tx: Tx, userId: string) {
  const { stripe_customer_id: customer, reads_begun: number, status } = billing_accounts;
  // Without a session since a restore theirs may be an older one, and that of Stripe stays.
  const email = sql<string | null>`(select email from ${profiles} where id = ${userId}
    and exists (select 1 from ${sessions} where ${sessions.user_id} = ${userId}))`;
  const begun = { reads_begun: sql`${number} + 1` };
  const rows = await changeAccount(tx, userId, begun).returning({ customer, number, status, email });
  return rows[0] ?? null;
}

async function write(tx: Tx, userId: string, number: number, read: StripeState, at: Date): Promise<void> {
  // Held first: a withdrawal confirmed at this moment is either read below or overwrites what is written here.
  await tx
    .select({ user_id: billing_accounts.user_id })
    .from(billing_accounts)
    .where(eq(billing_accounts.user_id, userId))
    .for('update');
  const state = { ...read, returned: read.returned ?? (await getWithdrawn(tx, read)) };
  const { user_id, read_written } = billing_accounts;
  const changes = { ...state, read_written: number, updated_at: at, checked_at: at };
  const written = await changeAccount(tx, userId, changes, lt(read_written, number)).returning({ user_id });
  if (written.length === 0) return;
  const tier = tierOf(state);
  const end = tier === 'pro' ? (state.ends_at ?? state.current_period_end) : null;
  await setPlan(tx, userId, tier, end);
  await queueStateMails(tx, userId, state, at);
}

/** A contract that was left gives nothing any more, even while Stripe has not heard of it. */
async function getWithdrawn(
  tx: Tx,
  { stripe_subscription_id: id }: StripeState,
): Promise<StripeState['returned']> {
  if (!id) return null;
  const rows = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.stripe_subscription_id, id), isNotNull(withdrawals.confirmed_at)));
  return rows.length > 0 ? 'refunded' : null;
}

export async function recordEvent(tx: Tx, event: Event, userId: string | null, at: Date): Promise<void> {
  await tx
    .insert(billing_events)
    .values({ id: event.id, type: event.type, user_id: userId, received_at: at, processed_at: at })
    .onConflictDoNothing();
}
