import type { Stripe } from 'stripe';
import type { Services } from '../platform/services.server.ts';
import { renew } from './account.server.ts';

export const portalMark = { app: 'salero' };

/** What `stripe:setup` made for this address. None where it was never run: then Stripe uses the account's default. */
export async function findPortalConfiguration(stripe: Stripe, publicUrl: string) {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(
    ({ metadata, default_return_url }) =>
      metadata?.app === portalMark.app && default_return_url === returnUrlOf(publicUrl),
  );
}

export const returnUrlOf = (publicUrl: string) => `${publicUrl}/perfil`;

export function createPortal({ env }: Services, stripe: Stripe) {
  let configuration: string | undefined;
  return async function openPortal(customer: string, email: string): Promise<string> {
    if (email) await renew(stripe, customer, { email });
    configuration ??= (await findPortalConfiguration(stripe, env.PUBLIC_URL))?.id;
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: returnUrlOf(env.PUBLIC_URL),
      locale: 'es',
      ...(configuration && { configuration }),
    });
    return url;
  };
}
