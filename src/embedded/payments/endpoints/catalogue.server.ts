import { invalidRequest } from '../api-error.server.ts';
import { keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newPrice, newProduct } from '../objects/price.server.ts';
import {
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
} from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

const taxBehavior = oneOf('inclusive', 'exclusive', 'unspecified');

export const catalogue: Endpoints = {
  'POST /v1/products': ({ ledger, form }) => {
    const params = readParams(
      form,
      {
        id: requiredText,
        name: requiredText,
        description: text,
        metadata,
        active: flag,
        tax_code: text,
        statement_descriptor: text,
      },
      ['name'],
    );
    if (params.id !== undefined && ledger.state.rows.product[params.id])
      throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    const product = newProduct(ledger.at());
    product.id = params.id ?? product.id;
    product.name = params.name ?? '';
    product.description = params.description ?? null;
    product.active = params.active ?? true;
    product.tax_code = params.tax_code ?? null;
    product.statement_descriptor = params.statement_descriptor ?? null;
    product.metadata = mergeMetadata({}, params.metadata);
    return keep(ledger, 'product', product);
  },

  'GET /v1/products': ({ ledger, form, path }) => {
    const { active, ids, ...paging } = readParams(form, {
      ...listShape,
      active: flag,
      ids: listOf(requiredText),
    });
    const rows = newestFirst(ledger.state.rows, 'product').filter(
      (row) => (active === undefined || row.active === active) && (ids === undefined || ids.includes(row.id)),
    );
    return pageOf(path, 'product', rows, paging);
  },

  'POST /v1/products/:id': ({ ledger, form, id }) => {
    const product = requireRow(ledger.state.rows, 'product', id);
    const params = readParams(form, {
      name: requiredText,
      description: text,
      metadata,
      active: flag,
      default_price: requiredText,
      tax_code: text,
      statement_descriptor: text,
    });
    const price = params.default_price;
    if (price !== undefined) requireRow(ledger.state.rows, 'price', price, 'default_price');
    product.name = params.name ?? product.name;
    product.active = params.active ?? product.active;
    product.default_price = price ?? product.default_price ?? null;
    if (params.description !== undefined) product.description = params.description;
    if (params.tax_code !== undefined) product.tax_code = params.tax_code;
    if (params.statement_descriptor !== undefined) product.statement_descriptor = params.statement_descriptor;
    product.metadata = mergeMetadata(product.metadata, params.metadata);
    product.updated = ledger.at();
    return product;
  },

  'POST /v1/prices': ({ ledger, form }) => {
    const params = readParams(
      form,
      {
        currency: requiredText,
        product: requiredText,
        unit_amount: integer,
        recurring: mapOf({ interval: oneOf('month'), interval_count: integer }),
        tax_behavior: taxBehavior,
        lookup_key: requiredText,
        transfer_lookup_key: flag,
        metadata,
        nickname: text,
        active: flag,
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
    price.currency = (params.currency ?? 'eur').toLowerCase();
    price.tax_behavior = params.tax_behavior ?? 'unspecified';
    price.lookup_key = params.lookup_key ?? null;
    price.nickname = params.nickname ?? null;
    price.active = params.active ?? true;
    price.metadata = mergeMetadata({}, params.metadata);
    return keep(ledger, 'price', price);
  },

  'GET /v1/prices': ({ ledger, form, path }) => {
    const { lookup_keys, active, product, currency, type, ...paging } = readParams(form, {
      ...listShape,
      lookup_keys: listOf(requiredText),
      active: flag,
      product: requiredText,
      currency: requiredText,
      type: oneOf('recurring', 'one_time'),
    });
    const rows = newestFirst(ledger.state.rows, 'price').filter(
      (row) =>
        (lookup_keys === undefined || (row.lookup_key !== null && lookup_keys.includes(row.lookup_key))) &&
        (active === undefined || row.active === active) &&
        (product === undefined || row.product === product) &&
        (currency === undefined || row.currency === currency) &&
        (type === undefined || row.type === type),
    );
    return pageOf(path, 'price', rows, paging);
  },
};
