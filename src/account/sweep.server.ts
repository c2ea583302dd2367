import { lt, or } from 'drizzle-orm';
import { sessions, sign_in_attempts } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';

/** Forgets sessions and sign-ins that have expired: nobody can use them, so nobody needs to hold them. */
export async function sweepSessions({ db, now }: Services): Promise<void> {
  await db.asService(
    async (tx) => {
      await tx
        .delete(sessions)
        .where(or(lt(sessions.expires_at, now()), lt(sessions.absolute_expires_at, now())));
      await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.expires_at, now()));
    },
    { mayTakeLong: true },
  );
}
