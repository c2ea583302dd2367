import { Stripe } from 'stripe';
import { SettingError } from '../platform/env.server.ts';
import { codeOf, type Logger } from '../platform/log.server.ts';
import { premium } from './plans.ts';
import { findPortalConfiguration, portalMark, returnUrlOf } from './portal.server.ts';
import { timeOf } from './stripe.server.ts';
import { isMissing } from './stripe-errors.server.ts';

const productId = 'salero_premium';
const checkMs = 3_000;

export const enabledEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

export interface SetUp {
  priceId: string;
  portalId: string;
  webhookUrl: string;
  /** Stripe shows it once; null when the endpoint was there already. */
  webhookSecret: string | null;
}

/** Leaves a Stripe account as the product needs it. Done twice it changes nothing. */
export async function setUpStripe(stripe: Stripe, publicUrl: string): Promise<SetUp> {
  await requireProduct(stripe);
  const priceId = await requirePrice(stripe);
  const portalId = await requirePortal(stripe, publicUrl);
  return { priceId, portalId, ...(await requireWebhook(stripe, publicUrl)) };
}

async function requireProduct(stripe: Stripe): Promise<void> {
  const product = { name: 'Salero Premium', description: premium.includes.join('. ') };
  const { data } = await stripe.products.list({ ids: [productId] });
  if (data[0]) await stripe.products.update(productId, { ...product, active: true });
  else await stripe.products.create({ ...product, id: productId });
}

/** A price cannot be changed at Stripe: another amount is another price, which takes over the name. */
async function requirePrice(stripe: Stripe): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [premium.lookupKey], active: true });
  const [found] = data;
  if (found && isPremium(found) && found.tax_behavior === 'inclusive') return found.id;
  const created = await stripe.prices.create({
    product: productId,
    unit_amount: premium.cents,
    currency: premium.currency,
    recurring: { interval: premium.interval },
    tax_behavior: 'inclusive',
    lookup_key: premium.lookupKey,
    transfer_lookup_key: true,
    nickname: 'Premium mensual, IVA incluido',
  });
  return created.id;
}

export const isPremium = ({ unit_amount, currency, recurring }: Stripe.Price) =>
  unit_amount === premium.cents &&
  currency === premium.currency &&
  recurring?.interval === premium.interval &&
  recurring.interval_count === 1;

/**
 * Whether it is active, and the one that the pages say: nobody is charged another; and when that was, by Stripe's clock.
 * Rejects when Stripe does not answer.
 */
export async function lookAtPrice(
  stripe: Stripe,
  priceId: string,
  patience: Stripe.RequestOptions = {},
): Promise<{ sold: boolean; at: Date | null }> {
  try {
    const price = await stripe.prices.retrieve(priceId, {}, patience);
    return { sold: price.active && isPremium(price), at: timeOf(price.lastResponse) };
  } catch (error) {
    if (isMissing(error)) return { sold: false, at: null };
    throw error;
  }
}

/** At the start, so that a mistake is told at once. Where Stripe does not answer, the next checkout asks again. */
export async function checkPrice(stripe: Stripe, priceId: string, log: Logger): Promise<void> {
  try {
    if ((await lookAtPrice(stripe, priceId, { timeout: checkMs, maxNetworkRetries: 0 })).sold) return;
  } catch (error) {
    log.warn('price not checked', { code: codeOf(error) });
    return;
  }
  throw new SettingError(
    `STRIPE_PRICE_ID no es válido: en Stripe, ${priceId} tiene que ser un precio activo de ${premium.price} al mes (npm run stripe:setup lo crea).`,
  );
}

async function requirePortal(stripe: Stripe, publicUrl: string): Promise<string> {
  const settings = {
    business_profile: {
      privacy_policy_url: `${publicUrl}/legal#privacidad`,
      terms_of_service_url: `${publicUrl}/legal#terminos`,
    },
    default_return_url: returnUrlOf(publicUrl),
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
    },
    metadata: portalMark,
  };
  const found = await findPortalConfiguration(stripe, publicUrl);
  const kept = found
    ? await stripe.billingPortal.configurations.update(found, settings)
    : await stripe.billingPortal.configurations.create(settings);
  return kept.id;
}

async function requireWebhook(stripe: Stripe, publicUrl: string) {
  const webhookUrl = `${publicUrl}/api/webhooks/stripe`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const found = data.find(({ url }) => url === webhookUrl);
  if (found) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: [...enabledEvents] });
    return { webhookUrl, webhookSecret: null };
  }
  const created = await stripe.webhookEndpoints.create({
    url: webhookUrl,
    enabled_events: [...enabledEvents],
    api_version: Stripe.API_VERSION,
    description: 'Salero',
  });
  return { webhookUrl, webhookSecret: created.secret ?? null };
}
