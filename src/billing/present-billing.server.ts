import type { withdrawals } from '../platform/schema.server.ts';
import type { Account } from './account.server.ts';
import type { BillingAnswer, PlanStatus } from './contract.ts';
import { premium } from './plans.ts';
import { isLive, tierOf } from './stripe-state.server.ts';
import { getDeadline } from './withdrawal.server.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

export function presentBilling(
  account: Account | null,
  withdrawal: Withdrawal | null,
  at: Date,
): BillingAnswer {
  const plan = account ? tierOf(account) : 'free';
  const status = account ? statusOf(account, withdrawal) : 'free';
  const deadline = withdrawal?.confirmed_at ? null : getDeadline(account, at);
  return {
    plan,
    status,
    renewsAt: status === 'active' ? iso(account?.current_period_end) : null,
    endsAt: status === 'cancelling' || status === 'ended' ? iso(account?.ends_at) : null,
    startedAt: iso(account?.started_at),
    priceCents: account?.price_cents ?? premium.cents,
    canManage: Boolean(account?.stripe_customer_id && account.stripe_subscription_id),
    withdrawal: deadline && { deadline: deadline.toISOString() },
    withdrawn: withdrawal?.confirmed_at
      ? {
          confirmedAt: withdrawal.confirmed_at.toISOString(),
          refundedCents: withdrawal.refunded_cents,
          settled: withdrawal.settled_at !== null,
        }
      : null,
  };
}

function statusOf(
  { status, returned, cancel_at_period_end }: Account,
  withdrawal: Withdrawal | null,
): PlanStatus {
  if (withdrawal?.confirmed_at) return 'withdrawn';
  if (returned) return returned;
  if (status === 'past_due') return 'past_due';
  if (status === 'unpaid' || status === 'paused') return 'unpaid';
  if (isLive(status)) return cancel_at_period_end ? 'cancelling' : 'active';
  if (status === 'incomplete') return 'incomplete';
  return status === 'canceled' ? 'ended' : 'free';
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
