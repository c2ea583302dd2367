import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../api-error.server.ts';
import { type Call, type Endpoint, list } from '../endpoints.server.ts';
import { keep, newestFirst, requireRow } from '../ledger.server.ts';
import * as make from '../objects.server.ts';

const catalogue = {
  'POST /products': ({ ledger, params }: Call<Stripe.ProductCreateParams>) => {
    const { id, name, description = null } = params;
    const made = make.newProduct(ledger.at(), name);
    return keep(ledger, 'product', { ...made, id: id ?? made.id, description });
  },
  'GET /products': list('product', (row, { ids }: Stripe.ProductListParams) => ids?.includes(row.id) ?? true),
  'POST /products/:id': ({ ledger, id, params }: Call) =>
    Object.assign(requireRow(ledger, 'product', id), params),
  'POST /prices': ({ ledger, params }: Call<Stripe.PriceCreateParams>) => {
    const { product = '', unit_amount = 0, lookup_key = null, nickname = null } = params;
    const { tax_behavior = 'unspecified' } = params;
    requireRow(ledger, 'product', product, 'product');
    const holder = newestFirst(ledger, 'price').find(
      (row) => lookup_key !== null && row.lookup_key === lookup_key,
    );
    if (holder && !params.transfer_lookup_key)
      throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
        param: 'lookup_key',
      });
    if (holder) holder.lookup_key = null;
    const made = make.newPrice(ledger.at(), product, unit_amount);
    return keep(ledger, 'price', { ...made, lookup_key, nickname, tax_behavior });
  },
  'GET /prices': list('price', (row, { lookup_keys, active = row.active }: Stripe.PriceListParams) => {
    return row.active === active && (lookup_keys?.includes(row.lookup_key ?? '') ?? true);
  }),
};

type Configuration = Stripe.BillingPortal.ConfigurationCreateParams;

const portal = {
  'POST /billing_portal/configurations': ({ ledger, params }: Call<Configuration>) =>
    keep(ledger, 'billing_portal.configuration', make.newPortalConfiguration(ledger.at(), params)),
  'POST /billing_portal/configurations/:id': ({ ledger, id, params }: Call) =>
    Object.assign(requireRow(ledger, 'billing_portal.configuration', id), params),
};

/** Kept, and never called: events go to the product alone. */
function webhooks() {
  const kept: { id: string }[] = [];
  return {
    'POST /webhook_endpoints': ({ ledger, params }: Call) => {
      const [id, created] = [make.newId('we_1'), ledger.at()];
      const made = { id, object: 'webhook_endpoint', created, livemode: false, status: 'enabled', ...params };
      kept.unshift(made);
      // Its secret is shown this once.
      return { ...made, secret: make.newId('whsec_', 32) };
    },
    'GET /webhook_endpoints': ({ path }: Call) => make.listOf(path, kept),
    'POST /webhook_endpoints/:id': ({ id, params }: Call<Stripe.WebhookEndpointUpdateParams>) => {
      const found = kept.find((one) => one.id === id);
      if (!found) throw noSuch('webhook_endpoint', id);
      const { disabled, ...others } = params;
      const status = disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' };
      return Object.assign(found, others, status);
    },
  };
}

/** What `npm run stripe:setup` asks of an account. The product itself never does. */
export const setupEndpoints = (): Record<string, Endpoint> => ({ ...catalogue, ...portal, ...webhooks() });
