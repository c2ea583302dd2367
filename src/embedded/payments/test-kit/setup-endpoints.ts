import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../api-error.server.ts';
import { type Call, type Endpoint, list } from '../endpoints.server.ts';
import { keep, newestFirst } from '../ledger.server.ts';
import * as make from '../objects.server.ts';

const prices = {
  'POST /prices': ({ ledger, params }: Call<Stripe.PriceCreateParams>) => {
    const { product = '', unit_amount = 0, lookup_key = null, nickname = null } = params;
    const { tax_behavior = 'unspecified' } = params;
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

interface Kept {
  id: string;
  object: string;
  created: number;
}

/** Objects that nothing happens to: made, listed newest first, and written over. */
function keptAs(object: string, path: string, prefix: string, usual: object) {
  const kept: Kept[] = [];
  return {
    [`POST /${path}`]: ({ ledger, params }: Call) => {
      const made = { id: make.newId(prefix), object, created: ledger.at(), ...usual, ...params };
      kept.unshift(made);
      // The secret of a webhook is shown this once.
      return object === 'webhook_endpoint' ? { ...made, secret: make.newId('whsec_', 32) } : made;
    },
    [`GET /${path}`]: ({ path: asked, params }: Call<{ ids?: string[] }>) =>
      make.listOf(
        asked,
        kept.filter(({ id }) => params.ids?.includes(id) ?? true),
      ),
    [`POST /${path}/:id`]: ({ id, params }: Call<{ disabled?: boolean }>) => {
      const found = kept.find((one) => one.id === id);
      if (!found) throw noSuch(object, id);
      const { disabled, ...others } = params;
      const status = disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' };
      return Object.assign(found, others, status);
    },
  };
}

/** What `npm run stripe:setup` asks of an account. The product itself never does. */
export const setupEndpoints = (): Record<string, Endpoint> => ({
  ...prices,
  ...keptAs('product', 'products', 'prod_', { active: true, description: null }),
  ...keptAs('billing_portal.configuration', 'billing_portal/configurations', 'bpc_1', { active: true }),
  ...keptAs('webhook_endpoint', 'webhook_endpoints', 'we_1', { livemode: false, status: 'enabled' }),
});
