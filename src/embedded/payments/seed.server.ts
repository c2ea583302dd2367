import { keep, type Ledger } from './ledger.server.ts';
import { newPortalConfiguration, newPrice, newProduct, newWebhookEndpoint } from './objects.server.ts';

export const ownEndpoint = 'we_local';

const sentEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** The account as `stripe:setup` leaves a real one: product, price, portal and webhook. */
export function seedAccount(ledger: Ledger, priceId: string): void {
  const { rows } = ledger.state;
  if (!rows.product.prod_premium)
    keep(ledger, 'product', { ...newProduct(ledger.at(), 'Salero Premium'), id: 'prod_premium' });
  if (!rows.price[priceId])
    keep(ledger, 'price', {
      ...newPrice(ledger.at(), 'prod_premium', 500),
      id: priceId,
      lookup_key: 'premium_mensual',
      nickname: 'Premium mensual',
      tax_behavior: 'inclusive',
    });
  if (Object.keys(rows['billing_portal.configuration']).length === 0)
    keep(ledger, 'billing_portal.configuration', newPortalConfiguration(ledger.at(), true));
  pointWebhook(ledger);
}

/** The product's own address may change from one start to the next. */
export function pointWebhook(ledger: Ledger): void {
  const url = `${ledger.publicUrl()}/api/webhooks/stripe`;
  const endpoint = ledger.state.rows.webhook_endpoint[ownEndpoint];
  if (endpoint) endpoint.url = url;
  else
    keep(ledger, 'webhook_endpoint', {
      ...newWebhookEndpoint(ledger.at(), url, sentEvents),
      id: ownEndpoint,
    });
}
