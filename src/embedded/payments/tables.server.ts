import type Stripe from 'stripe';
import { noSuch } from './api-error.server.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './objects.server.ts';

/** Everything that the local Stripe knows, by kind and by id, oldest first. A reference to another object is its id. */
export interface Tables {
  customer: Customer;
  product: Product;
  price: Price;
  'checkout.session': CheckoutSession;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'billing_portal.session': PortalSession;
  'billing_portal.configuration': PortalConfiguration;
  webhook_endpoint: WebhookEndpoint;
  event: Stripe.Event;
}

export type Kind = keyof Tables;
export type Rows = { [K in Kind]: Record<string, Tables[K]> };

export const kinds: Kind[] = [
  'customer',
  'product',
  'price',
  'checkout.session',
  'subscription',
  'invoice',
  'invoice_payment',
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

export function newestFirst<K extends Kind>(rows: Rows, kind: K): Tables[K][] {
  return Object.values(rows[kind]).reverse();
}
