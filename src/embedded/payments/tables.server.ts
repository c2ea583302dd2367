import type Stripe from 'stripe';
import { noSuch } from './api-error.server.ts';

/** Everything that the local Stripe knows, by kind and by id, oldest first. */
export interface Tables {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  webhook_endpoint: Stripe.WebhookEndpoint;
  event: Stripe.Event;
}

export type Kind = keyof Tables;
export type Rows = { [K in Kind]: Record<string, Tables[K]> };

export const kinds: Kind[] = [
  'customer',
  'product',
  'price',
  'payment_method',
  'checkout.session',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'billing_portal.session',
  'billing_portal.configuration',
  'webhook_endpoint',
  'event',
];

export function noRows(): Rows {
  return Object.fromEntries(kinds.map((kind) => [kind, {}])) as Rows;
}

export function getRow<K extends Kind>(rows: Rows, kind: K, id: string): Tables[K] | null {
  const table = rows[kind];
  return Object.hasOwn(table, id) ? (table[id] ?? null) : null;
}

export function requireRow<K extends Kind>(rows: Rows, kind: K, id: string, param = 'id'): Tables[K] {
  const row = getRow(rows, kind, id);
  if (!row) throw noSuch(kind, id, param);
  return row;
}

/** A stored reference is always an id: objects take its place only in an answer, when asked to expand. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

export function newestFirst<K extends Kind>(rows: Rows, kind: K): Tables[K][] {
  return Object.values(rows[kind]).reverse();
}
