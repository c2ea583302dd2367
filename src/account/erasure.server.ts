import { eq, like } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { billing_events, profiles, rate_limits, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { dropTokenCookie } from './cookies.server.ts';
import { erasureMark, noteErasure } from './erasure-log.server.ts';
import { readBody } from './read-body.server.ts';
import type { Sessions } from './sessions.server.ts';

const confirmation = z.object({ confirm: z.literal('ELIMINAR') });

/** Ends what costs this person money, and whatever else is kept about them at the payment provider. */
export type CancelBilling = (userId: string) => Promise<void>;

/** `DELETE /account`: everything, at once. */
export function erasureRoutes(
  { db, env, log, now }: Services,
  sessions: Sessions,
  cancelBilling: CancelBilling = async () => {},
): Hono {
  const routes = new Hono();

  routes.delete('/', async (c) => {
    const user = await sessions.requireUser(c);
    await readBody(c, confirmation);
    // First, and if it fails nothing is erased: an account that is gone could not stop the charges.
    await cancelBilling(user.id);
    await db.asService(
      async (tx) => {
        await eraseRows(tx, user.id);
        // Before the commit: what was erased and not noted would come back with an older copy of the database.
        await noteErasure(env.DATA_DIR, user.id, now());
      },
      { mayTakeLong: true },
    );
    log.info('account erased', { mark: erasureMark(user.id) });
    dropTokenCookie(c, env, 'session');
    return c.body(null, 204);
  });

  return routes;
}

export async function eraseRows(tx: Tx, userId: string): Promise<void> {
  // These outlive a profile by themselves; the other tables go with it.
  await tx.delete(billing_events).where(eq(billing_events.user_id, userId));
  await tx.delete(withdrawals).where(eq(withdrawals.user_id, userId));
  await tx.delete(rate_limits).where(like(rate_limits.key, `%:${userId}`));
  await tx.delete(profiles).where(eq(profiles.id, userId));
}
