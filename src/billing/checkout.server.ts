import { and, eq, isNull, not, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { type Disputed, findReturns, yearAfter } from '../account/kept-counters.server.ts';
import { currentTermsVersion } from '../account/terms.ts';
import { fill } from '../platform/fill.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { dayInSpain, wasWithin } from '../platform/moments.server.ts';
import { billing_accounts } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import {
  type Account,
  changeAccount,
  findAccount,
  forgetCustomer,
  newAttempt,
  nextAttempt,
  requireCustomer,
  type Site,
} from './account.server.ts';
import { premium } from './plans.ts';
import { lookAtPrice } from './price.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import { isCustomerMissing, isKeyReused, isMissing } from './stripe.server.ts';
import { findDisputed, isLive } from './stripe-state.server.ts';
import type { Sync } from './sync.server.ts';

const minuteMs = 60_000;
const sessionMs = 60 * minuteMs;
const lookMs = 2 * sessionMs;
/** Stripe wants 30 minutes of life in a new session: later than this, an attempt without one begins anew. */
const createWithinMs = 25 * minuteMs;
const rounds = 4;

/** A person has at most one session that can be paid: the next is opened only when Stripe says that it no longer is. */
export function createCheckout(services: Services, stripe: Stripe, site: Site, sync: Sync) {
  const { db, now, env, log } = services;

  return async function openCheckout(userId: string, termsAccepted: boolean): Promise<string> {
    for (let round = 0; round < rounds; round += 1) {
      // Also takes back a customer that we had lost sight of: nobody gets a second one.
      await sync(userId);
      const url = await tryCheckout(userId, termsAccepted).catch((error: unknown) => {
        if (isKeyReused(error)) return null;
        throw error;
      });
      if (url) return url;
    }
    throw new Failure('unavailable');
  };

  async function tryCheckout(userId: string, termsAccepted: boolean): Promise<string | null> {
    const customer = await requireCustomer(services, stripe, site, userId);
    const { sold, at } = await lookAtPrice(stripe, env.payments.priceId);
    const account = await claimAttempt(userId, termsAccepted, at ?? now());
    refuseTwice(account);
    await refuseRepeatedReturns(userId, await findDisputed(stripe, customer));
    const session = await getSession(userId, customer, account, sold);
    if (session?.status === 'open' && session.url) {
      if (sold && session.amount_total === premium.cents) return session.url;
      // It was opened for another price, and can be paid for as long as it is open.
      await stripe.checkout.sessions.expire(session.id);
    }
    await db.asService((tx) => nextAttempt(tx, userId, account.checkout_attempt));
    return null;
  }

  /** No withdrawal is ever refused. But the law does not oblige us to contract again with whoever leaves one after another. */
  async function refuseRepeatedReturns(userId: string, disputed: readonly Disputed[]): Promise<void> {
    const returns = await db.asService((tx) => findReturns(tx, env, userId, now(), disputed));
    const first = returns[premium.returnsPerYear - 1];
    if (!first) return;
    const day = dayInSpain.format(yearAfter(first));
    throw new Failure('duplicate', { message: fill(refusals.leftTooOften, { day }) });
  }

  /** What everyone who asks at once agrees on: the attempt and when it began, by Stripe's clock: it says how long a session may live. */
  function claimAttempt(userId: string, termsAccepted: boolean, at: Date): Promise<Account> {
    return db.asService(async (tx) => {
      const lookUntil = new Date(now().getTime() + lookMs);
      const { checkout_opened_at: opened, checkout_session_id: session } = billing_accounts;
      const isStale = and(isNull(session), not(wasWithin(createWithinMs, opened, at)));
      await newAttempt(tx, userId, at, or(not(wasWithin(sessionMs, opened, at)), isStale));
      const terms = termsAccepted && { terms_version: currentTermsVersion };
      await changeAccount(tx, userId, { attention_until: lookUntil, ...terms });
      const account = await findAccount(tx, userId);
      if (!account) throw new Failure('unauthenticated');
      return account;
    });
  }

  async function getSession(userId: string, customer: string, account: Account, sold: boolean) {
    try {
      if (account.checkout_session_id)
        return await stripe.checkout.sessions.retrieve(account.checkout_session_id);
      return await keepSession(userId, account, await openSession(userId, customer, account, sold));
    } catch (error) {
      if (isCustomerMissing(error)) await forgetCustomer(services, userId, customer);
      else if (!account.checkout_session_id || !isMissing(error)) throw error;
      return null;
    }
  }

  async function openSession(userId: string, customer: string, account: Account, sold: boolean) {
    // One that a crash kept us from writing down, or that was opened beside us, is as good.
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 1 });
    if (data[0]) return data[0];
    if (!sold) {
      log.error('STRIPE_PRICE_ID is not the price that the pages say');
      throw new Failure('unavailable');
    }
    const metadata = await site.mark(userId);
    return stripe.checkout.sessions
      .create(
        {
          mode: 'subscription',
          // Paid or not at once: what is under way for days could not be paid back on time.
          allowed_payment_method_types: ['card'],
          customer,
          client_reference_id: userId,
          line_items: [{ price: env.payments.priceId, quantity: 1 }],
          success_url: `${env.PUBLIC_URL}/perfil?success=true`,
          cancel_url: `${env.PUBLIC_URL}/premium`,
          locale: 'es',
          expires_at: Math.floor((Number(account.checkout_opened_at) + sessionMs) / 1_000),
          metadata,
          subscription_data: { metadata },
        },
        // The same for everyone in this attempt: Stripe answers them all with the one session.
        { idempotencyKey: `checkout-${userId}-${account.checkout_attempt}` },
      )
      .catch(async (error: unknown) => {
        // Stripe repeats a failure to the same key for a day.
        await db.asService((tx) => nextAttempt(tx, userId, account.checkout_attempt));
        throw error;
      });
  }

  async function keepSession(userId: string, account: Account, session: Stripe.Checkout.Session) {
    const { user_id, checkout_attempt } = billing_accounts;
    const isSame = eq(checkout_attempt, account.checkout_attempt);
    const kept = await db.asService((tx) =>
      changeAccount(tx, userId, { checkout_session_id: session.id }, isSame).returning({ user_id }),
    );
    if (kept.length > 0) return session;
    if (await db.asService((tx) => findAccount(tx, userId)))
      return { ...session, status: 'expired' as const };
    // The account was erased meanwhile: nobody must pay on it.
    await stripe.checkout.sessions.expire(session.id);
    throw new Failure('unauthenticated');
  }
}

function refuseTwice({ status, returned }: Account): void {
  if (!isLive(status) || returned) return;
  const owing = status === 'past_due' || status === 'unpaid' || status === 'paused';
  throw new Failure('duplicate', { message: owing ? refusals.owing : refusals.pro });
}
