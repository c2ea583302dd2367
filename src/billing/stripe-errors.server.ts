import { Stripe } from 'stripe';

/** Stripe does not know the id that we named. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && (error as Stripe.errors.StripeInvalidRequestError).param === 'customer';
}
