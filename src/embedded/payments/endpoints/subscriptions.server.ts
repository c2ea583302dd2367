import { noSuch } from '../api-error.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { oneOf, readParams, requiredText } from '../params.server.ts';
import { endSubscription } from '../subscribing.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

export const subscriptions: Endpoints = {
  'GET /v1/subscriptions': ({ ledger, form, path }) => {
    const { customer, status, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      status: oneOf('all'),
    });
    if (customer !== undefined) requireRow(ledger.state.rows, 'customer', customer, 'customer');
    const rows = newestFirst(ledger.state.rows, 'subscription').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (status === 'all' || row.status !== 'canceled'),
    );
    return pageOf(path, 'subscription', rows, paging);
  },

  'GET /v1/subscriptions/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, 'subscription', id);
  },

  'DELETE /v1/subscriptions/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    const subscription = requireRow(ledger.state.rows, 'subscription', id);
    // Stripe answers for an ended subscription as if it had never been there.
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    endSubscription(ledger, subscription);
    return subscription;
  },
};
