import { invalidRequest } from '../api-error.server.ts';
import { expireCheckout } from '../checkout.server.ts';
import { keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newCheckoutSession, newLineItem } from '../objects/checkout-session.server.ts';
import {
  email,
  flag,
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
import { idOf, newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

const shape = {
  mode: oneOf('subscription'),
  line_items: listOf(mapOf({ price: requiredText, quantity: integer })),
  success_url: url,
  cancel_url: url,
  customer: requiredText,
  customer_email: email,
  client_reference_id: text,
  metadata,
  subscription_data: mapOf({ metadata, description: text }),
  locale: requiredText,
  expires_at: integer,
  allow_promotion_codes: flag,
  automatic_tax: mapOf({ enabled: flag }),
  billing_address_collection: oneOf('auto', 'required'),
  consent_collection: mapOf({ terms_of_service: oneOf('none', 'required') }),
  payment_method_collection: oneOf('always', 'if_required'),
  payment_method_types: listOf(oneOf('card')),
  submit_type: oneOf('auto', 'subscribe'),
  ui_mode: oneOf('hosted_page'),
};

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 3600;

export const checkoutSessions: Endpoints = {
  'POST /v1/checkout/sessions': ({ ledger, form }) => {
    const { rows } = ledger.state;
    const params = readParams(form, shape, ['mode', 'line_items', 'success_url']);
    if (params.customer !== undefined && params.customer_email)
      throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
        param: 'customer_email',
      });
    const [line, ...more] = params.line_items ?? [];
    if (!line?.price || more.length > 0)
      throw invalidRequest('This local server sells one recurring price at a time.', { param: 'line_items' });
    const price = requireRow(rows, 'price', line.price, 'line_items[0][price]');
    if (!price.active)
      throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
        param: 'line_items[0][price]',
      });
    const customer =
      params.customer === undefined ? null : requireRow(rows, 'customer', params.customer, 'customer');
    const lasts = (params.expires_at ?? ledger.at() + longestSeconds) - ledger.at();
    if (lasts < shortestSeconds || lasts > longestSeconds)
      throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
        param: 'expires_at',
      });
    const quantity = line.quantity ?? 1;
    const product = requireRow(rows, 'product', idOf(price.product));
    const item = newLineItem(price, quantity, product.name);
    const session = newCheckoutSession(ledger.at());
    session.amount_subtotal = item.amount_subtotal;
    session.amount_total = item.amount_total;
    session.currency = price.currency;
    session.customer = customer?.id ?? null;
    session.customer_email = params.customer_email ?? null;
    session.customer_creation = customer ? null : 'always';
    session.client_reference_id = params.client_reference_id ?? null;
    session.success_url = params.success_url ?? null;
    session.cancel_url = params.cancel_url ?? null;
    session.expires_at = ledger.at() + lasts;
    session.locale = params.locale ?? null;
    session.metadata = mergeMetadata({}, params.metadata);
    session.allow_promotion_codes = params.allow_promotion_codes ?? null;
    session.automatic_tax.enabled = params.automatic_tax?.enabled ?? false;
    session.payment_method_collection = params.payment_method_collection ?? 'always';
    session.submit_type = params.submit_type ?? null;
    session.billing_address_collection = params.billing_address_collection ?? null;
    if (params.consent_collection)
      session.consent_collection = {
        payment_method_reuse_agreement: null,
        promotions: null,
        terms_of_service: params.consent_collection.terms_of_service ?? null,
      };
    session.url = `${ledger.publicUrl()}/pago-local/checkout/${session.id}`;
    ledger.state.purchases[session.id] = {
      price: price.id,
      quantity,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
      description: params.subscription_data?.description ?? null,
    };
    ledger.state.lineItems[session.id] = [item];
    return keep(ledger, 'checkout.session', session);
  },

  'GET /v1/checkout/sessions': ({ ledger, form, path }) => {
    const { customer, subscription, status, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      subscription: requiredText,
      status: oneOf('open', 'complete', 'expired'),
    });
    const rows = newestFirst(ledger.state.rows, 'checkout.session').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (subscription === undefined || row.subscription === subscription) &&
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
