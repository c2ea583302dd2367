import { and, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { bookCosts } from '../platform/daily-spend.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { wasWithin } from '../platform/moments.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
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
import {
  erasureMark,
  erasuresKeptMs,
  forgetErasures,
  noteErasure,
  noteUndone,
} from './erasure-log.server.ts';
import { type Disputed, keepCounters } from './kept-counters.server.ts';
import { readBody } from './read-body.server.ts';

const erasureMs = 5 * 60_000;
const erasureLogKey = 7_253_702;

const confirmation = z.object({ confirm: z.literal('ELIMINAR') });

export interface ErasureBilling {
  /** The customers that this person is there. Ends nothing; rejects when the provider does not answer. */
  findCustomers(userId: string): Promise<string[]>;
  findDisputed(customers: readonly string[]): Promise<Disputed[]>;
  /** By the provider's clock, which dates payments: ours may be wrong by days. Null where it does not tell. */
  time(): Promise<Date | null>;
  /** Ends what an erased person would still be charged for. What cannot be ended now is ended by upkeep. */
  endErased(mark: string): Promise<void>;
}

export const noBilling: ErasureBilling = {
  findCustomers: async () => [],
  findDisputed: async () => [],
  time: async () => null,
  endErased: async () => {},
};

export function erasureRoutes(
  services: Services,
  sessions: { requireUser(c: Context): Promise<{ id: string }> },
  limits: RateLimits,
  billing = noBilling,
): Hono {
  const routes = new Hono();
  routes.delete('/', async (c) => {
    const user = await sessions.requireUser(c);
    await readBody(c, confirmation);
    await limits.check(user.id, 'billing_user_minute', 'erasure_user_day');
    await eraseAccount(services, billing, user.id);
    dropTokenCookie(c, services.env, 'session');
    return c.body(null, 204);
  });
  return routes;
}

export async function eraseAccount(
  { db, env, log, now }: Services,
  billing: ErasureBilling,
  userId: string,
): Promise<void> {
  const mark = erasureMark(userId);
  const customers = await billing.findCustomers(userId);
  const disputed = await billing.findDisputed(customers);
  const erased_at = (await billing.time()) ?? now();
  // Committed by itself: should the erasure be rolled back after its note, upkeep knows which note to undo.
  await db.asService(async (tx) => {
    const [before] = await lockProfile(tx, userId);
    if (before?.at) {
      await lockErasureLog(tx);
      await noteUndone(env.DATA_DIR, userId, before.at);
    }
    // Never the time of an earlier try, whose note is undone.
    const at = new Date(Math.max(now().getTime(), (before?.at?.getTime() ?? 0) + 1));
    await tx.update(profiles).set({ erasing_at: at }).where(eq(profiles.id, userId));
  });
  await db.asService(
    async (tx) => {
      const [row] = await lockProfile(tx, userId);
      if (!row) return;
      // Upkeep has undone this erasure already: it took too long to come here.
      if (!row.at) throw new Failure('unavailable');
      await keepAcknowledgement(tx, userId);
      const digests = await keepCounters(tx, env, userId, now(), disputed);
      const due = await findDue(tx, userId, now());
      await eraseRows(tx, userId);
      await recordErasure(tx, {
        mark,
        erased_at,
        customers: [...new Set([...customers, ...due.customers])],
        owed: due.owed,
        digests,
      });
      await lockErasureLog(tx);
      // Before the commit: what was erased and not noted would come back with an older copy of the database.
      await noteErasure(env.DATA_DIR, userId, row.at);
    },
    { mayTakeLong: true },
  );
  log.info('account erased', { mark });
  await billing.endErased(mark).catch(() => log.warn('erased account not looked at', { mark }));
}

/** An erasure that was rolled back must not erase a living account at the next restore. Forgets notes that no copy is old enough for. */
export async function settleErasures({ db, env, now, surelyPast = now }: Services): Promise<void> {
  await db.asService(
    async (tx) => {
      await lockErasureLog(tx);
      const undone = await tx
        .select({ id: profiles.id, at: profiles.erasing_at })
        .from(profiles)
        .where(and(isNotNull(profiles.erasing_at), not(wasWithin(erasureMs, profiles.erasing_at, now()))))
        // A locked one is being erased, or committed by a database that has lost its connection to us.
        .for('update', { skipLocked: true });
      for (const { id, at } of undone) {
        if (at) await noteUndone(env.DATA_DIR, id, at);
        await tx.update(profiles).set({ erasing_at: null }).where(eq(profiles.id, id));
      }
      await forgetErasures(env.DATA_DIR, new Date(surelyPast().getTime() - erasuresKeptMs));
    },
    { mayTakeLong: true },
  );
}

const lockProfile = (tx: Tx, userId: string) =>
  tx.select({ at: profiles.erasing_at }).from(profiles).where(eq(profiles.id, userId)).for('update');

/** Several instances may share the file. Until the end of the transaction. */
const lockErasureLog = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${erasureLogKey})`);

/** The law wants a withdrawal acknowledged: if that mail has not left, it outlives the account with nothing but its address. */
async function keepAcknowledgement(tx: Tx, userId: string): Promise<void> {
  const { user_id, kind, sent_at } = billing_mails;
  await tx
    .update(billing_mails)
    .set({ user_id: null, email: sql`(select email from ${profiles} where id = ${userId})` })
    .where(and(eq(user_id, userId), eq(kind, 'withdrawn'), isNull(sent_at)));
}

export const isUnsettled = and(isNotNull(withdrawals.confirmed_at), isNull(withdrawals.settled_at));

/** What is left to do at the provider: the customer, and contracts not paid back yet, or so lately that the bank may still refuse it. */
export async function findDue(tx: Tx, userId: string, at: Date) {
  const lately = gt(withdrawals.settled_at, new Date(at.getTime() - erasuresKeptMs));
  const left = await tx
    .select({ id: withdrawals.stripe_subscription_id })
    .from(withdrawals)
    .where(and(eq(withdrawals.user_id, userId), or(isUnsettled, lately)));
  const accounts = await tx
    .select({ customer: billing_accounts.stripe_customer_id })
    .from(billing_accounts)
    .where(eq(billing_accounts.user_id, userId));
  return {
    customers: accounts.flatMap(({ customer }) => customer ?? []),
    owed: left.length > 0 ? left.map(({ id }) => id) : null,
  };
}

export async function recordErasure(tx: Tx, erasure: typeof erasures.$inferInsert): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

export async function eraseRows(tx: Tx, userId: string): Promise<void> {
  // What a call under way was expected to cost: without its row nobody could book anything of it.
  await tx.execute(sql`
    with ended as (
      select created_at, cost_micro_eur from generations where user_id = ${userId}::uuid and status = 'reserved' for update)
    ${bookCosts('ended')}`);
  // These outlive a profile by themselves; the other tables go with it.
  await tx.delete(billing_events).where(eq(billing_events.user_id, userId));
  await tx.delete(withdrawals).where(eq(withdrawals.user_id, userId));
  await tx.delete(profiles).where(eq(profiles.id, userId));
}
