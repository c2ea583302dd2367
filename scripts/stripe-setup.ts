/** `npm run stripe:setup`: product, price, portal and webhook in the Stripe account of STRIPE_SECRET_KEY. Run it as often as you like. */
import { Stripe } from 'stripe';
import { premium } from '../src/billing/plans.ts';
import { findPortalConfiguration, portalMark, returnUrlOf } from '../src/billing/portal.server.ts';
import { isPremium, lookAtPrice } from '../src/billing/price.server.ts';
import { stripeClient } from '../src/billing/stripe.server.ts';
import { isLoopback } from '../src/platform/loopback.server.ts';
import names from './stripe-events.json' with { type: 'json' };

const productId = 'salero_premium';

export const enabledEvents = names as Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const { STRIPE_SECRET_KEY, PUBLIC_URL } = process.env;

async function run(): Promise<string> {
  if (!STRIPE_SECRET_KEY)
    throw new Error('Falta STRIPE_SECRET_KEY: la clave secreta de tu cuenta de Stripe.');
  const origin = URL.parse(PUBLIC_URL ?? '')?.origin;
  if (!origin || isLoopback(new URL(origin).hostname))
    throw new Error('Falta PUBLIC_URL: la dirección pública a la que Stripe mandará los avisos.');
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 3,
    telemetry: false,
    httpClient: stripeClient(),
  });
  const { priceId, portalId, webhookUrl, webhookSecret } = await setUpStripe(stripe, origin);
  const secret = webhookSecret ?? '(el que ya tienes; para otro nuevo, borra el webhook en Stripe y repite)';
  return `
Stripe está listo: portal ${portalId}, avisos a ${webhookUrl}

STRIPE_PRICE_ID=${priceId}
STRIPE_WEBHOOK_SECRET=${secret}
`;
}

/** Leaves a Stripe account as the product needs it. Done twice it changes nothing. */
export async function setUpStripe(stripe: Stripe, publicUrl: string) {
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
    ? await stripe.billingPortal.configurations.update(found.id, settings)
    : await stripe.billingPortal.configurations.create(settings);
  return kept.id;
}

/** What the start would refuse, or people miss, in an account that is not as it is left here. */
export async function findAmiss(stripe: Stripe, publicUrl: string, priceId: string): Promise<string | null> {
  if (!(await lookAtPrice(stripe, priceId)).sold) return `${priceId} no es un precio activo de Premium`;
  if (!isWhole(await findWebhook(stripe, publicUrl))) return `no avisa de todo a ${publicUrl}`;
  const portal = await findPortalConfiguration(stripe, publicUrl);
  return portal?.features.subscription_cancel.enabled ? null : `su portal para ${publicUrl} no deja cancelar`;
}

const webhookUrlOf = (publicUrl: string) => `${publicUrl}/api/webhooks/stripe`;

export async function findWebhook(stripe: Stripe, publicUrl: string) {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  return data.find(({ url }) => url === webhookUrlOf(publicUrl));
}

/** Stripe switches one off by itself, and one of an earlier version hears of less. */
export const isWhole = (webhook: Stripe.WebhookEndpoint | undefined): boolean =>
  webhook?.status === 'enabled' &&
  (webhook.enabled_events.includes('*') ||
    enabledEvents.every((name) => webhook.enabled_events.includes(name)));

async function requireWebhook(stripe: Stripe, publicUrl: string) {
  const webhookUrl = webhookUrlOf(publicUrl);
  const found = await findWebhook(stripe, publicUrl);
  if (found) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: enabledEvents, disabled: false });
    // Stripe shows it once.
    return { webhookUrl, webhookSecret: null };
  }
  const created = await stripe.webhookEndpoints.create({
    url: webhookUrl,
    enabled_events: enabledEvents,
    api_version: Stripe.API_VERSION,
    description: 'Salero',
  });
  return { webhookUrl, webhookSecret: created.secret ?? null };
}

// Last: what is made below a module that waits here is not there yet.
if (import.meta.main)
  try {
    process.stdout.write(await run());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
