import { z } from 'zod';
import { invalidRequest, noSuch } from '../api-error.server.ts';
import { type Endpoint, endpoint, list } from '../endpoints.server.ts';
import { keep, newestFirst, requireRow } from '../ledger.server.ts';
import * as make from '../objects.server.ts';
import { arrayOf, flag, integer, metadata, text, url } from '../params.server.ts';

const catalogue = {
  'POST /products': endpoint(
    { id: text.optional(), name: text, description: text.optional() },
    ({ id, name, description = null }, { ledger }) => {
      const made = make.newProduct(ledger.at(), name);
      return keep(ledger, 'product', { ...made, id: id ?? made.id, description });
    },
  ),
  'GET /products': list('product', { ids: arrayOf(text).optional() }, (row, { ids }) =>
    ids ? ids.includes(row.id) : true,
  ),
  'POST /products/:id': endpoint(
    { name: text.optional(), description: text.optional(), active: flag.optional() },
    (params, { ledger, id }) => Object.assign(requireRow(ledger, 'product', id), params),
  ),
  'POST /prices': endpoint(
    {
      currency: z.literal('eur'),
      product: text,
      unit_amount: integer,
      recurring: z.strictObject({ interval: z.literal('month') }),
      tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      nickname: text.optional(),
    },
    (params, { ledger }) => {
      const { lookup_key = null, nickname = null, tax_behavior = 'unspecified' } = params;
      requireRow(ledger, 'product', params.product, 'product');
      const holder = newestFirst(ledger, 'price').find(
        (row) => lookup_key !== null && row.lookup_key === lookup_key,
      );
      if (holder && !params.transfer_lookup_key)
        throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
          param: 'lookup_key',
        });
      if (holder) holder.lookup_key = null;
      const made = make.newPrice(ledger.at(), params.product, params.unit_amount);
      return keep(ledger, 'price', { ...made, lookup_key, nickname, tax_behavior });
    },
  ),
  'GET /prices': list(
    'price',
    { lookup_keys: arrayOf(text).optional(), active: flag.optional() },
    (row, { lookup_keys, active = row.active }) =>
      row.active === active && (lookup_keys === undefined || lookup_keys.includes(row.lookup_key ?? '')),
  ),
};

const enabled = z.strictObject({ enabled: flag });
const portalSettings = {
  business_profile: z.strictObject({ privacy_policy_url: url, terms_of_service_url: url }).optional(),
  default_return_url: url.optional(),
  features: z.strictObject({
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: z.strictObject({ enabled: flag, mode: z.literal('at_period_end') }),
  }),
  metadata: metadata.optional(),
};

const portal = {
  'POST /billing_portal/configurations': endpoint(portalSettings, (params, { ledger }) =>
    keep(ledger, 'billing_portal.configuration', make.newPortalConfiguration(ledger.at(), params)),
  ),
  'POST /billing_portal/configurations/:id': endpoint(portalSettings, (params, { ledger, id }) =>
    Object.assign(requireRow(ledger, 'billing_portal.configuration', id), params),
  ),
};

/** Kept, and never called: events go to the product alone. */
function webhooks() {
  const kept: { id: string; url: string }[] = [];
  return {
    'POST /webhook_endpoints': endpoint(
      { url, enabled_events: arrayOf(text), description: text.optional(), api_version: text },
      (params, { ledger }) => {
        const [id, created] = [make.newId('we_1'), ledger.at()];
        const made = {
          id,
          object: 'webhook_endpoint',
          created,
          livemode: false,
          status: 'enabled',
          ...params,
        };
        kept.unshift(made);
        // Its secret is shown this once.
        return { ...made, secret: make.newId('whsec_', 32) };
      },
    ),
    'GET /webhook_endpoints': endpoint({ limit: integer.optional() }, (_, { path }) =>
      make.listOf(path, kept),
    ),
    'POST /webhook_endpoints/:id': endpoint(
      { enabled_events: arrayOf(text).optional(), disabled: flag.optional() },
      ({ disabled, ...params }, { id }) => {
        const found = kept.find((one) => one.id === id);
        if (!found) throw noSuch('webhook_endpoint', id);
        const status = disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' };
        return Object.assign(found, params, status);
      },
    ),
  };
}

/** What `npm run stripe:setup` asks of an account. The product itself never does. */
export const setupEndpoints = (): Record<string, Endpoint> => ({ ...catalogue, ...portal, ...webhooks() });
