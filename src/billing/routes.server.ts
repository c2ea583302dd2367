import { and, eq, isNotNull, not } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Surface } from '../account/sessions.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { wasWithin } from '../platform/moments.server.ts';
import { billing_accounts, profiles, type withdrawals } from '../platform/schema.server.ts';
import { type Account, changeAccount, findAccount } from './account.server.ts';
import type { createCheckout } from './checkout.server.ts';
import type { BillingAnswer, PlanStatus, SubscriptionAnswer } from './contract.ts';
import { premium } from './plans.ts';
import type { createPortal } from './portal.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import { isCustomerMissing } from './stripe.server.ts';
import { isLive, tierOf } from './stripe-state.server.ts';
import type { Sync } from './sync.server.ts';
import { getDeadline, type Withdrawals, withdrawalsOf } from './withdrawal.server.ts';

const portalMs = 60 * 60_000;
const lookEveryMs = 10_000;

const checkoutBody = z.object({ termsAccepted: z.literal(true).optional() }).default({});
const withdrawalBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('request') }),
  z.object({ action: z.literal('confirm'), id: z.uuid() }),
]);

interface Parts {
  openPortal: ReturnType<typeof createPortal>;
  sync: Sync;
  openCheckout: ReturnType<typeof createCheckout>;
  withdrawing: Withdrawals;
  deliver: () => void;
}

export function billingRoutes(surface: Surface, parts: Parts): Hono {
  const { db, now, surelyPast = now, log, requireUser, limits } = surface;
  const { openPortal, sync, openCheckout, withdrawing, deliver } = parts;
  const routes = new Hono();

  routes.post('/functions/create-checkout', async (c) => {
    const user = await requireUser(c);
    const { termsAccepted } = await readBody(c, checkoutBody);
    await limits.check(user.id, 'billing_user_minute');
    return c.json({ url: await openCheckout(user.id, termsAccepted === true) });
  });

  routes.post('/functions/check-subscription', async (c) => {
    const user = await requireUser(c);
    await limits.check(user.id, 'billing_user_minute');
    await sync(user.id);
    deliver();
    return c.json(await db.asService((tx) => readSubscription(tx, user.id)));
  });

  routes.post('/functions/customer-portal', async (c) => {
    const user = await requireUser(c);
    await limits.check(user.id, 'billing_user_minute');
    const account = await db.asService((tx) => findAccount(tx, user.id));
    const none = new Failure('not_found', { message: refusals.nothingToManage });
    if (!account?.stripe_customer_id) throw none;
    const url = await openPortal(account.stripe_customer_id, user.email).catch((error: unknown) => {
      throw isCustomerMissing(error) && !isLive(account.status) ? none : error;
    });
    const attention_until = new Date(now().getTime() + portalMs);
    await db.asService((tx) => changeAccount(tx, user.id, { attention_until }));
    return c.json({ url });
  });

  routes.get('/billing', async (c) => {
    const user = await requireUser(c);
    // Back from a checkout or the portal: what was done there shows at once, not when the webhook has come.
    if (await db.asService((tx) => claimLook(tx, user.id, now())))
      await sync(user.id).then(deliver, () => log.warn('profile shown without asking Stripe'));
    return c.json(await db.asService((tx) => readBilling(tx, user.id, surelyPast())));
  });

  routes.post('/billing/withdrawal', async (c) => {
    const user = await requireUser(c);
    const body = await readBody(c, withdrawalBody);
    await limits.check(user.id, 'billing_user_minute');
    if (body.action === 'request') return c.json(await withdrawing.request(user.id));
    const answer = await withdrawing.confirm(user.id, body.id);
    deliver();
    return c.json(answer);
  });

  return routes;
}

async function claimLook(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { user_id, attention_until, checked_at } = billing_accounts;
  const isDue = and(isNotNull(attention_until), not(wasWithin(lookEveryMs, checked_at, at)));
  const rows = await changeAccount(tx, userId, { checked_at: at }, isDue).returning({ user_id });
  return rows.length > 0;
}

async function readSubscription(tx: Tx, userId: string): Promise<SubscriptionAnswer> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new Failure('unauthenticated');
  return {
    subscribed: profile.subscription_tier === 'pro',
    subscription_tier: profile.subscription_tier,
    subscription_end: profile.subscription_end?.toISOString() ?? null,
  };
}

async function readBilling(tx: Tx, userId: string, at: Date): Promise<BillingAnswer> {
  const account = await findAccount(tx, userId);
  const subscription = account?.stripe_subscription_id;
  const mine = subscription ? await withdrawalsOf(tx, userId, subscription) : [];
  return presentBilling(account, mine.find(({ confirmed_at }) => confirmed_at) ?? null, at);
}

type Withdrawal = typeof withdrawals.$inferSelect;

function presentBilling(account: Account | null, withdrawal: Withdrawal | null, at: Date): BillingAnswer {
  const plan = account ? tierOf(account) : 'free';
  const status = account ? statusOf(account, withdrawal) : 'free';
  const deadline = withdrawal?.confirmed_at ? null : getDeadline(account, at);
  return {
    plan,
    status,
    renewsAt: status === 'active' ? iso(account?.current_period_end) : null,
    endsAt: status === 'cancelling' || status === 'ended' ? iso(account?.ends_at) : null,
    startedAt: iso(account?.started_at),
    priceCents: account?.price_cents ?? premium.cents,
    canManage: Boolean(account?.stripe_customer_id && account.stripe_subscription_id),
    withdrawal: deadline && { deadline: deadline.toISOString() },
    withdrawn: withdrawal?.confirmed_at
      ? {
          confirmedAt: withdrawal.confirmed_at.toISOString(),
          refundedCents: withdrawal.refunded_cents,
          owedCents: withdrawal.owed_cents,
          settled: withdrawal.settled_at !== null,
        }
      : null,
  };
}

function statusOf(
  { status, returned, cancel_at_period_end }: Account,
  withdrawal: Withdrawal | null,
): PlanStatus {
  if (withdrawal?.confirmed_at) return 'withdrawn';
  if (returned) return returned;
  if (status === 'past_due') return 'past_due';
  if (status === 'unpaid' || status === 'paused') return 'unpaid';
  if (isLive(status)) return cancel_at_period_end ? 'cancelling' : 'active';
  if (status === 'incomplete') return 'incomplete';
  return status === 'canceled' ? 'ended' : 'free';
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
