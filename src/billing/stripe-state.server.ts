import type { Stripe } from 'stripe';
import type { Disputed } from '../account/kept-counters.server.ts';
import { type Account, renew } from './account.server.ts';
import { premium } from './plans.ts';
import { isCustomerMissing } from './stripe.server.ts';
import type { Tell } from './tell.server.ts';

const live = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
const pro = new Set(['active', 'trialing', 'past_due']);
const daySeconds = 24 * 60 * 60;
const byWorth = 'active trialing past_due unpaid paused incomplete canceled';

/** An inquiry takes no money back; a dispute that was won has given it back. */
const harmlessDispute = /^(won|prevented|warning_.*)$/;

const nothing = {
  stripe_subscription_id: null,
  status: null,
  price_id: null,
  price_cents: null,
  current_period_end: null,
  cancel_at_period_end: false,
  ends_at: null,
  started_at: null,
  returned: null,
};
export type StripeState = Pick<Account, keyof typeof nothing>;
export const noSubscription: StripeState = nothing;

export const isLive = (status: string | null) => status !== null && live.has(status);

export function tierOf(state: Pick<StripeState, 'status' | 'returned'>): 'free' | 'pro' {
  return state.status !== null && pro.has(state.status) && !state.returned ? 'pro' : 'free';
}

/** Stripe writes to members too: an address that is not the one that they sign in with now may be somebody else's. */
export async function readStripeState(
  stripe: Stripe,
  customer: string,
  email: string | null,
  at: Date,
): Promise<StripeState> {
  const data = await listSubscriptions(stripe, customer);
  const subscription = data.sort((a, b) => worth(a) - worth(b) || b.created - a.created)[0];
  if (!subscription) return noSubscription;
  const held = subscription.customer as Stripe.Customer;
  // Where it fails, the next reading tries again.
  if (email && held.email !== email) await renew(stripe, customer, { email }).catch(() => {});
  const returned = await readReturned(stripe, subscription);
  const isLost = returned !== null || (await isGraceOver(stripe, subscription, at));
  // Going on charging someone who has lost access would be wrong.
  const current =
    isLost && isLive(subscription.status) ? await cancelNow(stripe, subscription.id) : subscription;
  return { ...stateOf(current), returned };
}

/** An account at Stripe can be set to leave what is not paid as it is, and to go on billing: then nobody but us ends it. */
async function isGraceOver(
  stripe: Stripe,
  { id: subscription, status }: Stripe.Subscription,
  at: Date,
): Promise<boolean> {
  if (status !== 'past_due' && status !== 'unpaid') return false;
  const { data } = await stripe.invoices.list({ subscription, limit: 20 });
  const lastPaid = data.findIndex(({ status }) => status === 'paid');
  const oldestUnpaid = data
    .slice(0, lastPaid < 0 ? data.length : lastPaid)
    .findLast(({ status }) => status === 'open' || status === 'uncollectible');
  const days = oldestUnpaid ? (at.getTime() / 1_000 - oldestUnpaid.created) / daySeconds : 0;
  return days > premium.graceDays;
}

export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const expand = ['data.customer'];
  return (await stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand })).data;
}

export async function cancelNow(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  try {
    return await stripe.subscriptions.cancel(id);
  } catch (error) {
    const subscription = await stripe.subscriptions.retrieve(id);
    if (isLive(subscription.status)) throw error;
    return subscription;
  }
}

export async function findDisputed(stripe: Stripe, customer: string): Promise<Disputed[]> {
  const charges = await chargesOf(stripe, customer).catch((error: unknown) => {
    if (isCustomerMissing(error)) return [];
    throw error;
  });
  if (!charges.some(({ disputed }) => disputed)) return [];
  const found: Disputed[] = [];
  for (const subscription of await listSubscriptions(stripe, customer)) {
    const payments = await paymentsOf(stripe, subscription);
    // Each under its last payment, after which a dispute ends it: however many are disputed, and whenever, it is one contract.
    if (payments[0] && (await isDisputed(stripe, payments)))
      found.push({ subscriptionId: subscription.id, paidAt: new Date(payments[0].created * 1_000) });
  }
  return found;
}

