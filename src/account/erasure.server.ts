import { eq, like } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { billing_events, profiles, rate_limits, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { dropTokenCookie } from './cookies.server.ts';
import { readBody } from './read-body.server.ts';
import type { Sessions } from './sessions.server.ts';

const confirmation = z.object({ confirm: z.literal('ELIMINAR') });

/** Ends what costs this person money, and whatever else is kept about them at the payment provider. */
export type CancelBilling = (userId: string) => Promise<void>;

/** `DELETE /account`: everything, at once. */
export function erasureRoutes(
  { db, env }: Services,
  sessions: Sessions,
  cancelBilling: CancelBilling = async () => {},
): Hono {
  const routes = new Hono();

  routes.delete('/', async (c) => {
    const user = await sessions.requireUser(c);
    await readBody(c, confirmation);
    // First, and if it fails nothing is erased: an account that is gone could not stop the charges.
    await cancelBilling(user.id);
    await db.asService(async (tx) => {
      // These outlive a profile by themselves; the other tables go with it.
      await tx.delete(billing_events).where(eq(billing_events.user_id, user.id));
      await tx.delete(withdrawals).where(eq(withdrawals.user_id, user.id));
      await tx.delete(rate_limits).where(like(rate_limits.key, `%:${user.id}`));
      await tx.delete(profiles).where(eq(profiles.id, user.id));
    });
    dropTokenCookie(c, env, 'session');
    return c.body(null, 204);
  });

  return routes;
}
