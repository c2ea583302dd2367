import { lt, or } from 'drizzle-orm';
import { sessions, sign_in_attempts, threads } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { sweepCounters } from './kept-counters.server.ts';

/** Forgets sessions, sign-ins, threads and the counters of erased accounts when their time is over. */
export async function sweepSessions({ db, now }: Services): Promise<void> {
  await db.asService(
    async (tx) => {
      await tx
        .delete(sessions)
        .where(or(lt(sessions.expires_at, now()), lt(sessions.absolute_expires_at, now())));
      await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.expires_at, now()));
      await tx.delete(threads).where(lt(threads.keep_until, now()));
      await sweepCounters(tx, now());
    },
    { mayTakeLong: true },
  );
}
