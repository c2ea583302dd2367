import { and, eq, isNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { billing_events, billing_mails, erasures, profiles, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { dropTokenCookie } from './cookies.server.ts';
import { erasureMark, noteErasure, noteUndone } from './erasure-log.server.ts';
import { keepCounters } from './kept-counters.server.ts';
import { readBody } from './read-body.server.ts';
import type { Sessions } from './sessions.server.ts';

const lookAgainMs = 10_000;

const confirmation = z.object({ confirm: z.literal('ELIMINAR') });

/** The payment provider, as far as an erasure needs it. */
export interface ErasureBilling {
  /** The customers that this person is there. Ends nothing; rejects when the provider does not answer. */
  findCustomers(userId: string): Promise<string[]>;
  /** Ends what erased people would still be charged for. What cannot be ended now is ended by a later call. */
  endErased(): Promise<void>;
}

const noBilling: ErasureBilling = { findCustomers: async () => [], endErased: async () => {} };

/** `DELETE /account`: everything, at once. */
export function erasureRoutes(
  { db, env, log, now }: Services,
  sessions: Sessions,
  billing: ErasureBilling = noBilling,
): Hono {
  const routes = new Hono();

  /** A note of an erasure that was rolled back would erase a living account at the next restore. */
  async function undoUnlessErased(userId: string, noted: readonly Date[]): Promise<void> {
    if (noted.length === 0) return;
    try {
      // The lock waits for a commit that the database may still be at while its connection to us is gone.
      const living = await db.asService((tx) =>
        tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('share'),
      );
      if (living.length > 0) for (const at of noted) await noteUndone(env.DATA_DIR, userId, at);
    } catch {
      log.warn('not known yet whether an account was erased', { mark: erasureMark(userId) });
      setTimeout(() => void undoUnlessErased(userId, noted), lookAgainMs).unref();
    }
  }

  routes.delete('/', async (c) => {
    const user = await sessions.requireUser(c);
    await readBody(c, confirmation);
    // While the provider is away nothing is erased: the record below has to name what is to be ended there.
    const customers = await billing.findCustomers(user.id);
    const noted: Date[] = [];
    const erased = db.asService(
      async (tx) => {
        await keepAcknowledgement(tx, user.id);
        await keepCounters(tx, env, user.id, now());
        await eraseRows(tx, user.id);
        await recordErasure(tx, { mark: erasureMark(user.id), erased_at: now(), customers });
        // Before the commit: what was erased and not noted would come back with an older copy of the database.
        const at = now();
        noted.push(at);
        await noteErasure(env.DATA_DIR, user.id, at);
      },
      { mayTakeLong: true },
    );
    await erased.catch(async (error) => {
      await undoUnlessErased(user.id, noted);
      throw error;
    });
    log.info('account erased', { mark: erasureMark(user.id) });
    // Only now: an erasure that failed must not have ended anything.
    await billing.endErased().catch(() => log.warn('erased accounts not looked at'));
    dropTokenCookie(c, env, 'session');
    return c.body(null, 204);
  });

  return routes;
}

/** The law wants a withdrawal acknowledged: if that mail has not left, it outlives the account with nothing but its address. */
async function keepAcknowledgement(tx: Tx, userId: string): Promise<void> {
  const { user_id, kind, sent_at } = billing_mails;
  await tx
    .update(billing_mails)
    .set({ user_id: null, email: sql`(select email from ${profiles} where id = ${userId})` })
    .where(and(eq(user_id, userId), eq(kind, 'withdrawn'), isNull(sent_at)));
}

export async function recordErasure(tx: Tx, erasure: typeof erasures.$inferInsert): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

export async function eraseRows(tx: Tx, userId: string): Promise<void> {
  // These outlive a profile by themselves; the other tables go with it.
  await tx.delete(billing_events).where(eq(billing_events.user_id, userId));
  await tx.delete(withdrawals).where(eq(withdrawals.user_id, userId));
  await tx.delete(profiles).where(eq(profiles.id, userId));
}
