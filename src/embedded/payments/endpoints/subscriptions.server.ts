import { invalidRequest, noSuch } from '../api-error.server.ts';
import { emit } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import {
  flag,
  mapOf,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  requiredText,
  text,
} from '../params.server.ts';
import { searchRows, searchShape } from '../search.server.ts';
import { endSubscription, setCancelAtPeriodEnd } from '../subscribing.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

const cancellation = mapOf({ comment: text, feedback: text });
const statuses = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
] as const;

export const subscriptions: Endpoints = {
  'GET /v1/subscriptions': ({ ledger, form, path }) => {
    const { customer, price, status, collection_method, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      price: requiredText,
      status: oneOf(...statuses, 'all', 'ended'),
      collection_method: requiredText,
    });
    const rows = newestFirst(ledger.state.rows, 'subscription').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (price === undefined || row.items.data.some((item) => item.price.id === price)) &&
        (collection_method === undefined || row.collection_method === collection_method) &&
        isListed(row.status, status),
    );
    return pageOf(path, 'subscription', rows, paging);
  },

  'GET /v1/subscriptions/search': ({ ledger, form, path }) =>
    searchRows(
      path,
      newestFirst(ledger.state.rows, 'subscription'),
      ['created', 'status', 'canceled_at'],
      readParams(form, searchShape, ['query']),
    ),

  'GET /v1/subscriptions/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, 'subscription', id);
  },

  'POST /v1/subscriptions/:id': ({ ledger, form, id }) => {
    const subscription = requireRow(ledger.state.rows, 'subscription', id);
    const params = readParams(form, {
      cancel_at_period_end: flag,
      cancellation_details: cancellation,
      description: text,
      metadata,
    });
    if (subscription.status === 'canceled' && params.cancel_at_period_end !== undefined)
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    Object.assign(subscription.cancellation_details ?? {}, params.cancellation_details);
    if (params.metadata !== undefined || params.description !== undefined) {
      const previous = { metadata: subscription.metadata, description: subscription.description };
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
      if (params.description !== undefined) subscription.description = params.description;
      emit(ledger, 'customer.subscription.updated', subscription, previous);
    }
    if (params.cancel_at_period_end !== undefined)
      setCancelAtPeriodEnd(ledger, subscription, params.cancel_at_period_end);
    return subscription;
  },

  'DELETE /v1/subscriptions/:id': ({ ledger, form, id }) => {
    const params = readParams(form, { cancellation_details: cancellation, invoice_now: flag, prorate: flag });
    const subscription = requireRow(ledger.state.rows, 'subscription', id);
    // Stripe answers for an ended subscription as if it had never been there.
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    Object.assign(subscription.cancellation_details ?? {}, params.cancellation_details);
    endSubscription(ledger, subscription, 'cancellation_requested');
    return subscription;
  },
};

function isListed(status: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  return wanted === 'ended' ? status === 'canceled' || status === 'incomplete_expired' : status === wanted;
}
