import { eq, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { erasureMark } from '../account/erasure-log.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { billing_accounts, erasures, profiles } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { findAccount } from './account.server.ts';
import { endCustomer } from './endings.server.ts';
import type { Site } from './site.server.ts';
import { isMissing } from './stripe-errors.server.ts';
import { isLive, listSubscriptions } from './stripe-state.server.ts';
import type { Tell } from './tell.server.ts';

export type Owners = ReturnType<typeof createOwners>;

/**
 * Whose a customer at Stripe is. Our database says it; after a restore it may not know, and then the mark that we left on the customer
 * does. What another site has marked, or nobody, is none of our business.
 */
export function createOwners({ db, log }: Services, stripe: Stripe, site: Site, tell: Tell) {
  /** Null when nobody here pays with it. If its person has erased the account, it is charged no more. */
  async function findOwner(customer: string): Promise<string | null> {
    const known = await db.asService((tx) => ownerOf(tx, customer));
    if (known) return known;
    const userId = await readMark(customer);
    if (!userId) return null;
    const { exists, erasure } = await db.asService((tx) => lookUp(tx, userId));
    if (exists) return (await attach(userId, customer)) ? userId : null;
    // No account and no erasure is a database that has lost something: an operator's to decide, not ours.
    if (erasure) tell.givenUp((await endCustomer(db, stripe, customer, erasure)).givenUp);
    log.warn(erasure ? 'a subscription was ended after its account' : 'a customer of ours has no account');
    return null;
  }

  /** Takes the customer that Stripe has of this person and we do not know, first of all one that pays. True when there was one. */
  async function adopt(userId: string): Promise<boolean> {
    const found = await searchCustomers(userId);
    for (const customer of found) await attach(userId, customer);
    return found.length > 0;
  }

  /** Every customer that is this person, to our knowledge or by the mark. */
  async function allCustomers(userId: string): Promise<string[]> {
    const account = await db.asService((tx) => findAccount(tx, userId));
    const known = account?.stripe_customer_id ? [account.stripe_customer_id] : [];
    return [...new Set([...known, ...(await searchCustomers(userId))])];
  }

  /** By the mark, newest first: more than one only after a restore. */
  async function searchCustomers(userId: string): Promise<string[]> {
    const query = `metadata['user_id']:'${userId}' AND metadata['site']:'${await site.id()}'`;
    return (await stripe.customers.search({ query, limit: 20 })).data.map(({ id }) => id);
  }

  async function readMark(customer: string): Promise<string | null> {
    const found = await stripe.customers.retrieve(customer).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!found || found.deleted || found.metadata.site !== (await site.id())) return null;
    return z.uuid().safeParse(found.metadata.user_id).data ?? null;
  }

  /** One that is paid for is not given up for another. */
  async function attach(userId: string, customer: string): Promise<boolean> {
    const account = await db.asService((tx) => findAccount(tx, userId));
    if (account?.stripe_customer_id === customer) return true;
    if (account?.stripe_customer_id && (isLive(account.status) || !(await isPaying(customer)))) {
      tellOfSecond();
      return false;
    }
    const { stripe_customer_id } = billing_accounts;
    const kept = await db.asService((tx) =>
      tx
        .insert(billing_accounts)
        .values({ user_id: userId, stripe_customer_id: customer })
        .onConflictDoUpdate({
          target: billing_accounts.user_id,
          set: { stripe_customer_id: customer },
          // Another call may have been quicker, with one that is about to pay.
          setWhere: sql`${stripe_customer_id} is null or ${stripe_customer_id} in (${account?.stripe_customer_id ?? customer}, ${customer})`,
        })
        .returning(),
    );
    if (kept.length === 0) tellOfSecond();
    return kept.length > 0;
  }

  const tellOfSecond = () =>
    log.warn('a person has more than one customer at Stripe, of which we follow one');

  const isPaying = async (customer: string) =>
    (await listSubscriptions(stripe, customer)).some(({ status }) => isLive(status));

  return { findOwner, adopt, allCustomers };
}

async function ownerOf(tx: Tx, customer: string): Promise<string | null> {
  const rows = await tx
    .select({ user_id: billing_accounts.user_id })
    .from(billing_accounts)
    .where(eq(billing_accounts.stripe_customer_id, customer));
  return rows[0]?.user_id ?? null;
}

async function lookUp(tx: Tx, userId: string) {
  const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId));
  const [erasure] = await tx
    .select()
    .from(erasures)
    .where(eq(erasures.mark, erasureMark(userId)));
  return { exists: profile !== undefined, erasure };
}
