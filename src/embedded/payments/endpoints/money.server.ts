import type Stripe from 'stripe';
import { invalidRequest } from '../api-error.server.ts';
import { emit, keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { newRefund } from '../objects/refund.server.ts';
import { integer, mergeMetadata, metadata, oneOf, readParams, requiredText } from '../params.server.ts';
import { idOf, type Kind, newestFirst, requireRow } from '../tables.server.ts';
import type { Call, Endpoints } from './endpoint.server.ts';

function retrieve(kind: Kind) {
  return ({ ledger, form, id }: Call) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, kind, id);
  };
}

export const money: Endpoints = {
  'GET /v1/invoices': ({ ledger, form, path }) => {
    const { customer, subscription, status, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      subscription: requiredText,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    });
    const rows = newestFirst(ledger.state.rows, 'invoice').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (subscription === undefined ||
          idOf(row.parent?.subscription_details?.subscription) === subscription) &&
        (status === undefined || row.status === status),
    );
    return pageOf(path, 'invoice', rows, paging);
  },
  'GET /v1/invoices/:id': retrieve('invoice'),

  'GET /v1/invoice_payments': ({ ledger, form, path }) => {
    const { invoice, status, ...paging } = readParams(form, {
      ...listShape,
      invoice: requiredText,
      status: oneOf('open', 'paid', 'canceled'),
    });
    const rows = newestFirst(ledger.state.rows, 'invoice_payment').filter(
      (row) =>
        (invoice === undefined || row.invoice === invoice) && (status === undefined || row.status === status),
    );
    return pageOf(path, 'invoice_payment', rows, paging);
  },
  'GET /v1/invoice_payments/:id': retrieve('invoice_payment'),
  'GET /v1/payment_intents/:id': retrieve('payment_intent'),
  'GET /v1/payment_methods/:id': retrieve('payment_method'),
  'GET /v1/charges/:id': retrieve('charge'),
  'GET /v1/disputes/:id': retrieve('dispute'),

  'GET /v1/charges': ({ ledger, form, path }) => {
    const { customer, payment_intent, ...paging } = readParams(form, {
      ...listShape,
      customer: requiredText,
      payment_intent: requiredText,
    });
    const rows = newestFirst(ledger.state.rows, 'charge').filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (payment_intent === undefined || row.payment_intent === payment_intent),
    );
    return pageOf(path, 'charge', rows, paging);
  },

  'GET /v1/disputes': ({ ledger, form, path }) => {
    const { charge, payment_intent, ...paging } = readParams(form, {
      ...listShape,
      charge: requiredText,
      payment_intent: requiredText,
    });
    const rows = newestFirst(ledger.state.rows, 'dispute').filter(
      (row) =>
        (charge === undefined || row.charge === charge) &&
        (payment_intent === undefined || row.payment_intent === payment_intent),
    );
    return pageOf(path, 'dispute', rows, paging);
  },

  'GET /v1/refunds': ({ ledger, form, path }) => {
    const { charge, payment_intent, ...paging } = readParams(form, {
      ...listShape,
      charge: requiredText,
      payment_intent: requiredText,
    });
    const rows = newestFirst(ledger.state.rows, 'refund').filter(
      (row) =>
        (charge === undefined || row.charge === charge) &&
        (payment_intent === undefined || row.payment_intent === payment_intent),
    );
    return pageOf(path, 'refund', rows, paging);
  },
  'GET /v1/refunds/:id': retrieve('refund'),

  'POST /v1/refunds': (call) => {
    const { ledger } = call;
    const params = readParams(call.form, {
      charge: requiredText,
      payment_intent: requiredText,
      amount: integer,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    });
    const charge = requireCharge(call, params);
    const left = charge.amount - charge.amount_refunded;
    if (left <= 0)
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    if (charge.disputed)
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    const amount = params.amount ?? left;
    if (amount <= 0)
      throw invalidRequest('This value must be greater than or equal to 1.', {
        code: 'parameter_invalid_integer',
        param: 'amount',
      });
    if (amount > left)
      throw invalidRequest(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
        { param: 'amount' },
      );
    const refund = newRefund(ledger.at(), charge, amount);
    refund.reason = params.reason ?? null;
    refund.metadata = mergeMetadata({}, params.metadata);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    charge.refunds?.data.unshift(refund);
    keep(ledger, 'refund', refund);
    emit(ledger, 'charge.refunded', charge);
    emit(ledger, 'refund.created', refund);
    return refund;
  },
};

function requireCharge(
  { ledger }: Call,
  params: { charge?: string | undefined; payment_intent?: string | undefined },
): Stripe.Charge {
  const { rows } = ledger.state;
  if (params.charge !== undefined) return requireRow(rows, 'charge', params.charge, 'charge');
  if (params.payment_intent === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent = requireRow(rows, 'payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  return requireRow(rows, 'charge', idOf(intent.latest_charge), 'payment_intent');
}
