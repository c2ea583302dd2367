import { z } from 'zod';
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
import {
  arrayOf,
  email,
  type Form,
  flag,
  integer,
  metadata,
  readParams,
  text,
  url,
} from './params.server.ts';
import { endSubscription, expireCheckout } from './subscribing.server.ts';

type Call = { ledger: Ledger; form: Form; id: string; path: string };

export type Endpoint = (call: Call) => object;

export function endpoint<S extends z.ZodRawShape>(
  shape: S,
  answer: (params: z.output<z.ZodObject<S, z.core.$strict>>, call: Call) => object,
): Endpoint {
  const schema = z.strictObject(shape);
  return (call) => answer(readParams(call.form, schema), call);
}

const retrieve = (kind: Kind) => endpoint({}, (_, { ledger, id }) => requireRow(ledger, kind, id));

const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
  created: z.strictObject({ gte: integer }).optional(),
};

/** A page of the newest first: those that have the values that the filters name, unless `isWanted` says which. */
export function list<K extends Kind, S extends z.ZodRawShape>(
  kind: K,
  filters: S,
  isWanted: (row: Tables[K], named: z.output<z.ZodObject<S>>) => boolean = (row, named) =>
    Object.entries(named).every(([key, value]) => Reflect.get(row, key) === value),
): Endpoint {
  const [pages, named] = [z.object(paging), z.object(filters)];
  const known = z.strictObject({ ...paging, ...filters });
  return ({ ledger, form, path }) => {
    readParams(form, known);
    const { limit = 10, starting_after, created } = readParams(form, pages);
    const wanted = readParams(form, named);
    if (limit < 1 || limit > 100)
      throw invalidRequest(`Invalid limit: ${limit}; must be between 1 and 100`, { param: 'limit' });
    const rows = newestFirst(ledger, kind).filter(
      (row) => row.created >= (created?.gte ?? 0) && isWanted(row, wanted),
    );
    const last = rows.findIndex(({ id }) => id === starting_after);
    if (starting_after !== undefined && last < 0) throw noSuch(kind, starting_after, 'starting_after');
    const rest = rows.slice(last + 1);
    return { ...make.listOf(path, rest.slice(0, limit)), has_more: rest.length > limit };
  };
}

/** As much of Stripe's search language as is asked: `metadata['a']:'b' AND metadata['c']:'d'`. */
function parseSearch(query: string): (labels: Record<string, string>) => boolean {
  const clauses = query.split(' AND ').map((part) => /^metadata\['(\w+)'\]:'([\w-]+)'$/.exec(part));
  if (clauses.includes(null))
    throw invalidRequest(`We were unable to parse your search query: ${query.slice(0, 200)}.`, {
      param: 'query',
    });
  return (labels) => clauses.every((clause) => labels[clause?.[1] ?? ''] === clause?.[2]);
}

const customers = {
  'POST /customers': endpoint(
    {
      email: email.optional(),
      name: text.optional(),
      preferred_locales: arrayOf(text).optional(),
      metadata: metadata.optional(),
    },
    (params, { ledger }) => keep(ledger, 'customer', make.newCustomer(ledger.at(), params)),
  ),
  // Before the customer that would be called "search".
  'GET /customers/search': endpoint(
    { query: text, limit: integer.optional() },
    ({ query, limit = 10 }, { ledger, path }) => {
      const isWanted = parseSearch(query);
      const found = newestFirst(ledger, 'customer').filter((row) => isWanted(row.metadata));
      const data = found.slice(0, limit);
      return { object: 'search_result', data, has_more: found.length > limit, next_page: null, url: path };
    },
  ),
  'GET /customers/:id': endpoint({}, (_, { ledger, id }) => {
    const { object, deleted, ...customer } = requireRow(ledger, 'customer', id);
    return deleted ? { id, object, deleted } : { object, ...customer };
  }),
  'POST /customers/:id': endpoint(
    { email: email.optional(), metadata: metadata.optional() },
    ({ metadata: labels, ...params }, { ledger, id }) => {
      const customer = requireCustomer(ledger, id);
      const all = Object.entries({ ...customer.metadata, ...labels }).filter(([, value]) => value !== '');
      return Object.assign(customer, params, { metadata: Object.fromEntries(all) });
    },
  ),
  'DELETE /customers/:id': endpoint({}, (_, { ledger, id }) => {
    const { created } = requireCustomer(ledger, id);
    const { object } = keep(ledger, 'customer', { ...make.newCustomer(created, {}), id, deleted: true });
    return { id, object, deleted: true };
  }),
};

const shortestSessionSeconds = 30 * 60;
const longestSessionSeconds = 24 * 3600;

