import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Stripe } from 'stripe';
import { personMarks } from '../account/kept-counters.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { billing_accounts, profiles, site as sites } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import { isMissing } from './stripe.server.ts';

export type Account = typeof billing_accounts.$inferSelect;

export type Site = ReturnType<typeof createSite>;

export function createSite({ db, env }: Pick<Services, 'db' | 'env'>) {
  let known: string | undefined;
  async function id(): Promise<string> {
    known ??= (await db.asService((tx) => tx.select({ id: sites.id }).from(sites)))[0]?.id;
    if (!known) throw new Error('no site');
    return known;
  }
  /** The address tells who paid here while another database was set from who pays a stranger's. */
  return { id, mark: async (user_id: string) => ({ user_id, site: await id(), address: env.PUBLIC_URL }) };
}

type Changes = PgUpdateSetSource<typeof billing_accounts>;

export const changeAccount = (tx: Tx, userId: string, changes: Changes, onlyIf?: SQL) =>
  tx
    .update(billing_accounts)
    .set(changes)
    .where(and(eq(billing_accounts.user_id, userId), onlyIf));

export const setPlan = (tx: Tx, userId: string, tier: 'free' | 'pro', end: Date | null) =>
  tx.update(profiles).set({ subscription_tier: tier, subscription_end: end }).where(eq(profiles.id, userId));

export async function findAccount(tx: Tx, userId: string): Promise<Account | null> {
  const rows = await tx.select().from(billing_accounts).where(eq(billing_accounts.user_id, userId));
  return rows[0] ?? null;
}

export async function requireCustomer(
  { db, env }: Services,
  stripe: Stripe,
  site: Site,
  userId: string,
): Promise<string> {
  const { account, profile, person } = await db.asService(async (tx) => {
    await tx.insert(billing_accounts).values({ user_id: userId }).onConflictDoNothing();
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId));
    const [person] = await personMarks(tx, env, userId);
    return { account: await findAccount(tx, userId), profile, person };
  });
  if (!account || !profile) throw new Failure('unauthenticated');
  // The law wants the contract and a withdrawal confirmed by mail.
  if (!profile.email) throw new Failure('invalid_input', { message: refusals.noAddress });
  if (account.stripe_customer_id) {
    await renew(stripe, account.stripe_customer_id, {
      email: profile.email,
      ...(person && { metadata: { person } }),
    });
    return account.stripe_customer_id;
  }
  const customer = await stripe.customers
    .create(
      {
        email: profile.email,
        ...(profile.name && { name: profile.name }),
        preferred_locales: ['es'],
        metadata: { ...(await site.mark(userId)), ...(person && { person }) },
      },
      { idempotencyKey: `customer-${userId}-${account.checkout_attempt}` },
    )
    .catch(async (error: unknown) => {
      await db.asService((tx) => nextAttempt(tx, userId, account.checkout_attempt));
      throw error;
    });
  const known = billing_accounts.stripe_customer_id;
  const keep = { stripe_customer_id: sql`coalesce(${known}, ${customer.id})` };
  const [kept] = await db.asService((tx) => changeAccount(tx, userId, keep).returning({ customer: known }));
  // Another call was quicker, and may have been paid by now; or the account was erased, and the erasure did not know of this one.
  if (kept?.customer !== customer.id) await stripe.customers.del(customer.id);
  if (!kept?.customer) throw new Failure('unauthenticated');
  return kept.customer;
}

/** The customers that bear these labels. */
export async function search(stripe: Stripe, labels: Record<string, string>): Promise<string[]> {
  const clauses = Object.entries(labels).map(([label, value]) => `metadata['${label}']:'${value}'`);
  const query = clauses.join(' AND ');
  return (await stripe.customers.search({ query, limit: 20 })).data.map(({ id }) => id);
}

/** What Stripe writes goes where the person signs in now. Whether the customer is there at all, the next call says. */
export async function renew(
  stripe: Stripe,
  customer: string,
  facts: Stripe.CustomerUpdateParams,
): Promise<void> {
  await stripe.customers.update(customer, facts).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

export function newAttempt(tx: Tx, userId: string, checkout_opened_at: Date | null, onlyIf?: SQL) {
  const checkout_attempt = sql`${billing_accounts.checkout_attempt} + 1`;
  return changeAccount(
    tx,
    userId,
    { checkout_attempt, checkout_opened_at, checkout_session_id: null },
    onlyIf,
  );
}

export async function nextAttempt(tx: Tx, userId: string, seen: number): Promise<void> {
  await newAttempt(tx, userId, null, eq(billing_accounts.checkout_attempt, seen));
}

export async function forgetCustomer({ db }: Services, userId: string, customer: string): Promise<void> {
  const isStill = eq(billing_accounts.stripe_customer_id, customer);
  await db.asService((tx) => changeAccount(tx, userId, { stripe_customer_id: null }, isStill));
}
