import type Stripe from 'stripe';
import { invalidRequest, noSuch } from './api-error.server.ts';
import {
  emit,
  type Kind,
  keep,
  type Ledger,
  newestFirst,
  requireCustomer,
  requireRow,
  type Tables,
} from './ledger.server.ts';
import * as make from './objects.server.ts';
import { endSubscription, expireCheckout } from './subscribing.server.ts';

export interface Call<Params = object> {
  ledger: Ledger;
  params: Params;
  id: string;
  path: string;
}

export type Endpoint = (call: Call<never>) => object;

const retrieve =
  (kind: Kind): Endpoint =>
  ({ ledger, id }) =>
    requireRow(ledger, kind, id);

interface Page {
  limit?: number;
  starting_after?: string;
  created?: { gte: number };
}

/** A page of the newest first: those that have the values that are named, unless `isWanted` says which. */
export function list<K extends Kind, Named extends object>(
  kind: K,
  isWanted: (row: Tables[K], named: Named) => boolean = (row, named) =>
    Object.entries(named).every(([key, value]) => Reflect.get(row, key) === value),
) {
  return ({ ledger, params, path }: Call<Page & Named>) => {
    const { limit = 10, starting_after, created, ...named } = params;
    if (limit < 1 || limit > 100)
      throw invalidRequest(`Invalid limit: ${limit}; must be between 1 and 100`, { param: 'limit' });
    const rows = newestFirst(ledger, kind).filter(
      (row) => row.created >= (created?.gte ?? 0) && isWanted(row, named as Named),
    );
    const last = rows.findIndex(({ id }) => id === starting_after);
    const rest = rows.slice(last + 1);
    return { ...make.listOf(path, rest.slice(0, limit)), has_more: rest.length > limit };
  };
}

/** As much of Stripe's search language as is asked: `metadata['a']:'b' AND metadata['c']:'d'`. */
function parseSearch(query: string): (labels: Stripe.Metadata) => boolean {
  const clauses = query.split(' AND ').map((part) => /^metadata\['(\w+)'\]:'([^']+)'$/.exec(part));
  if (clauses.includes(null))
    throw invalidRequest('We were unable to parse your search query.', { param: 'query' });
  return (labels) => clauses.every((clause) => labels[clause?.[1] ?? ''] === clause?.[2]);
}

const customers = {
  'POST /customers': ({ ledger, params }: Call<Stripe.CustomerCreateParams>) =>
    keep(ledger, 'customer', make.newCustomer(ledger.at(), params)),
  // Before the customer that would be called "search".
  'GET /customers/search': ({ ledger, params, path }: Call<Stripe.CustomerSearchParams>) => {
    const isWanted = parseSearch(params.query);
    const data = newestFirst(ledger, 'customer').filter((row) => isWanted(row.metadata));
    return { object: 'search_result', data, has_more: false, next_page: null, url: path };
  },
  'GET /customers/:id': ({ ledger, id }: Call) => {
    const { object, deleted, ...customer } = requireRow(ledger, 'customer', id);
    return deleted ? { id, object, deleted } : { object, ...customer };
  },
  'POST /customers/:id': ({ ledger, id, params }: Call<Stripe.CustomerUpdateParams>) => {
    const customer = requireCustomer(ledger, id);
    const labels = Object.entries({ ...customer.metadata, ...(params.metadata || {}) });
    const metadata = Object.fromEntries(labels.filter(([, value]) => value !== ''));
    return Object.assign(customer, params, { metadata });
  },
  'DELETE /customers/:id': ({ ledger, id }: Call) => {
    const { created, object } = requireCustomer(ledger, id);
    keep(ledger, 'customer', { ...make.newCustomer(created, {}), id, deleted: true });
    return { id, object, deleted: true };
  },
};

const shortestSessionSeconds = 30 * 60;
const longestSessionSeconds = 24 * 3600;

