import type Stripe from 'stripe';
import { completeCheckout } from './checkout.server.ts';
import { emit, keep, type Ledger } from './ledger.server.ts';
import { type Dispute, newDispute } from './objects.server.ts';
import { type Kind, kinds, newestFirst, requireRow, type Tables } from './tables.server.ts';

/** What a test, and nobody over HTTP, can make happen. */
export interface Control {
  /** Moves its clock on: renews, retries and expires whatever falls due on the way. */
  advance(to: Date): Promise<void>;
  setCard(customer: string, card: 'pays' | 'declines'): void;
  /** As pressing "Pagar" on its page. */
  completeCheckout(session: string): Promise<void>;
  dispute(charge: string): Promise<Dispute>;
  closeDispute(dispute: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Writes over fields of an object, whatever they mean, and says that it was updated. */
  set(id: string, fields: object): void;
  /** Newest first. */
  all<K extends Kind>(kind: K): Tables[K][];
  /** As if it had never been made. */
  forget(id: string): void;
  /** While held, events wait. */
  holdWebhooks(held: boolean): void;
  /** One attempt, now, at every event that waits. */
  flushWebhooks(): Promise<void>;
  /** Oldest first. */
  events(): Stripe.Event[];
  /** An event's body and its `Stripe-Signature`, to be sent by hand: late, twice, in another order. */
  sign(event: string): { payload: string; header: string };
}

interface ControlParts {
  ledger: Ledger;
  settle(): Promise<void>;
  advance(to: Date): Promise<void>;
  deliveries: {
    hold(on: boolean): void;
    flush(): Promise<void>;
    sign(event: string, endpoint: string): ReturnType<Control['sign']>;
  };
  endpoint: string;
}

export function createControl({ ledger, settle, advance, deliveries, endpoint }: ControlParts): Control {
  const { rows } = ledger.state;
  return {
    advance,
    setCard(customer, card) {
      const others = ledger.state.declining.filter((id) => id !== customer);
      ledger.state.declining = card === 'declines' ? [...others, customer] : others;
    },
    async completeCheckout(session) {
      completeCheckout(ledger, requireRow(rows, 'checkout.session', session));
      await settle();
    },
    async dispute(id) {
      const charge = requireRow(rows, 'charge', id);
      const dispute = keep(ledger, 'dispute', newDispute(ledger.at(), charge));
      charge.disputed = true;
      emit(ledger, 'charge.dispute.created', dispute);
      await settle();
      return structuredClone(dispute);
    },
    async closeDispute(id, outcome) {
      const dispute = requireRow(rows, 'dispute', id);
      dispute.status = outcome;
      emit(ledger, 'charge.dispute.closed', dispute);
      await settle();
    },
    set(id, fields) {
      const kind = kinds.find((one) => rows[one][id]);
      const row = kind && Object.assign(requireRow(rows, kind, id), fields);
      if (row)
        emit(
          ledger,
          `${kind === 'subscription' ? 'customer.' : ''}${kind}.updated` as Stripe.Event.Type,
          row,
        );
    },
    all: (kind) => structuredClone(newestFirst(rows, kind)),
    forget(id) {
      for (const kind of kinds) delete rows[kind][id];
    },
    holdWebhooks: deliveries.hold,
    flushWebhooks: deliveries.flush,
    events: () => structuredClone(Object.values(rows.event)),
    sign: (event) => deliveries.sign(requireRow(rows, 'event', event).id, endpoint),
  };
}