const checkoutSessions = {
  'POST /checkout/sessions': endpoint(
    {
      mode: z.literal('subscription'),
      allowed_payment_method_types: arrayOf(z.literal('card')).optional(),
      line_items: arrayOf(z.strictObject({ price: text, quantity: z.literal('1') })),
      success_url: url,
      cancel_url: url.optional(),
      customer: text,
      client_reference_id: text.optional(),
      metadata: metadata.optional(),
      subscription_data: z.strictObject({ metadata }).optional(),
      locale: z.literal('es').optional(),
      expires_at: integer.optional(),
    },
    (params, { ledger }) => {
      const { mode, customer, allowed_payment_method_types, line_items, subscription_data, ...fields } =
        params;
      const price = requireRow(ledger, 'price', line_items[0]?.price ?? '', 'line_items[0][price]');
      const expires_at = params.expires_at ?? ledger.at() + longestSessionSeconds;
      const lasts = expires_at - ledger.at();
      if (lasts < shortestSessionSeconds || lasts > longestSessionSeconds)
        throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
          param: 'expires_at',
        });
      const session = make.newCheckoutSession(ledger.at(), customer, price);
      Object.assign(session, fields, {
        mode,
        expires_at,
        payment_method_types: allowed_payment_method_types ?? session.payment_method_types,
        url: `${ledger.publicUrl()}/pago-local/checkout/${session.id}`,
      });
      ledger.state.purchases[session.id] = { price: price.id, metadata: subscription_data?.metadata ?? {} };
      return keep(ledger, 'checkout.session', session);
    },
  ),
  'GET /checkout/sessions': list('checkout.session', {
    customer: text.optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  'GET /checkout/sessions/:id': retrieve('checkout.session'),
  'POST /checkout/sessions/:id/expire': endpoint({}, (_, { ledger, id }) => {
    const session = requireRow(ledger, 'checkout.session', id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    expireCheckout(ledger, session);
    return session;
  }),
};

const subscriptions = {
  'GET /prices/:id': retrieve('price'),
  'GET /subscriptions': list(
    'subscription',
    { customer: text.optional(), status: z.literal('all').optional() },
    (row, { customer = row.customer, status }) =>
      row.customer === customer && (status === 'all' || row.status !== 'canceled'),
  ),
  'GET /subscriptions/:id': retrieve('subscription'),
  'DELETE /subscriptions/:id': endpoint({}, (_, { ledger, id }) => {
    const subscription = requireRow(ledger, 'subscription', id);
    // Stripe answers for an ended subscription as if it had never been there.
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    endSubscription(ledger, subscription);
    return subscription;
  }),
};

const listInvoices = list(
  'invoice',
  {
    customer: text.optional(),
    subscription: text.optional(),
    expand: arrayOf(z.literal('data.payments')).optional(),
  },
  (row, { customer = row.customer, subscription }) =>
    row.customer === customer &&
    (subscription === undefined || row.parent.subscription_details.subscription === subscription),
);

const money = {
  'GET /invoices': (call: Call) => {
    const page = listInvoices(call) as { data: make.Invoice[] };
    if (!call.form.expand) return page;
    const paymentsOf = ({ id }: make.Invoice) =>
      newestFirst(call.ledger, 'invoice_payment').filter(({ invoice }) => invoice === id);
    const data = page.data.map((invoice) => ({
      ...invoice,
      payments: make.listOf('/v1/invoice_payments', paymentsOf(invoice)),
    }));
    return { ...page, data };
  },
  'GET /charges': list('charge', { customer: text.optional() }),
  'GET /charges/:id': retrieve('charge'),
  'GET /disputes': list('dispute', { charge: text.optional() }),
  'GET /refunds': list('refund', { charge: text.optional() }),
  'POST /refunds': endpoint(
    {
      charge: text,
      reason: z.literal('requested_by_customer').optional(),
      metadata: metadata.optional(),
    },
    (params, { ledger }) => {
      const charge = requireRow(ledger, 'charge', params.charge, 'charge');
      if (charge.refunded)
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      const disputes = newestFirst(ledger, 'dispute').filter((row) => row.charge === charge.id);
      if (disputes.some(({ status }) => status !== 'won' && !status.startsWith('warning')))
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      const refund = make.newRefund(ledger.at(), charge, params.metadata ?? {}, params.reason ?? null);
      charge.amount_refunded = charge.amount;
      charge.refunded = true;
      emit(ledger, 'charge.refunded', charge);
      return keep(ledger, 'refund', refund);
    },
  ),
};

const portal = {
  'POST /billing_portal/sessions': endpoint(
    {
      customer: text,
      return_url: url.optional(),
      configuration: text.optional(),
      locale: z.literal('es').optional(),
    },
    ({ customer, return_url = null, configuration }, { ledger }) => {
      if (configuration) requireRow(ledger, 'billing_portal.configuration', configuration, 'configuration');
      const address = `${ledger.publicUrl()}/pago-local/portal/${make.newId('test_', 48)}`;
      const session = make.newPortalSession(ledger.at(), customer, return_url, address);
      return keep(ledger, 'billing_portal.session', session);
    },
  ),
  'GET /billing_portal/configurations': list('billing_portal.configuration', { active: flag.optional() }),
};

export const endpoints: Record<string, Endpoint> = {
  ...customers,
  ...checkoutSessions,
  ...subscriptions,
  ...money,
  ...portal,
};
