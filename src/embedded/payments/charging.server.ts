import type Stripe from 'stripe';
import { emit, keep, type Ledger } from './ledger.server.ts';
import { newCharge } from './objects/charge.server.ts';
import { newInvoice, newInvoicePayment } from './objects/invoice.server.ts';
import { newPaymentIntent } from './objects/payment-intent.server.ts';
import { getRow, idOf, requireRow } from './tables.server.ts';

/** Bills the current period of a subscription and records the means to pay it. Nothing is charged yet. */
export function billPeriod(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const { state } = ledger;
  const customer = requireRow(state.rows, 'customer', idOf(subscription.customer));
  const item = itemOf(subscription);
  state.invoiceCount += 1;
  const invoice = newInvoice({
    created: ledger.at(),
    customer,
    subscription,
    item,
    reason,
    number: `SALERO-${String(state.invoiceCount).padStart(4, '0')}`,
  });
  const intent = newPaymentIntent({
    created: ledger.at(),
    customer: customer.id,
    amount: invoice.amount_due,
    currency: invoice.currency,
    paymentMethod: idOf(subscription.default_payment_method),
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  keep(ledger, 'invoice', invoice);
  keep(ledger, 'payment_intent', intent);
  keep(ledger, 'invoice_payment', newInvoicePayment(invoice, intent.id));
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** One attempt to charge an open invoice, with its events. True when it is paid. */
export function attemptPayment(ledger: Ledger, invoice: Stripe.Invoice): boolean {
  const { rows, declining } = ledger.state;
  const customer = getRow(rows, 'customer', idOf(invoice.customer));
  const payment = Object.values(rows.invoice_payment).find((row) => row.invoice === invoice.id);
  const intent = payment && getRow(rows, 'payment_intent', idOf(payment.payment.payment_intent));
  if (!customer || !payment || !intent) return false;
  const paid = !declining.includes(customer.id);
  const charge = keep(ledger, 'charge', newCharge(ledger.at(), intent, customer, paid));
  invoice.attempted = true;
  invoice.attempt_count += 1;
  intent.latest_charge = charge.id;
  if (paid) settle(ledger, invoice, payment, intent);
  else refuse(ledger, invoice, intent, charge);
  return paid;
}

function settle(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  payment: Stripe.InvoicePayment,
  intent: Stripe.PaymentIntent,
): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  payment.status = 'paid';
  payment.amount_paid = invoice.amount_due;
  payment.status_transitions.paid_at = ledger.at();
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = ledger.at();
  emit(ledger, 'invoice.paid', invoice);
  emit(ledger, 'invoice.payment_succeeded', invoice);
}

function refuse(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    charge: charge.id,
  };
  emit(ledger, 'invoice.payment_failed', invoice);
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without items');
  return item;
}
