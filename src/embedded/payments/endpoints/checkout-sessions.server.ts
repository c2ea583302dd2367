import { invalidRequest } from '../api-error.server.ts';
import { expireCheckout } from '../checkout.server.ts';
import { keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newCheckoutSession } from '../objects.server.ts';
import {
  integer,
  listOf,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  requiredText,
  text,
  url,
} from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

const shape = {
  mode: oneOf('subscription'),
  allowed_payment_method_types: listOf(oneOf('card')),
  line_items: listOf(mapOf({ price: requiredText, quantity: integer })),
  success_url: url,
  cancel_url: url,
  customer: requiredText,
  client_reference_id: text,
  metadata,
  subscription_data: mapOf({ metadata }),
  locale: oneOf('es'),
  expires_at: integer,
};

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 3600;

export const checkoutSessions: Endpoints = {
  'POST /v1/checkout/sessions': ({ ledger, form }) => {
    const { rows } = ledger.state;
    // Stripe makes a customer where none is named; the product always names its own.
    const params = readParams(form, shape, ['mode', 'line_items', 'success_url', 'customer']);
    const [line, ...more] = params.line_items ?? [];
    if (!line?.price || more.length > 0 || (line.quantity ?? 1) !== 1)
      throw invalidRequest('This local server sells one recurring price at a time.', { param: 'line_items' });
    const price = requireRow(rows, 'price', line.price, 'line_items[0][price]');
    const customer = requireRow(rows, 'customer', params.customer ?? '', 'customer');
    const lasts = (params.expires_at ?? ledger.at() + longestSeconds) - ledger.at();
    if (lasts < shortestSeconds || lasts > longestSeconds)
      throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
        param: 'expires_at',
      });
    const session = newCheckoutSession(ledger.at(), customer.id, price);
    session.client_reference_id = params.client_reference_id ?? null;
    session.success_url = params.success_url ?? null;
    session.cancel_url = params.cancel_url ?? null;
    session.expires_at = ledger.at() + lasts;
    session.locale = params.locale ?? null;
    if (params.allowed_payment_method_types)
      session.payment_method_types = params.allowed_payment_method_types;
    session.metadata = mergeMetadata({}, params.metadata);
    session.url = `${ledger.publicUrl()}/pago-local/checkout/${session.id}`;
    ledger.state.purchases[session.id] = {
      price: price.id,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
    };
    return keep(ledger, 'checkout.session', session);
  },

  'GET /v1/checkout/sessions': ({ ledger, form, path }) => {
    const { customer, status, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      status: oneOf('open', 'complete', 'expired'),
    });
    const rows = newestFirst(ledger.state.rows, 'checkout.session').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (status === undefined || row.status === status),
    );
    return pageOf(path, 'checkout.session', rows, paging);
  },

  'GET /v1/checkout/sessions/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, 'checkout.session', id);
  },

  'POST /v1/checkout/sessions/:id/expire': ({ ledger, form, id }) => {
    readParams(form, {});
    const session = requireRow(ledger.state.rows, 'checkout.session', id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    expireCheckout(ledger, session);
    return session;
  },
};
