/** `npm run stripe:setup`: product, price, portal and webhook in the Stripe account of STRIPE_SECRET_KEY. Run it as often as you like. */
import { Stripe } from 'stripe';
import { setUpStripe } from '../src/billing/setup.server.ts';
import { stripeClient } from '../src/billing/stripe.server.ts';
import { isLoopback } from '../src/platform/loopback.server.ts';

const { STRIPE_SECRET_KEY, PUBLIC_URL } = process.env;

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

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
