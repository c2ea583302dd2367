import { noSuch } from '../api-error.server.ts';
import { emit, keep } from '../ledger.server.ts';
import { requireLimit } from '../lists.server.ts';
import { newCustomer } from '../objects.server.ts';
import {
  email,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  readParams,
  requiredText,
  text,
} from '../params.server.ts';
import { parseSearch } from '../search.server.ts';
import { getRow, newestFirst } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

export const customers: Endpoints = {
  'POST /v1/customers': ({ ledger, form }) => {
    const { metadata: labels, ...rest } = readParams(form, {
      email,
      metadata,
      name: text,
      preferred_locales: listOf(requiredText),
    });
    const customer = Object.assign(newCustomer(ledger.at()), rest, { metadata: mergeMetadata({}, labels) });
    keep(ledger, 'customer', customer);
    emit(ledger, 'customer.created', customer);
    return customer;
  },

  'GET /v1/customers/search': ({ ledger, form, path }) => {
    const params = readParams(form, { query: requiredText, limit: integer }, ['query']);
    const isWanted = parseSearch(params.query ?? '');
    const found = newestFirst(ledger.state.rows, 'customer').filter((row) => isWanted(row.metadata));
    const data = found.slice(0, requireLimit(params.limit));
    return {
      object: 'search_result',
      data,
      has_more: found.length > data.length,
      next_page: null,
      url: path,
    };
  },

  'GET /v1/customers/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    const customer = getRow(ledger.state.rows, 'customer', id);
    if (!customer) throw noSuch('customer', id);
    return customer;
  },
};
