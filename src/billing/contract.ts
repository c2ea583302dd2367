export type PlanStatus =
  | 'free'
  | 'active'
  | 'cancelling'
  /** The renewal could not be charged and Stripe tries again; still Premium. */
  | 'past_due'
  | 'unpaid'
  | 'incomplete'
  | 'refunded'
  | 'disputed'
  | 'withdrawn'
  | 'ended';

export interface BillingAnswer {
  plan: 'free' | 'pro';
  status: PlanStatus;
  renewsAt: string | null;
  endsAt: string | null;
  startedAt: string | null;
  priceCents: number;
  canManage: boolean;
  withdrawal: { deadline: string } | null;
  /** `owedCents`: a refund that the bank takes no more, paid by hand. */
  withdrawn: {
    confirmedAt: string;
    refundedCents: number | null;
    owedCents: number;
    settled: boolean;
  } | null;
}

export interface SubscriptionAnswer {
  subscribed: boolean;
  subscription_tier: 'free' | 'pro';
  subscription_end: string | null;
}

export interface WithdrawalAnswer {
  id: string;
  status: 'requested' | 'confirmed';
  requestedAt: string;
  confirmedAt: string | null;
  refundedCents: number | null;
  settled: boolean;
}
