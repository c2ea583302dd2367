import Stripe from 'stripe';
import { newId } from '../ids.server.ts';

interface Happening {
  type: Stripe.Event['type'];
  object: object;
  previous: Record<string, unknown> | undefined;
  created: number;
  request: Stripe.Event.Request | null;
  pending: number;
}

/** Holds the object as it was at that moment: later changes do not reach it. */
export function newEvent({ type, object, previous, created, request, pending }: Happening): Stripe.Event {
  return {
    id: newId('evt_1', 23),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: pending,
    request: request ?? { id: null, idempotency_key: null },
    type,
  } as Stripe.Event;
}
