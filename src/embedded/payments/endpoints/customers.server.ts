import type Stripe from 'stripe';
import { noSuch } from '../api-error.server.ts';
import { emit, keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newCustomer } from '../objects/customer.server.ts';
import { email, listOf, mergeMetadata, metadata, readParams, requiredText, text } from '../params.server.ts';
import { searchRows, searchShape } from '../search.server.ts';
import { endSubscription } from '../subscribing.server.ts';
import { getRow, newestFirst } from '../tables.server.ts';
import type { Call, Endpoints } from './endpoint.server.ts';

const shape = {
  description: text,
  email,
  metadata,
  name: text,
  phone: text,
  preferred_locales: listOf(requiredText),
};

function change(customer: Stripe.Customer, { form }: Call): void {
  const { metadata: labels, ...rest } = readParams(form, shape);
  Object.assign(customer, rest);
  customer.metadata = mergeMetadata(customer.metadata, labels);
}

function requireCustomer({ ledger, id }: Call): Stripe.Customer {
  const customer = getRow(ledger.state.rows, 'customer', id);
  if (!customer) throw noSuch('customer', id);
  return customer;
}

export const customers: Endpoints = {
  'POST /v1/customers': (call) => {
    const customer = newCustomer(call.ledger.at());
    change(customer, call);
    keep(call.ledger, 'customer', customer);
    emit(call.ledger, 'customer.created', customer);
    return customer;
  },

  'GET /v1/customers': ({ ledger, form, path }) => {
    const { email: wanted, ...paging } = readParams(form, { ...listShape, email: text });
    const rows = newestFirst(ledger.state.rows, 'customer');
    // Stripe compares e-mail addresses with their case.
    return pageOf(path, 'customer', wanted ? rows.filter((row) => row.email === wanted) : rows, paging);
  },

  'GET /v1/customers/search': ({ ledger, form, path }) =>
    searchRows(
      path,
      newestFirst(ledger.state.rows, 'customer'),
      ['created', 'email', 'name', 'phone'],
      readParams(form, searchShape, ['query']),
    ),

  'GET /v1/customers/:id': (call) => {
    readParams(call.form, {});
    if (call.ledger.state.deletedCustomers.includes(call.id)) return deleted(call.id);
    return requireCustomer(call);
  },

  'POST /v1/customers/:id': (call) => {
    const customer = requireCustomer(call);
    change(customer, call);
    emit(call.ledger, 'customer.updated', customer);
    return customer;
  },

  'DELETE /v1/customers/:id': (call) => {
    const { ledger } = call;
    const customer = requireCustomer(call);
    for (const subscription of Object.values(ledger.state.rows.subscription))
      if (subscription.customer === customer.id && subscription.status !== 'canceled')
        endSubscription(ledger, subscription, 'cancellation_requested');
    delete ledger.state.rows.customer[customer.id];
    ledger.state.deletedCustomers.push(customer.id);
    emit(ledger, 'customer.deleted', customer);
    return deleted(customer.id);
  },
};

function deleted(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
