import { emit, keep, type Ledger } from './ledger.server.ts';
import {
  type Invoice,
  newCharge,
  newInvoice,
  newInvoicePayment,
  type Subscription,
} from './objects.server.ts';

/** Bills the current period of a subscription and records the means to pay it. Nothing is charged yet. */
export function billPeriod(
  ledger: Ledger,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const amount = itemOf(subscription).price.unit_amount ?? 0;
  const invoice = keep(ledger, 'invoice', newInvoice(ledger.at(), subscription, amount, reason));
  keep(ledger, 'invoice_payment', newInvoicePayment(invoice));
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** One attempt to charge an open invoice, with its events. True when it is paid. */
export function attemptPayment(ledger: Ledger, invoice: Invoice): boolean {
  const { rows, declining } = ledger.state;
  const payment = Object.values(rows.invoice_payment).find((row) => row.invoice === invoice.id);
  if (!payment) return false;
  const paid = !declining.includes(invoice.customer);
  keep(ledger, 'charge', newCharge(ledger.at(), invoice, payment.payment.payment_intent, paid));
  invoice.attempt_count += 1;
  if (!paid) {
    emit(ledger, 'invoice.payment_failed', invoice);
    return false;
  }
  payment.status = 'paid';
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = null;
  emit(ledger, 'invoice.paid', invoice);
  emit(ledger, 'invoice.payment_succeeded', invoice);
  return true;
}

export function itemOf(subscription: Subscription): Subscription['items']['data'][number] {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without items');
  return item;
}
