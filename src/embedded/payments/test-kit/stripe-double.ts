import type Stripe from 'stripe';
import { endpoints } from '../endpoints.server.ts';
import { emit, type Kind, keep, kinds, newestFirst, requireRow } from '../ledger.server.ts';
import { newDispute, newId } from '../objects.server.ts';
import { createLocalPayments, type LocalPaymentsOptions } from '../payments.server.ts';
import { completeCheckout } from '../subscribing.server.ts';
import { type ChooseFault, withFaults } from './faults.ts';
import { setupEndpoints } from './setup-endpoints.ts';

export type DoubleOptions = Pick<LocalPaymentsOptions, 'env' | 'log' | 'now'>;

/** The local payments as a test needs them: with faults on demand, and with what no request can make happen. */
export async function createStripeDouble({ env, log, now }: DoubleOptions) {
  let chooseFault: ChooseFault | null = null;
  const payments = await createLocalPayments({
    env,
    log,
    now,
    endpoints: { ...endpoints, ...setupEndpoints() },
    around: withFaults((request) => chooseFault?.(request) ?? null),
  });
  const { ledger } = payments;
  const { rows } = ledger.state;

  /** What a test, and nobody over HTTP, can make happen. */
  const control = {
    setCard(customer: string, card: 'pays' | 'declines') {
      const others = ledger.state.declining.filter((id) => id !== customer);
      ledger.state.declining = card === 'declines' ? [...others, customer] : others;
    },
    /** As pressing "Pagar" on its page. */
    async completeCheckout(session: string) {
      completeCheckout(ledger, requireRow(ledger, 'checkout.session', session));
      await payments.settle();
    },
    async dispute(id: string) {
      const charge = requireRow(ledger, 'charge', id);
      const dispute = keep(ledger, 'dispute', newDispute(ledger.at(), charge));
      charge.disputed = true;
      emit(ledger, 'charge.dispute.created', dispute);
      await payments.settle();
      return structuredClone(dispute);
    },
    /** The bank refuses the card so many times more, for the bill of this charge. */
    refuse(id: string, times: number) {
      const charge = requireRow(ledger, 'charge', id);
      for (let n = 0; n < times; n += 1)
        keep(ledger, 'charge', {
          ...charge,
          id: newId('ch_3'),
          disputed: false,
          paid: false,
          status: 'failed',
        });
    },
    async closeDispute(id: string, outcome: 'won' | 'lost') {
      const dispute = requireRow(ledger, 'dispute', id);
      dispute.status = outcome;
      emit(ledger, 'charge.dispute.closed', dispute);
      await payments.settle();
    },
    /** Writes over fields of an object, whatever they mean. */
    set(id: string, fields: object) {
      const row = kinds.map((kind) => rows[kind][id]).find((found) => found);
      if (!row) return;
      Object.assign(row, fields);
      if (row.object === 'subscription') emit(ledger, 'customer.subscription.updated', row);
    },
    /** Newest first. */
    all: <K extends Kind>(kind: K) => structuredClone(newestFirst(ledger, kind)),
    /** As if it had never been made. */
    forget(id: string) {
      for (const kind of kinds) delete rows[kind][id];
    },
    /** While held, events wait. */
    holdWebhooks: payments.deliveries.hold,
    /** One attempt, now, at every event that waits. */
    flushWebhooks: payments.deliveries.flush,
    /** Oldest first. */
    events: (): Stripe.Event[] => structuredClone(Object.values(rows.event)),
  };

  return {
    listener: payments.listener,
    close: payments.close,
    control,
    setFault(choice: ChooseFault | null) {
      chooseFault = choice;
    },
  };
}
