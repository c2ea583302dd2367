import Stripe from 'stripe';
import { newId } from './ids.server.ts';

/** `K` of an object, typed as Stripe's SDK has them. A field is here because billing, a page or a test reads it. */
type Some<T, K extends keyof T> = Pick<T, K | Extract<'id' | 'object' | 'created' | 'livemode', keyof T>>;

export type Customer = Some<Stripe.Customer, 'email' | 'name' | 'preferred_locales' | 'metadata'>;
export type Product = Some<Stripe.Product, 'name' | 'description' | 'active'>;
export type Price = Some<
  Stripe.Price,
  'active' | 'currency' | 'lookup_key' | 'nickname' | 'tax_behavior' | 'type' | 'unit_amount'
> & { product: string; recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> };
export type CheckoutSession = Some<
  Stripe.Checkout.Session,
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'expires_at'
  | 'locale'
  | 'payment_method_types'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { customer: string; subscription: string | null };
export type Subscription = Some<
  Stripe.Subscription,
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'currency'
  | 'ended_at'
  | 'metadata'
  | 'start_date'
  | 'status'
> & { customer: string; items: Stripe.ApiList<Item>; latest_invoice: string | null };
type Item = Some<
  Stripe.SubscriptionItem,
  'current_period_start' | 'current_period_end' | 'quantity' | 'subscription'
> & { price: Price };
export type Invoice = Some<
  Stripe.Invoice,
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'currency'
  | 'next_payment_attempt'
  | 'status'
  | 'total'
> & {
  customer: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
};
export type InvoicePayment = Some<Stripe.InvoicePayment, 'status'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};
export type Charge = Some<
  Stripe.Charge,
  'amount' | 'amount_refunded' | 'currency' | 'disputed' | 'paid' | 'refunded' | 'status'
> & { customer: string; payment_intent: string };
export type Refund = Some<Stripe.Refund, 'amount' | 'currency' | 'metadata' | 'reason' | 'status'> & {
  charge: string;
};
export type Dispute = Some<Stripe.Dispute, 'amount' | 'currency' | 'reason' | 'status'> & { charge: string };
export type PortalSession = Some<
  Stripe.BillingPortal.Session,
  'customer' | 'locale' | 'return_url' | 'url'
> & {
  configuration: string;
};
export type PortalConfiguration = Some<
  Stripe.BillingPortal.Configuration,
  'active' | 'default_return_url' | 'is_default' | 'metadata'
> & {
  business_profile: { privacy_policy_url: string | null; terms_of_service_url: string | null };
  features: {
    invoice_history: { enabled: boolean };
    payment_method_update: { enabled: boolean };
    subscription_cancel: { enabled: boolean; mode: 'at_period_end' | 'immediately' };
  };
};
export type WebhookEndpoint = Some<
  Stripe.WebhookEndpoint,
  'api_version' | 'description' | 'enabled_events' | 'status' | 'url'
>;

export const newCustomer = (created: number): Customer => ({
  id: newId('cus_', 14),
  object: 'customer',
  created,
  livemode: false,
  email: null,
  name: null,
  preferred_locales: [],
  metadata: {},
});

export const newProduct = (created: number, name: string): Product => ({
  id: newId('prod_', 14),
  object: 'product',
  created,
  livemode: false,
  active: true,
  description: null,
  name,
});

export const newPrice = (created: number, product: string, cents: number): Price => ({
  id: newId('price_1', 23),
  object: 'price',
  created,
  livemode: false,
  active: true,
  currency: 'eur',
  lookup_key: null,
  nickname: null,
  product,
  recurring: { interval: 'month', interval_count: 1 },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: cents,
});

export const newCheckoutSession = (created: number, customer: string, price: Price): CheckoutSession => ({
  id: newId('cs_test_', 58),
  object: 'checkout.session',
  created,
  livemode: false,
  amount_total: price.unit_amount,
  cancel_url: null,
  client_reference_id: null,
  currency: price.currency,
  customer,
  expires_at: created,
  locale: null,
  metadata: {},
  mode: 'subscription',
  payment_method_types: ['card', 'sepa_debit'],
  payment_status: 'unpaid',
  status: 'open',
  subscription: null,
  success_url: null,
  url: null,
});

