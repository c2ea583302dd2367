import { eq, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { erasureMark } from '../account/erasure-log.server.ts';
import { findPerson, personMarks } from '../account/kept-counters.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { billing_accounts, erasures, profiles } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { findAccount, type Site, search } from './account.server.ts';
import { endCustomer } from './endings.server.ts';
import { isMissing } from './stripe.server.ts';
import { isLive, listSubscriptions } from './stripe-state.server.ts';
import type { Tell } from './tell.server.ts';

export type Owners = ReturnType<typeof createOwners>;

/** Our database knows whose a customer is; after a restore, the mark on the customer. What another site has marked is left alone, and told where it bears our address. */
export function createOwners({ db, env, log }: Services, stripe: Stripe, site: Site, tell: Tell) {
  const findOwner = async (customer: string) => (await lookFor(customer)).userId;

  /** Missing is who pays and has no account here, nor an erasure: of a database that has lost something, until they sign in again, or who paid while another was set. */
  async function lookFor(customer: string): Promise<{ userId: string | null; isMissing: boolean }> {
    const { user_id, stripe_customer_id } = billing_accounts;
    const [known] = await db.asService((tx) =>
      tx.select({ user_id }).from(billing_accounts).where(eq(stripe_customer_id, customer)),
    );
    if (known) return { userId: known.user_id, isMissing: false };
    const none = { userId: null, isMissing: false };
    const marked = await readMark(customer);
    if (!marked) return none;
    if (marked.isOurs) {
      const { exists, erasure } = await db.asService((tx) => lookUp(tx, marked.userId));
      if (erasure) {
        await endCustomer(db, stripe, tell, customer, erasure);
        log.warn('a subscription was ended after its account');
        return none;
      }
      const userId = exists ? marked.userId : await findAgain(customer, marked);
      if (userId) return { ...none, userId: (await attach(userId, customer)) ? userId : null };
    }
    log.warn('a customer of ours has no account');
    return { ...none, isMissing: await isPaying(customer) };
  }

  /** Whoever has signed in since and is the same person. The customer is theirs from now on. */
  async function findAgain(customer: string, { person, since }: Marked): Promise<string | null> {
    if (!person || !(await isPaying(customer))) return null;
    const userId = await db.asService((tx) => findPerson(tx, env, person, since));
    if (userId) await stripe.customers.update(customer, { metadata: { user_id: userId } });
    return userId;
  }

  /** Takes the customer that Stripe has of this person and we do not know, first of all one that pays. True when there was one. */
  async function adopt(userId: string): Promise<boolean> {
    const found = await searchCustomers(userId);
    for (const customer of found) await attach(userId, customer);
    return found.length > 0;
  }

  /** Who leaves pays nobody at this address any more, whichever database took them. */
  async function allCustomers(userId: string): Promise<string[]> {
    const account = await db.asService((tx) => findAccount(tx, userId));
    const found = account?.stripe_customer_id ? [account.stripe_customer_id] : [];
    found.push(...(await searchCustomers(userId)));
    for (const person of await db.asService((tx) => personMarks(tx, env, userId)))
      found.push(...(await search(stripe, { person, address: env.PUBLIC_URL })));
    return [...new Set(found)];
  }

  /** By the mark, newest first: more than one only after a restore. Then those of an account that a restored database has lost. */
  async function searchCustomers(userId: string): Promise<string[]> {
    const persons = await db.asService((tx) => personMarks(tx, env, userId));
    const ours = { site: await site.id() };
    const found = await search(stripe, { user_id: userId, ...ours });
    for (const person of persons)
      for (const customer of await search(stripe, { person, ...ours }))
        if (!found.includes(customer) && (await lookFor(customer)).userId === userId) found.push(customer);
    return found;
  }

  async function readMark(customer: string): Promise<Marked | null> {
    const found = await stripe.customers.retrieve(customer).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!found || found.deleted) return null;
    const { user_id, person, address } = found.metadata;
    const isOurs = found.metadata.site === (await site.id());
    const userId = z.uuid().safeParse(user_id).data;
    if (!userId || !(isOurs || address === env.PUBLIC_URL)) return null;
    return { userId, person, isOurs, since: new Date(found.created * 1_000) };
  }

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

  return { findOwner, lookFor, adopt, allCustomers };
}

interface Marked {
  userId: string;
  person: string | undefined;
  isOurs: boolean;
  since: Date;
}

async function lookUp(tx: Tx, userId: string) {
  const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId));
  const [erasure] = await tx
    .select()
    .from(erasures)
    .where(eq(erasures.mark, erasureMark(userId)));
  return { exists: profile !== undefined, erasure };
}
