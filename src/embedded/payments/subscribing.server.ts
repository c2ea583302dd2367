import type Stripe from 'stripe';
import { attemptPayment, billPeriod, itemOf } from './charging.server.ts';
import { emit, keep, type Ledger } from './ledger.server.ts';
import { addMonths, nextPeriodEnd } from './months.server.ts';
import { type Invoice, newSubscription, type Price, type Subscription } from './objects.server.ts';
import { getRow } from './tables.server.ts';

const daySeconds = 24 * 3600;
/** Days from one failed attempt to the next. After the last one the subscription ends. */
const retryDays = [3, 5, 7];

export interface Beginning {
  customer: string;
  price: Price;
  metadata: Stripe.Metadata;
}

/** A new subscription with its first period paid; its customer's card has to be good. */
export function beginSubscription(ledger: Ledger, beginning: Beginning): Subscription {
  const created = ledger.at();
  const subscription = newSubscription({ ...beginning, created, periodEnd: addMonths(created, 1) });
  keep(ledger, 'subscription', subscription);
  const invoice = billPeriod(ledger, subscription, 'subscription_create');
  emit(ledger, 'customer.subscription.created', subscription);
  attemptPayment(ledger, invoice);
  return subscription;
}

export function setCancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  const previous = {
    cancel_at: subscription.cancel_at,
    cancel_at_period_end: subscription.cancel_at_period_end,
    canceled_at: subscription.canceled_at,
  };
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = ends ? ledger.at() : null;
  emit(ledger, 'customer.subscription.updated', subscription, previous);
}

export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= ledger.at();
  subscription.ended_at = ledger.at();
  const last = getRow(ledger.state.rows, 'invoice', subscription.latest_invoice ?? '');
  if (last) last.next_payment_attempt = null;
  emit(ledger, 'customer.subscription.deleted', subscription);
}

/** The period is over: it ends, or the next one is billed. */
export function turnPeriod(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(ledger, subscription);
    return;
  }
  const item = itemOf(subscription);
  const { current_period_start, current_period_end } = item;
  item.current_period_start = current_period_end;
  item.current_period_end = nextPeriodEnd(subscription.billing_cycle_anchor, current_period_end);
  const invoice = billPeriod(ledger, subscription, 'subscription_cycle');
  chargeRenewal(ledger, subscription, invoice, {
    items: { data: [{ id: item.id, current_period_start, current_period_end }] },
  });
}

export function retryRenewal(ledger: Ledger, invoice: Invoice): void {
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = getRow(ledger.state.rows, 'subscription', id);
  invoice.next_payment_attempt = null;
  if (subscription) chargeRenewal(ledger, subscription, invoice, {});
}

function chargeRenewal(
  ledger: Ledger,
  subscription: Subscription,
  invoice: Invoice,
  changed: Record<string, unknown>,
): void {
  const before = subscription.status;
  const wait = retryDays[invoice.attempt_count];
  // The invoice of the failed attempt already says when the next one comes.
  if (wait !== undefined) invoice.next_payment_attempt = ledger.at() + wait * daySeconds;
  if (attemptPayment(ledger, invoice)) subscription.status = 'active';
  else if (wait !== undefined) subscription.status = 'past_due';
  else if (ledger.afterLastFailure === 'unpaid') subscription.status = 'unpaid';
  else {
    endSubscription(ledger, subscription);
    return;
  }
  const previous = { ...changed, ...(before !== subscription.status && { status: before }) };
  if (Object.keys(previous).length > 0) emit(ledger, 'customer.subscription.updated', subscription, previous);
}