const checkoutSessions = {
  'POST /checkout/sessions': ({ ledger, params }: Call<Stripe.Checkout.SessionCreateParams>) => {
    const { customer = '', allowed_payment_method_types, line_items, subscription_data, ...fields } = params;
    const price = requireRow(ledger, 'price', line_items?.[0]?.price ?? '', 'line_items[0][price]');
    const expires_at = params.expires_at ?? ledger.at() + longestSessionSeconds;
    const lasts = expires_at - ledger.at();
    if (lasts < shortestSessionSeconds || lasts > longestSessionSeconds)
      throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
        param: 'expires_at',
      });
    const session = make.newCheckoutSession(ledger.at(), customer, price);
    Object.assign(session, fields, {
      expires_at,
      payment_method_types: allowed_payment_method_types ?? session.payment_method_types,
      url: `${ledger.publicUrl()}/pago-local/checkout/${session.id}`,
    });
    const metadata = (subscription_data?.metadata ?? {}) as Stripe.Metadata;
    ledger.state.purchases[session.id] = { price: price.id, metadata };
    return keep(ledger, 'checkout.session', session);
  },
  'GET /checkout/sessions': list('checkout.session'),
  'GET /checkout/sessions/:id': retrieve('checkout.session'),
  'POST /checkout/sessions/:id/expire': ({ ledger, id }: Call) => {
    const session = requireRow(ledger, 'checkout.session', id);
    if (session.status !== 'open')
      throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
    expireCheckout(ledger, session);
    return session;
  },
};

const listSubscriptions = list(
  'subscription',
  (row, { customer = row.customer, status }: Stripe.SubscriptionListParams) =>
    row.customer === customer && (status === 'all' || row.status !== 'canceled'),
);

const subscriptions = {
  'GET /prices/:id': retrieve('price'),
  'GET /subscriptions': (call: Call<Stripe.SubscriptionListParams>) => {
    const page = listSubscriptions(call as Parameters<typeof listSubscriptions>[0]);
    if (!call.params.expand) return page;
    const data = page.data.map((row) => ({
      ...row,
      customer: requireRow(call.ledger, 'customer', row.customer),
    }));
    return { ...page, data };
  },
  'GET /subscriptions/:id': retrieve('subscription'),
  'DELETE /subscriptions/:id': ({ ledger, id }: Call) => {
    const subscription = requireRow(ledger, 'subscription', id);
    // Stripe answers for an ended subscription as if it had never been there.
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    endSubscription(ledger, subscription);
    return subscription;
  },
};

const listInvoices = list('invoice', (row, named: Stripe.InvoiceListParams) => {
  const { subscription: own } = row.parent.subscription_details;
  const { customer = row.customer, subscription = own } = named;
  return row.customer === customer && own === subscription;
});

const money = {
  'GET /invoices': (call: Call<Stripe.InvoiceListParams>) => {
    const page = listInvoices(call as Parameters<typeof listInvoices>[0]);
    if (!call.params.expand) return page;
    const paymentsOf = ({ id }: make.Invoice) =>
      newestFirst(call.ledger, 'invoice_payment').filter(({ invoice }) => invoice === id);
    const data = page.data.map((invoice) => ({
      ...invoice,
      payments: make.listOf('/v1/invoice_payments', paymentsOf(invoice)),
    }));
    return { ...page, data };
  },
  'GET /charges': list('charge'),
  'GET /charges/:id': retrieve('charge'),
  'GET /disputes': list('dispute'),
  'GET /refunds': list('refund'),
  'POST /refunds': ({ ledger, params }: Call<Stripe.RefundCreateParams>) => {
    const charge = requireRow(ledger, 'charge', params.charge ?? '', 'charge');
    const refuse = (what: string, code: string) => invalidRequest(`Charge ${charge.id} ${what}.`, { code });
    if (charge.refunded) throw refuse('has already been refunded', 'charge_already_refunded');
    const disputes = newestFirst(ledger, 'dispute').filter((row) => row.charge === charge.id);
    if (disputes.some(({ status }) => status !== 'won' && !status.startsWith('warning')))
      throw refuse('has been charged back; cannot issue a refund', 'charge_disputed');
    const refund = make.newRefund(ledger.at(), charge, params);
    charge.amount_refunded = charge.amount;
    charge.refunded = true;
    emit(ledger, 'charge.refunded', charge);
    return keep(ledger, 'refund', refund);
  },
};

const portal = {
  'POST /billing_portal/sessions': ({
    ledger,
    params: { customer = '', return_url = '/perfil' },
  }: Call<Stripe.BillingPortal.SessionCreateParams>) => {
    const address = `${ledger.publicUrl()}/pago-local/portal/${make.newId('test_', 48)}`;
    const session = make.newPortalSession(ledger.at(), customer, return_url, address);
    return keep(ledger, 'billing_portal.session', session);
  },
  'GET /billing_portal/configurations': ({ path }: Call) => make.listOf(path, []),
};

export const endpoints: Record<string, Endpoint> = {
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...money,
  ...portal,
};
