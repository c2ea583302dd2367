import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function newId(prefix: string, length = 23): string {
  let id = prefix;
  for (const byte of randomBytes(length)) id += alphabet[byte % alphabet.length];
  return id;
}

/** A field is on an object because billing, a page or a test reads it. A reference to another object is its id. */
const begin = <K extends string>(object: K, prefix: string, created: number, length?: number) => ({
  id: newId(prefix, length),
  object,
  created,
});

export const newCustomer = (created: number, person: Stripe.CustomerCreateParams) => ({
  ...begin('customer', 'cus_', created, 14),
  email: person.email ?? null,
  name: person.name ?? null,
  metadata: (person.metadata || {}) as Stripe.Metadata,
  deleted: undefined as true | undefined,
});

export const newPrice = (created: number, product: string, cents: number) => ({
  ...begin('price', 'price_1', created),
  active: true,
  currency: 'eur',
  lookup_key: null as string | null,
  nickname: null as string | null,
  product,
  recurring: { interval: 'month' as Stripe.Price.Recurring.Interval, interval_count: 1 },
  tax_behavior: 'unspecified' as NonNullable<Stripe.Price.TaxBehavior>,
  unit_amount: cents,
});
export type Price = ReturnType<typeof newPrice>;

export const newCheckoutSession = (created: number, customer: string, price: Price) => ({
  ...begin('checkout.session', 'cs_test_', created, 58),
  amount_total: price.unit_amount,
  cancel_url: null as string | null,
  currency: price.currency,
  customer,
  expires_at: created,
  metadata: {} as Stripe.Metadata,
  payment_method_types: ['card', 'sepa_debit'],
  payment_status: 'unpaid' as Stripe.Checkout.Session.PaymentStatus,
  status: 'open' as Stripe.Checkout.Session.Status,
  subscription: null as string | null,
  success_url: null as string | null,
  url: null as string | null,
});
export type CheckoutSession = ReturnType<typeof newCheckoutSession>;

interface Beginning {
  created: number;
  periodEnd: number;
  customer: string;
  price: Price;
  metadata: Stripe.Metadata;
}

export function newSubscription({ created, periodEnd, customer, price, metadata }: Beginning) {
  const subscription = begin('subscription', 'sub_1', created);
  const item = {
    ...begin('subscription_item', 'si_', created, 14),
    current_period_end: periodEnd,
    current_period_start: created,
    price,
  };
  return {
    ...subscription,
    billing_cycle_anchor: created,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    currency: price.currency,
    customer,
    ended_at: null as number | null,
    items: listOf(`/v1/subscription_items?subscription=${subscription.id}`, [item]),
    latest_invoice: null as string | null,
    metadata,
    start_date: created,
    status: 'active' as Stripe.Subscription.Status,
  };
}
export type Subscription = ReturnType<typeof newSubscription>;

export const newInvoice = (
  created: number,
  { id: subscription, customer, latest_invoice }: Subscription,
  amount: number,
) => ({
  ...begin('invoice', 'in_1', created),
  amount_due: amount,
  attempt_count: 0,
  billing_reason: latest_invoice === null ? 'subscription_create' : 'subscription_cycle',
  customer,
  next_payment_attempt: null as number | null,
  parent: { type: 'subscription_details', subscription_details: { subscription } },
  status: 'open' as Stripe.Invoice.Status,
});
export type Invoice = ReturnType<typeof newInvoice>;

export const newInvoicePayment = ({ id: invoice, created }: Invoice) => ({
  ...begin('invoice_payment', 'inpay_1', created),
  invoice,
  payment: { type: 'payment_intent', payment_intent: newId('pi_3') },
  status: 'open' as 'open' | 'paid',
});

export const newCharge = (created: number, invoice: Invoice, payment_intent: string, paid: boolean) => ({
  ...begin('charge', 'ch_3', created),
  amount: invoice.amount_due,
  amount_refunded: 0,
  customer: invoice.customer,
  disputed: false,
  paid,
  payment_intent,
  refunded: false,
  status: (paid ? 'succeeded' : 'failed') as Stripe.Charge.Status,
});
export type Charge = ReturnType<typeof newCharge>;

export const newRefund = (created: number, charge: Charge, params: Stripe.RefundCreateParams) => ({
  ...begin('refund', 're_3', created),
  amount: charge.amount - charge.amount_refunded,
  charge: charge.id,
  metadata: params.metadata || {},
  status: 'succeeded',
});

export const newDispute = (created: number, charge: Charge) => ({
  ...begin('dispute', 'du_1', created),
  charge: charge.id,
  status: 'needs_response' as Stripe.Dispute.Status,
});

export const newPortalSession = (
  created: number,
  customer: string,
  return_url: string | null,
  url: string,
) => ({
  ...begin('billing_portal.session', 'bps_1', created),
  customer,
  return_url,
  url,
});
export type PortalSession = ReturnType<typeof newPortalSession>;

/** Holds the object as it was at that moment: later changes do not reach it. */
export const newEvent = (created: number, type: Stripe.Event.Type, object: object) =>
  ({
    ...begin('event', 'evt_1', created),
    livemode: false,
    api_version: Stripe.API_VERSION as string,
    data: { object: structuredClone(object) },
    type,
  }) as Stripe.Event;

export function listOf<T>(url: string, data: T[]) {
  return { object: 'list' as const, data, has_more: false, url };
}