const mostRefusals = 3;

const undecidedDisputes = new Set(['needs_response', 'under_review']);

/** Pays back all, or what was paid since. Open while money may still be left with us. */
export async function refundPayments(
  stripe: Stripe,
  tell: Tell,
  subscription: Stripe.Subscription,
  since: Date = new Date(0),
) {
  let cents = 0;
  let refundId: string | null = null;
  let open = false;
  let owedCents = 0;
  for (const charge of await paymentsOf(stripe, subscription)) {
    if (charge.created * 1_000 < since.getTime()) continue;
    const disputed = !charge.refunded && (await statusOfDispute(stripe, charge));
    open ||= charge.status === 'pending' || undecidedDisputes.has(disputed || '');
    cents += charge.amount_refunded;
    if (charge.refunded || disputed || !charge.paid) continue;
    const tried = await stripe.refunds.list({ charge: charge.id, limit: 100 });
    if (tried.data.filter(({ status }) => status === 'failed').length >= mostRefusals) {
      tell.givenUp(charge.id);
      owedCents += charge.amount - charge.amount_refunded;
      continue;
    }
    // Without an amount it is all that is left, and of that nothing can be paid back twice.
    const refund = await stripe.refunds.create({
      charge: charge.id,
      reason: 'requested_by_customer',
      metadata: subscription.metadata,
    });
    refundId = refund.id;
    if (refund.status === 'failed' || refund.status === 'canceled') open = true;
    else cents += refund.amount;
  }
  return { cents, refundId, open, owedCents };
}

/** The payments of one subscription, newest first, also those under way. Only its invoices tell them from those of an earlier contract. */
async function paymentsOf(stripe: Stripe, { id, customer }: Stripe.Subscription) {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ subscription: id, limit: 20, expand: ['data.payments'] }),
    chargesOf(stripe, idOf(customer)),
  ]);
  const payments = invoices.data.flatMap((invoice) => invoice.payments?.data ?? []);
  const intents = new Set(
    payments.map(({ payment }) => payment.payment_intent && idOf(payment.payment_intent)),
  );
  return charges.filter(
    ({ paid, status, payment_intent }) =>
      (paid || status === 'pending') && payment_intent && intents.has(idOf(payment_intent)),
  );
}

const mostCharges = 10_000;

export const chargesOf = (stripe: Stripe, customer: string): Promise<Stripe.Charge[]> =>
  stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: mostCharges });

export const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id);

const worth = ({ status }: Stripe.Subscription) => `${byWorth} ${status}`.indexOf(status);

async function readReturned(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<StripeState['returned']> {
  const payments = (await paymentsOf(stripe, subscription)).filter(({ paid }) => paid);
  if (payments[0]?.refunded) return 'refunded';
  // Of any month: who disputes the one before the last, each month, would have Premium for nothing.
  return (await isDisputed(stripe, payments)) ? 'disputed' : null;
}

async function isDisputed(stripe: Stripe, payments: readonly Stripe.Charge[]): Promise<boolean> {
  for (const charge of payments) if (!charge.refunded && (await statusOfDispute(stripe, charge))) return true;
  return false;
}

/** Of a dispute that keeps the money from us. `disputed` stays true at Stripe whatever became of it. */
async function statusOfDispute(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  if (!charge.disputed) return null;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 });
  return data.find(({ status }) => !harmlessDispute.test(status))?.status ?? null;
}

function stateOf(subscription: Stripe.Subscription): Omit<StripeState, 'returned'> {
  const item = subscription.items.data[0];
  const periodEnd = toDate(item?.current_period_end);
  // The portal sets one or the other, by the billing mode of the account.
  const cancelling = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return {
    stripe_subscription_id: subscription.id,
    status: subscription.status,
    price_id: item?.price.id ?? null,
    price_cents: item?.price.unit_amount ?? null,
    current_period_end: periodEnd,
    cancel_at_period_end: isLive(subscription.status) && cancelling,
    ends_at:
      toDate(subscription.ended_at) ?? toDate(subscription.cancel_at) ?? (cancelling ? periodEnd : null),
    started_at: toDate(subscription.start_date),
  };
}

const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000) : null;
