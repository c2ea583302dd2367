import type Stripe from 'stripe';
import { ApiError, invalidRequest } from './api-error.server.ts';
import { emit, keep, type Ledger } from './ledger.server.ts';
import { newCustomer } from './objects/customer.server.ts';
import { beginSubscription } from './subscribing.server.ts';
import { idOf, requireRow } from './tables.server.ts';

/** What a session will do when it is paid. Stripe keeps it to itself, and so it is not on the session. */
export interface Purchase {
  price: string;
  quantity: number;
  metadata: Stripe.Metadata;
  description: string | null;
}

/** The person pressed "Pagar": a paid subscription exists when this returns. */
export function completeCheckout(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  termsAccepted: boolean,
): void {
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session is no longer open.', { code: 'checkout_session_not_open' });
  const { rows } = ledger.state;
  const purchase = ledger.state.purchases[session.id];
  if (!purchase) throw new Error('a checkout session without its purchase');
  const customer = session.customer
    ? requireRow(rows, 'customer', idOf(session.customer), 'customer')
    : keep(ledger, 'customer', {
        ...newCustomer(ledger.at()),
        email: session.customer_email ?? 'persona@example.com',
      });
  if (ledger.state.declining.includes(customer.id))
    throw new ApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  const price = requireRow(rows, 'price', purchase.price, 'line_items[0][price]');
  const subscription = beginSubscription(ledger, { ...purchase, customer, price });
  session.customer = customer.id;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email ?? session.customer_email,
    individual_name: null,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.consent_collection?.terms_of_service === 'required' && termsAccepted)
    session.consent = { promotions: null, terms_of_service: 'accepted' };
  session.invoice = subscription.latest_invoice;
  session.subscription = subscription.id;
  session.payment_status = 'paid';
  session.status = 'complete';
  session.url = null;
  emit(ledger, 'checkout.session.completed', session);
}

export function expireCheckout(ledger: Ledger, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit(ledger, 'checkout.session.expired', session);
}

export function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
