import type { Stripe } from 'stripe';

/** How our configuration is told from others that the account may have. */
export const portalMark = { app: 'salero' };

/** What `stripe:setup` made. Null where it was never run: then Stripe uses the account's default. */
export async function findPortalConfiguration(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.app === portalMark.app)?.id ?? null;
}

/** The customer's own pages at Stripe. */
export function createPortal(stripe: Stripe) {
  let configuration: string | null = null;
  return async function openPortal(customer: string, returnUrl: string): Promise<string> {
    configuration ??= await findPortalConfiguration(stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: returnUrl,
      locale: 'es',
      ...(configuration && { configuration }),
    });
    return url;
  };
}
