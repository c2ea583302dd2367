import { invalidRequest } from '../api-error.server.ts';
import { keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newPrice, newProduct } from '../objects.server.ts';
import { flag, integer, listOf, mapOf, oneOf, readParams, requiredText, text } from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

export const catalogue: Endpoints = {
  'POST /v1/products': ({ ledger, form }) => {
    const shape = { id: requiredText, name: requiredText, description: text };
    const params = readParams(form, shape, ['name']);
    if (params.id !== undefined && ledger.state.rows.product[params.id])
      throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    const product = newProduct(ledger.at(), params.name ?? '');
    product.id = params.id ?? product.id;
    product.description = params.description ?? null;
    return keep(ledger, 'product', product);
  },

  'GET /v1/products': ({ ledger, form, path }) => {
    const { ids, ...paging } = readParams(form, { ...listShape, ids: listOf(requiredText) });
    const rows = newestFirst(ledger.state.rows, 'product');
    return pageOf(path, 'product', ids ? rows.filter(({ id }) => ids.includes(id)) : rows, paging);
  },

  'POST /v1/products/:id': ({ ledger, form, id }) => {
    const product = requireRow(ledger.state.rows, 'product', id);
    return Object.assign(product, readParams(form, { name: requiredText, description: text, active: flag }));
  },

  'POST /v1/prices': ({ ledger, form }) => {
    const params = readParams(
      form,
      {
        currency: oneOf('eur'),
        product: requiredText,
        unit_amount: integer,
        recurring: mapOf({ interval: oneOf('month') }),
        tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified'),
        lookup_key: requiredText,
        transfer_lookup_key: flag,
        nickname: text,
      },
      ['currency', 'product', 'unit_amount', 'recurring'],
    );
    requireRow(ledger.state.rows, 'product', params.product ?? '', 'product');
    const holder = Object.values(ledger.state.rows.price).find(
      (row) => row.lookup_key !== null && row.lookup_key === params.lookup_key,
    );
    if (holder && !params.transfer_lookup_key)
      throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
        param: 'lookup_key',
      });
    if (holder) holder.lookup_key = null;
    const price = newPrice(ledger.at(), params.product ?? '', params.unit_amount ?? 0);
    price.tax_behavior = params.tax_behavior ?? 'unspecified';
    price.lookup_key = params.lookup_key ?? null;
    price.nickname = params.nickname ?? null;
    return keep(ledger, 'price', price);
  },

  'GET /v1/prices': ({ ledger, form, path }) => {
    const { lookup_keys, active, ...paging } = readParams(form, {
      ...listShape,
      lookup_keys: listOf(requiredText),
      active: flag,
    });
    const rows = newestFirst(ledger.state.rows, 'price').filter(
      (row) =>
        (lookup_keys === undefined || (row.lookup_key !== null && lookup_keys.includes(row.lookup_key))) &&
        (active === undefined || row.active === active),
    );
    return pageOf(path, 'price', rows, paging);
  },

  'GET /v1/prices/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, 'price', id);
  },
};
