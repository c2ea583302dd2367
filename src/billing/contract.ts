/** What the profile says of the plan. */
export type PlanStatus =
  | 'free'
  | 'active'
  /** Premium until `endsAt`, then no more. */
  | 'cancelling'
  /** The renewal could not be charged and Stripe tries again; still Premium. */
  | 'past_due'
  /** Stripe gave up charging. */
  | 'unpaid'
  /** The first payment is not through. */
  | 'incomplete'
  | 'refunded'
  | 'disputed'
  | 'withdrawn'
  | 'ended';

/** `GET /api/billing`. */
export interface BillingAnswer {
  plan: 'free' | 'pro';
  status: PlanStatus;
  /** The next charge. */
  renewsAt: string | null;
  endsAt: string | null;
  startedAt: string | null;
  priceCents: number;
  /** There is something at Stripe to manage: a subscription, invoices. */
  canManage: boolean;
  /** While the contract can still be left with the money back; the deadline is the last moment. */
  withdrawal: { deadline: string } | null;
  withdrawn: { confirmedAt: string; refundedCents: number | null; settled: boolean } | null;
}

/** `POST /api/functions/check-subscription`. */
export interface SubscriptionAnswer {
  subscribed: boolean;
  subscription_tier: 'free' | 'pro';
  subscription_end: string | null;
}

/** `POST /api/billing/withdrawal`: first `request`, then `confirm` with the id that it gave. */
export interface WithdrawalAnswer {
  id: string;
  status: 'requested' | 'confirmed';
  requestedAt: string;
  confirmedAt: string | null;
  refundedCents: number | null;
  /** Cancelled and paid back at Stripe; if not yet, the server keeps trying. */
  settled: boolean;
}
