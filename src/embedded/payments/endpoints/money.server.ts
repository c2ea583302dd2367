import { invalidRequest } from '../api-error.server.ts';
import { emit, keep } from '../ledger.server.ts';
import { listShape, pageOf } from '../lists.server.ts';
import { type Invoice, newRefund, listOf as objectList } from '../objects.server.ts';
import { listOf, mergeMetadata, metadata, oneOf, readParams, requiredText } from '../params.server.ts';
import { newestFirst, requireRow } from '../tables.server.ts';
import type { Endpoints } from './endpoint.server.ts';

export const money: Endpoints = {
  'GET /v1/invoices': ({ ledger, form, path }) => {
    const { rows } = ledger.state;
    const { subscription, expand, ...paging } = readParams(form, {
      ...listShape,
      subscription: requiredText,
      expand: listOf(oneOf('data.payments')),
    });
    const wanted = newestFirst(rows, 'invoice').filter(
      (row) => subscription === undefined || row.parent.subscription_details.subscription === subscription,
    );
    const withPayments = (invoice: Invoice) => ({
      ...invoice,
      payments: objectList(
        '/v1/invoice_payments',
        newestFirst(rows, 'invoice_payment').filter((row) => row.invoice === invoice.id),
      ),
    });
    return pageOf(path, 'invoice', expand ? wanted.map(withPayments) : wanted, paging);
  },

  'GET /v1/charges': ({ ledger, form, path }) => {
    const { customer, ...paging } = readParams(form, { ...listShape, customer: requiredText });
    const rows = newestFirst(ledger.state.rows, 'charge');
    return pageOf(path, 'charge', customer ? rows.filter((row) => row.customer === customer) : rows, paging);
  },

  'GET /v1/charges/:id': ({ ledger, form, id }) => {
    readParams(form, {});
    return requireRow(ledger.state.rows, 'charge', id);
  },

  'GET /v1/disputes': ({ ledger, form, path }) => {
    const { charge, ...paging } = readParams(form, { ...listShape, charge: requiredText });
    const rows = newestFirst(ledger.state.rows, 'dispute');
    return pageOf(path, 'dispute', charge ? rows.filter((row) => row.charge === charge) : rows, paging);
  },

  'GET /v1/refunds': ({ ledger, form, path }) => {
    const { charge, ...paging } = readParams(form, { ...listShape, charge: requiredText });
    const rows = newestFirst(ledger.state.rows, 'refund');
    return pageOf(path, 'refund', charge ? rows.filter((row) => row.charge === charge) : rows, paging);
  },

  'POST /v1/refunds': ({ ledger, form }) => {
    const params = readParams(
      form,
      { charge: requiredText, reason: oneOf('requested_by_customer'), metadata },
      ['charge'],
    );
    const charge = requireRow(ledger.state.rows, 'charge', params.charge ?? '', 'charge');
    if (charge.refunded)
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    const disputes = newestFirst(ledger.state.rows, 'dispute').filter((row) => row.charge === charge.id);
    if (disputes.some(({ status }) => status !== 'won' && !status.startsWith('warning')))
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    const refund = newRefund(ledger.at(), charge);
    refund.reason = params.reason ?? null;
    refund.metadata = mergeMetadata({}, params.metadata);
    charge.amount_refunded = charge.amount;
    charge.refunded = true;
    keep(ledger, 'refund', refund);
    emit(ledger, 'charge.refunded', charge);
    emit(ledger, 'refund.created', refund);
    return refund;
  },
};
