import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { bookCosts } from '../platform/daily-spend.server.ts';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { codeOf } from '../platform/log.server.ts';
import {
  billing_accounts,
  billing_events,
  billing_mails,
  erasures,
  profiles,
  withdrawals,
} from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { dropTokenCookie } from './cookies.server.ts';
import { addErasures, erasureMark, erasuresKeptMs, forgetErasures } from './erasure-log.server.ts';
import { type Disputed, keepCounters } from './kept-counters.server.ts';
import { readBody } from './read-body.server.ts';
import type { Surface } from './sessions.server.ts';

const confirmation = z.object({ confirm: z.literal('ELIMINAR') });

interface Paying {
  customers: string[];
  disputed: Disputed[];
  /** By the provider's clock, which dates payments: ours may be wrong by days. Null where it does not tell. */
  at: Date | null;
}

export interface ErasureBilling {
  /** What this person is there. Ends nothing; where the provider does not answer, `endErased` asks again. */
  find(userId: string): Promise<Paying>;
  /** Ends what an erased person would still be charged for. What cannot be ended now is ended by upkeep. */
  endErased(mark: string): Promise<void>;
}

export const noBilling: ErasureBilling = {
  find: async () => ({ customers: [], disputed: [], at: null }),
  endErased: async () => {},
};

export function erasureRoutes(surface: Surface, billing = noBilling): Hono {
  const routes = new Hono();
  routes.delete('/', async (c) => {
    const user = await surface.requireUser(c);
    await readBody(c, confirmation);
    await surface.limits.check(user.id, 'billing_user_minute', 'erasure_user_day');
    await eraseAccount(surface, billing, user.id);
    dropTokenCookie(c, surface.env, 'session');
    return c.body(null, 204);
  });
  return routes;
}

/** As long as whoever erases waits for the provider. What it has not told or ended by then, upkeep asks again. */
const patienceMs = 3_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error('the provider is silent');
    }),
  ]);

export async function eraseAccount(
  services: Services,
  billing: ErasureBilling,
  userId: string,
): Promise<void> {
  const { db, env, log, now } = services;
  const mark = erasureMark(userId);
  // Whoever is in danger has this moment only. The id stands for whatever customers it has, until the provider answers.
  const unknown = { customers: [userId], disputed: [], at: null };
  const found = await inTime(billing.find(userId)).catch((error: unknown) => {
    log.warn('erased without the provider', { mark, code: codeOf(error) });
    return null;
  });
  const { customers, disputed, at } = found ?? unknown;
  const erased_at = at ?? now();
  const erasure = { mark, erased_at, customers };
  await db.asService((tx) => eraseRecorded(tx, env, userId, erasure, disputed), { mayTakeLong: true });
  log.info('account erased', { mark });
  await addErasures(env.DATA_DIR, [{ mark, erased_at }]).catch((error: unknown) =>
    log.warn('erasure not noted yet', { mark, code: codeOf(error) }),
  );
  if (found)
    await inTime(billing.endErased(mark)).catch(() => log.warn('erased account not looked at', { mark }));
}

/** What is on record goes to the log of this machine too: with it a restore finds who left after the copy. Forgets what no copy is old enough for. */
export async function noteErasures({ db, env, now, surelyPast = now }: Services): Promise<void> {
  const since = new Date(surelyPast().getTime() - erasuresKeptMs);
  const noted = { mark: erasures.mark, erased_at: erasures.erased_at };
  const recorded = await db.asService((tx) =>
    tx.select(noted).from(erasures).where(gte(erasures.erased_at, since)),
  );
  if (recorded.length > 0) await addErasures(env.DATA_DIR, recorded);
  await forgetErasures(env.DATA_DIR, since);
}

/** The law wants a withdrawal acknowledged: if that mail has not left, it outlives the account with nothing but its address. */
async function keepAcknowledgement(tx: Tx, userId: string): Promise<void> {
  const { user_id, kind, sent_at } = billing_mails;
  await tx
    .update(billing_mails)
    .set({ user_id: null, email: sql`(select email from ${profiles} where id = ${userId})` })
    .where(and(eq(user_id, userId), eq(kind, 'withdrawn'), isNull(sent_at)));
}

/** Paid back so lately that the bank may still refuse it. */
export const settledLately = (at: Date) =>
  gt(withdrawals.settled_at, new Date(at.getTime() - erasuresKeptMs));

export const isUnsettled = and(isNotNull(withdrawals.confirmed_at), isNull(withdrawals.settled_at));

/** What is left to do at the provider: the customer, and contracts not paid back yet, or lately, or whose refund the bank has refused. */
async function findDue(tx: Tx, userId: string, at: Date) {
  const left = await tx
    .select({ id: withdrawals.stripe_subscription_id })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.user_id, userId), or(isUnsettled, settledLately(at), gt(withdrawals.owed_cents, 0))),
    );
  const accounts = await tx
    .select({ customer: billing_accounts.stripe_customer_id })
    .from(billing_accounts)
    .where(eq(billing_accounts.user_id, userId));
  return {
    customers: accounts.flatMap(({ customer }) => customer ?? []),
    owed: left.length > 0 ? left.map(({ id }) => id) : null,
  };
}

export async function recordErasure(tx: Tx, erasure: Erasure): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

type Erasure = typeof erasures.$inferInsert;

/** The whole of an erasure in the database, the first time and where a restore repeats it. */
export async function eraseRecorded(
  tx: Tx,
  env: Env,
  userId: string,
  erasure: Erasure,
  disputed: readonly Disputed[] = [],
): Promise<void> {
  const { erased_at: at } = erasure;
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  if (!row) return;
  await keepAcknowledgement(tx, userId);
  const digests = await keepCounters(tx, env, userId, at, disputed);
  const due = await findDue(tx, userId, at);
  // What a call under way was expected to cost: without its row nobody could book anything of it.
  await tx.execute(sql`
    with ended as (
      select created_at, cost_micro_eur from generations where user_id = ${userId}::uuid and status = 'reserved' for update)
    ${bookCosts('ended')}`);
  // These outlive a profile by themselves; the other tables go with it.
  await tx.delete(billing_events).where(eq(billing_events.user_id, userId));
  await tx.delete(withdrawals).where(eq(withdrawals.user_id, userId));
  await tx.delete(profiles).where(eq(profiles.id, userId));
  const customers = [...new Set([...(erasure.customers ?? []), ...due.customers])];
  await recordErasure(tx, { ...erasure, customers, owed: due.owed, digests });
}
