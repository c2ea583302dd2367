import type Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripe } from './start-stripe.ts';

interface ShopOptions {
  dataDir?: string;
  /** What the product answers to each webhook, in order; 200 once they run out. */
  hookStatuses?: number[];
}

/** The local Stripe, and somewhere for its webhooks to go. Closed with its test, or when `later` says. */
export async function openShop(
  { hookStatuses = [], ...options }: ShopOptions = {},
  later: (close: () => Promise<void>) => void = onTestFinished,
) {
  const clock = { at: new Date('2026-10-31T10:00:00Z') };
  const hooks: Record<'payload' | 'signature', string>[] = [];
  const started = await startStripe({
    ...options,
    now: () => clock.at,
    product(request, response) {
      if (request.url !== '/api/webhooks/stripe') return false;
      let payload = '';
      request.on('data', (chunk) => {
        payload += chunk;
      });
      request.on('end', () => {
        hooks.push({ payload, signature: String(request.headers['stripe-signature']) });
        response.writeHead(hookStatuses.shift() ?? 200).end();
      });
      return true;
    },
  });
  later(started.close);
  const { env } = started;
  const stripe = started.sdk(env.payments.secretKey, 0);

  const shop = {
    ...started,
    clock,
    hooks,
    stripe,
    url: env.PUBLIC_URL,

    checkout: async (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: params.customer ?? (await stripe.customers.create({ email: 'eva@example.test' })).id,
        line_items: [{ price: env.payments.priceId, quantity: 1 }],
        success_url: `${env.PUBLIC_URL}/perfil?success=true&session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${env.PUBLIC_URL}/premium`,
        ...params,
      }),

    /** A customer with a paid subscription. */
    async subscribe() {
      const customer = await stripe.customers.create({ email: 'ana@example.test' });
      const session = await shop.checkout({ customer: customer.id });
      await shop.control.completeCheckout(session.id);
      const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
      if (!subscription) throw new Error('no subscription');
      return { customer, session, subscription };
    },

    /** The form of a page as its button sends it. */
    press: (page: string, fields: Record<string, string> = {}) =>
      fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  };
  return shop;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
