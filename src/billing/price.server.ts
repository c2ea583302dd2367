import type { Stripe } from 'stripe';
import { SettingError } from '../platform/env.server.ts';
import { codeOf, type Logger } from '../platform/log.server.ts';
import { premium } from './plans.ts';
import { isMissing, timeOf } from './stripe.server.ts';

const checkMs = 3_000;

export const isPremium = ({ unit_amount, currency, recurring }: Stripe.Price) =>
  unit_amount === premium.cents &&
  currency === premium.currency &&
  recurring?.interval === premium.interval &&
  recurring.interval_count === 1;

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
