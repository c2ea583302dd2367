import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { isUnsettled, settledLately } from '../account/erasure.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { isUniqueViolation } from '../platform/db-errors.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { profiles, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { type Account, changeAccount, findAccount, setPlan } from './account.server.ts';
import type { WithdrawalAnswer } from './contract.ts';
import { queueMail } from './mail-queue.server.ts';
import type { MailFacts } from './mail-texts.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import { isMissing } from './stripe.server.ts';
import { cancelNow, refundPayments } from './stripe-state.server.ts';
import type { Sync } from './sync.server.ts';
import type { Tell } from './tell.server.ts';
import { withdrawalDeadline } from './withdrawal-deadline.server.ts';

type Row = typeof withdrawals.$inferSelect;
export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** A request made in time may be confirmed a little later. */
const confirmWithinMs = 24 * 60 * 60_000;
const batch = 20;

export const withdrawalsOf = (tx: Tx, userId: string, subscription: string) =>
  tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.user_id, userId), eq(withdrawals.stripe_subscription_id, subscription)));

const notFound = (message: string) => new Failure('not_found', { message });

/** Leaving the contract: asked, then confirmed. From the confirmation on it counts, whatever Stripe takes to follow. */
export function createWithdrawals(services: Services, stripe: Stripe, sync: Sync, tell: Tell) {
  const { db, now, surelyPast = now, log } = services;

  function request(userId: string): Promise<WithdrawalAnswer> {
    return db.asService(async (tx) => {
      const account = await findAccount(tx, userId);
      const subscription = account?.stripe_subscription_id;
      if (!account || !subscription || !account.started_at) throw notFound(refusals.nothingToLeave);
      const earlier = await withdrawalsOf(tx, userId, subscription);
      const known =
        earlier.find(({ confirmed_at }) => confirmed_at) ?? earlier.find((row) => isOpen(row, surelyPast()));
      if (known) return present(known);
      if (!getDeadline(account, surelyPast()))
        throw notFound(account.returned === 'refunded' ? refusals.paidBack : refusals.late);
      const [row] = await tx
        .insert(withdrawals)
        .values({ user_id: userId, stripe_subscription_id: subscription, requested_at: now() })
        .returning();
      if (!row) throw new Failure('unavailable');
      return present(row);
    });
  }

  async function confirm(userId: string, id: string): Promise<WithdrawalAnswer> {
    const row = await db.asService((tx) => markConfirmed(tx, userId, id));
    // A restored database may have lost it before Stripe followed.
    log.info('withdrawal confirmed', { subscription: row.stripe_subscription_id });
    if (row.settled_at) return present(row);
    try {
      return present(await settle(row));
    } catch (error) {
      // The declaration stands. Upkeep goes on until Stripe has followed.
      tell.undone('withdrawal', error);
      return present(row);
    }
  }

  async function markConfirmed(tx: Tx, userId: string, id: string): Promise<Row> {
    const mine = and(eq(withdrawals.id, id), eq(withdrawals.user_id, userId));
    // First, as an erasure does: either it finds this confirmation or there is nothing left to confirm.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update');
    const [row] = await tx.select().from(withdrawals).where(mine).for('update');
    if (!row) throw new Failure('not_found');
    if (row.confirmed_at) return row;
    if (!isOpen(row, surelyPast())) throw notFound(refusals.late);
    const [confirmed] = await tx
      .update(withdrawals)
      .set({ confirmed_at: now() })
      .where(mine)
      .returning()
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new Failure('duplicate', { message: refusals.left });
        throw error;
      });
    if (!confirmed?.confirmed_at) throw new Failure('unavailable');
    const account = await findAccount(tx, userId);
    const isCurrent = account?.stripe_subscription_id === row.stripe_subscription_id;
    if (isCurrent) await endAccess(tx, userId);
    const facts: MailFacts = {
      kind: 'withdrawn',
      withdrawalId: id,
      subscriptionId: row.stripe_subscription_id,
      startedAt: (isCurrent && account?.started_at?.toISOString()) || null,
      requestedAt: row.requested_at.toISOString(),
      confirmedAt: confirmed.confirmed_at.toISOString(),
    };
    await queueMail(tx, userId, `withdrawn:${id}`, facts, now());
    return confirmed;
  }

  async function settle(row: Row): Promise<Row> {
    const subscription = await cancelNow(stripe, row.stripe_subscription_id);
    const { cents, refundId, open, owedCents } = await refundPayments(stripe, tell, subscription);
    const settled = await db.asService(async (tx) => {
      const [written] = await tx
        .update(withdrawals)
        .set({
          settled_at: open
            ? null
            : refundId
              ? now()
              : sql`coalesce(${withdrawals.settled_at}, ${now().toISOString()})`,
          refunded_cents: open ? null : sql`${cents} + ${withdrawals.paid_by_hand_cents}`,
          owed_cents: sql`greatest(0, ${owedCents} - ${withdrawals.paid_by_hand_cents})`,
          refund_id: sql`coalesce(${refundId}, ${withdrawals.refund_id})`,
        })
        // A refund that failed meanwhile is paid again in the next round.
        .where(and(eq(withdrawals.id, row.id), eq(withdrawals.reopened, row.reopened)))
        .returning();
      if (written?.user_id && written.owed_cents > 0) {
        const facts = { kind: 'refused', withdrawalId: row.id, cents: written.owed_cents } as const;
        await queueMail(tx, written.user_id, `refused:${row.id}`, facts, now());
      }
      return written;
    });
    if (row.user_id) await sync(row.user_id);
    return settled ?? row;
  }

  async function settlePending(): Promise<void> {
    const pending = await db.asService((tx) =>
      tx
        .select()
        .from(withdrawals)
        .where(isUnsettled)
        // Whichever come: those that the bank holds for months do not keep the others from their turn.
        .orderBy(sql`random()`)
        .limit(batch),
    );
    for (const row of pending) await settle(row).catch((error: unknown) => tell.undone('withdrawal', error));
  }

  /** In case nobody heard that the bank has refused one: what is paid back stays as it is, and what it has given up too. */
  async function settleAgain(userId: string): Promise<void> {
    const { owed_cents, paid_by_hand_cents } = withdrawals;
    const hopeful = and(eq(owed_cents, 0), eq(paid_by_hand_cents, 0));
    const settled = await db.asService((tx) =>
      tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.user_id, userId), settledLately(surelyPast()), hopeful)),
    );
    for (const row of settled)
      await settle(row).catch((error: unknown) => {
        // Of another Stripe account than our key's: settled there, and nothing that we could do here.
        if (!isMissing(error)) tell.undone('withdrawal', error);
      });
  }

  async function reopen(userId: string): Promise<void> {
    await db.asService((tx) =>
      tx
        .update(withdrawals)
        .set({ settled_at: null, refunded_cents: null, reopened: sql`${withdrawals.reopened} + 1` })
        .where(and(eq(withdrawals.user_id, userId), isNotNull(withdrawals.confirmed_at))),
    );
    log.warn('a refund has failed at the bank');
  }

  return { request, confirm, settlePending, settleAgain, reopen };
}

const isOpen = (row: Row, at: Date) => at.getTime() - row.requested_at.getTime() < confirmWithinMs;

export function getDeadline(account: Account | null, at: Date): Date | null {
  const { started_at, stripe_subscription_id, status, returned } = account ?? {};
  if (!started_at || !stripe_subscription_id || returned === 'refunded') return null;
  if (!status || status.startsWith('incomplete')) return null;
  const deadline = withdrawalDeadline(started_at);
  return at <= deadline ? deadline : null;
}

async function endAccess(tx: Tx, userId: string): Promise<void> {
  await changeAccount(tx, userId, { returned: 'refunded' });
  await setPlan(tx, userId, 'free', null);
}

function present(row: Row): WithdrawalAnswer {
  return {
    id: row.id,
    status: row.confirmed_at ? 'confirmed' : 'requested',
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    refundedCents: row.refunded_cents,
    settled: row.settled_at !== null,
  };
}
