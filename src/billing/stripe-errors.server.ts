import { Stripe } from 'stripe';

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** After a restore an attempt may have a number, and so a key, that another one has used. */
export const isKeyReused = (error: unknown): boolean => error instanceof Stripe.errors.StripeIdempotencyError;

export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && (error as Stripe.errors.StripeInvalidRequestError).param === 'customer';
}

/** Deleted at Stripe, which says so. A customer that it has never heard of is one of another Stripe account than our key's. */
export async function isCustomerDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customer)).deleted === true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
