import type Stripe from 'stripe';
import { ApiError, invalidRequest } from './api-error.server.ts';
import { emit, type Ledger } from './ledger.server.ts';
import type { CheckoutSession } from './objects.server.ts';
import { beginSubscription } from './subscribing.server.ts';
import { requireRow } from './tables.server.ts';

/** What a session will do when it is paid. Stripe keeps it to itself, and so it is not on the session. */
export interface Purchase {
  price: string;
  metadata: Stripe.Metadata;
}

/** The person pressed "Pagar": a paid subscription exists when this returns. */
export function completeCheckout(ledger: Ledger, session: CheckoutSession): void {
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session is no longer open.', { code: 'checkout_session_not_open' });
  const { customer } = session;
  const purchase = ledger.state.purchases[session.id];
  if (!purchase) throw new Error('a checkout session without its purchase');
  if (ledger.state.declining.includes(customer))
    throw new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  const price = requireRow(ledger.state.rows, 'price', purchase.price, 'line_items[0][price]');
  const { id } = beginSubscription(ledger, { customer, price, metadata: purchase.metadata });
  session.subscription = id;
  session.payment_status = 'paid';
  session.status = 'complete';
  session.url = null;
  emit(ledger, 'checkout.session.completed', session);
}

export function expireCheckout(ledger: Ledger, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  emit(ledger, 'checkout.session.expired', session);
}

export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
