import { ApiError, invalidRequest } from './api-error.server.ts';
import { emit, getRow, keep, type Ledger, requireRow } from './ledger.server.ts';
import {
  type CheckoutSession,
  type Invoice,
  newCharge,
  newInvoice,
  newInvoicePayment,
  newSubscription,
  type Subscription,
} from './objects.server.ts';

const daySeconds = 24 * 3600;
/** Days from one failed attempt to the next. After the last one the subscription ends. */
const retryDays = [3, 5, 7];

export function completeCheckout(ledger: Ledger, session: CheckoutSession): void {
  const { customer } = session;
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session is no longer open.', { code: 'checkout_session_not_open' });
  if (ledger.state.declining.includes(customer))
    throw new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  const purchase = ledger.state.purchases[session.id];
  const price = requireRow(ledger, 'price', purchase?.price ?? '');
  const metadata = purchase?.metadata ?? {};
  const created = ledger.at();
  const periodEnd = addMonths(created, 1);
  const subscription = newSubscription({ created, periodEnd, customer, price, metadata });
  keep(ledger, 'subscription', subscription);
  const invoice = billPeriod(ledger, subscription);
  emit(ledger, 'customer.subscription.created', subscription);
  attemptPayment(ledger, invoice);
  Object.assign(session, {
    subscription: subscription.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  });
  emit(ledger, 'checkout.session.completed', session);
}

export function expireCheckout(ledger: Ledger, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  emit(ledger, 'checkout.session.expired', session);
}

export function setCancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, ends: boolean): void {
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  emit(ledger, 'customer.subscription.updated', subscription);
}

export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.ended_at = ledger.at();
  const last = getRow(ledger, 'invoice', subscription.latest_invoice ?? '');
  if (last) last.next_payment_attempt = null;
  emit(ledger, 'customer.subscription.deleted', subscription);
}

export function nextDue(ledger: Ledger) {
  const { rows } = ledger.state;
  const due: { at: number; run(): void }[] = [];
  for (const subscription of Object.values(rows.subscription))
    if (subscription.status === 'active' || subscription.status === 'past_due')
      due.push({ at: itemOf(subscription).current_period_end, run: () => turnPeriod(ledger, subscription) });
  for (const invoice of Object.values(rows.invoice))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      due.push({ at: invoice.next_payment_attempt, run: () => retryRenewal(ledger, invoice) });
  for (const session of Object.values(rows['checkout.session']))
    if (session.status === 'open')
      due.push({ at: session.expires_at, run: () => expireCheckout(ledger, session) });
  return due.sort((one, other) => one.at - other.at)[0] ?? null;
}

function turnPeriod(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(ledger, subscription);
    return;
  }
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextPeriodEnd(subscription.billing_cycle_anchor, item.current_period_end);
  chargeRenewal(ledger, subscription, billPeriod(ledger, subscription));
}

function retryRenewal(ledger: Ledger, invoice: Invoice): void {
  const subscription = getRow(ledger, 'subscription', invoice.parent.subscription_details.subscription);
  invoice.next_payment_attempt = null;
  if (subscription) chargeRenewal(ledger, subscription, invoice);
}

function chargeRenewal(ledger: Ledger, subscription: Subscription, invoice: Invoice): void {
  const wait = retryDays[invoice.attempt_count];
  if (wait !== undefined) invoice.next_payment_attempt = ledger.at() + wait * daySeconds;
  const paid = attemptPayment(ledger, invoice);
  if (!paid && wait === undefined) {
    endSubscription(ledger, subscription);
    return;
  }
  subscription.status = paid ? 'active' : 'past_due';
  emit(ledger, 'customer.subscription.updated', subscription);
}

function billPeriod(ledger: Ledger, subscription: Subscription): Invoice {
  const amount = itemOf(subscription).price.unit_amount;
  const invoice = keep(ledger, 'invoice', newInvoice(ledger.at(), subscription, amount));
  keep(ledger, 'invoice_payment', newInvoicePayment(invoice));
  subscription.latest_invoice = invoice.id;
  return invoice;
}

function attemptPayment(ledger: Ledger, invoice: Invoice): boolean {
  const { rows, declining } = ledger.state;
  const payment = Object.values(rows.invoice_payment).find((row) => row.invoice === invoice.id);
  if (!payment) return false;
  const paid = !declining.includes(invoice.customer);
  keep(ledger, 'charge', newCharge(ledger.at(), invoice, payment.payment.payment_intent, paid));
  invoice.attempt_count += 1;
  if (paid) {
    payment.status = 'paid';
    invoice.status = 'paid';
    invoice.next_payment_attempt = null;
  }
  emit(ledger, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return paid;
}

export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without items');
  return item;
}

function addMonths(anchorSeconds: number, months: number): number {
  const date = new Date(anchorSeconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** Counted from the anchor, so that a subscription of the 31st goes back to the 31st after February. */
function nextPeriodEnd(anchorSeconds: number, periodEndSeconds: number): number {
  const anchor = new Date(anchorSeconds * 1000);
  const end = new Date(periodEndSeconds * 1000);
  const years = end.getUTCFullYear() - anchor.getUTCFullYear();
  return addMonths(anchorSeconds, years * 12 + end.getUTCMonth() - anchor.getUTCMonth() + 1);
}