interface Beginning {
  created: number;
  periodEnd: number;
  customer: string;
  price: Price;
  metadata: Stripe.Metadata;
}

export function newSubscription({ created, periodEnd, customer, price, metadata }: Beginning): Subscription {
  const id = newId('sub_1', 23);
  const item: Item = {
    id: newId('si_', 14),
    object: 'subscription_item',
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    price,
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: 'subscription',
    created,
    livemode: false,
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: price.currency,
    customer,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata,
    start_date: created,
    status: 'active',
  };
}

/** Finalised and not yet charged. */
export function newInvoice(
  created: number,
  { id: subscription, customer, currency }: Subscription,
  amount: number,
  billing_reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  return {
    id: newId('in_1', 23),
    object: 'invoice',
    created,
    livemode: false,
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason,
    currency,
    customer,
    next_payment_attempt: null,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status: 'open',
    total: amount,
  };
}

/** Each charge of an invoice is an attempt at this one intent. */
export const newInvoicePayment = ({ id, created }: Invoice): InvoicePayment => ({
  id: newId('inpay_1', 23),
  object: 'invoice_payment',
  created,
  livemode: false,
  invoice: id,
  payment: { type: 'payment_intent', payment_intent: newId('pi_3', 23) },
  status: 'open',
});

/** One attempt on the card: paid, or refused by its bank. */
export const newCharge = (created: number, invoice: Invoice, intent: string, paid: boolean): Charge => ({
  id: newId('ch_3', 23),
  object: 'charge',
  created,
  livemode: false,
  amount: invoice.amount_due,
  amount_refunded: 0,
  currency: invoice.currency,
  customer: invoice.customer,
  disputed: false,
  paid,
  payment_intent: intent,
  refunded: false,
  status: paid ? 'succeeded' : 'failed',
});

export const newRefund = (created: number, charge: Charge): Refund => ({
  id: newId('re_3', 23),
  object: 'refund',
  created,
  amount: charge.amount - charge.amount_refunded,
  charge: charge.id,
  currency: charge.currency,
  metadata: {},
  reason: null,
  status: 'succeeded',
});

export const newDispute = (created: number, charge: Charge): Dispute => ({
  id: newId('du_1', 23),
  object: 'dispute',
  created,
  livemode: false,
  amount: charge.amount,
  charge: charge.id,
  currency: charge.currency,
  reason: 'fraudulent',
  status: 'needs_response',
});

export const newPortalSession = (
  created: number,
  customer: string,
  configuration: string,
): PortalSession => ({
  id: newId('bps_1', 23),
  object: 'billing_portal.session',
  created,
  livemode: false,
  configuration,
  customer,
  locale: null,
  return_url: null,
  url: '',
});

export const newPortalConfiguration = (created: number, isDefault: boolean): PortalConfiguration => ({
  id: newId('bpc_1', 23),
  object: 'billing_portal.configuration',
  created,
  livemode: false,
  active: true,
  business_profile: { privacy_policy_url: null, terms_of_service_url: null },
  default_return_url: null,
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: false },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
  is_default: isDefault,
  metadata: {},
});

export const newWebhookEndpoint = (created: number, url: string, events: string[]): WebhookEndpoint => ({
  id: newId('we_1', 23),
  object: 'webhook_endpoint',
  created,
  livemode: false,
  api_version: Stripe.API_VERSION,
  description: null,
  enabled_events: events,
  status: 'enabled',
  url,
});

interface Happening {
  type: Stripe.Event['type'];
  object: object;
  previous: Record<string, unknown> | undefined;
  created: number;
  request: Stripe.Event.Request | null;
  pending: number;
}

/** Holds the object as it was at that moment: later changes do not reach it. */
export function newEvent({ type, object, previous, created, request, pending }: Happening): Stripe.Event {
  return {
    id: newId('evt_1', 23),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: pending,
    request: request ?? { id: null, idempotency_key: null },
    type,
  } as Stripe.Event;
}

export function listOf<T>(url: string, data: T[]): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
