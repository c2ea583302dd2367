import type Stripe from 'stripe';
import { newEvent } from './objects.server.ts';
import type { State } from './state.server.ts';
import type { Kind, Tables } from './tables.server.ts';

/** What the endpoints, the renewals and the pages work on. */
export interface Ledger {
  state: State;
  /** Now, in seconds. */
  at(): number;
  publicUrl(): string;
  /** After the last failed attempt to charge a renewal. */
  afterLastFailure: 'cancel' | 'unpaid';
  /** What the request that is being answered says about itself; null for what happens by itself. */
  request: Stripe.Event.Request | null;
}

export function keep<K extends Kind>(ledger: Ledger, kind: K, row: Tables[K]): Tables[K] {
  const table: Record<string, Tables[K]> = ledger.state.rows[kind];
  table[row.id] = row;
  return row;
}

/** Records what happened and puts it in the queue of every endpoint that listens. */
export function emit(
  ledger: Ledger,
  type: Stripe.Event['type'],
  object: object,
  previous?: Record<string, unknown>,
): void {
  const listeners = Object.values(ledger.state.rows.webhook_endpoint).filter(
    ({ status, enabled_events }) =>
      status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
  );
  const event = newEvent({
    type,
    object,
    previous,
    created: ledger.at(),
    request: ledger.request,
    pending: listeners.length,
  });
  keep(ledger, 'event', event);
  for (const { id } of listeners)
    ledger.state.deliveries.push({ event: event.id, endpoint: id, attempts: 0, dueAt: 0 });
}
