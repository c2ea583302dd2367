import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { feedback, outcomes, sessions, sign_in_attempts, threads } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { sweepCounters } from './kept-counters.server.ts';

const dayMs = 24 * 3_600_000;
/** What people said of answers. The legal texts say the same. */
export const saidKeptDays = { text: 90, mark: 365 } as const;

async function sweepAfterwards(tx: Tx, at: Date): Promise<void> {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs);
  await tx.delete(feedback).where(lt(feedback.created_at, ago(saidKeptDays.mark)));
  await tx.delete(outcomes).where(lt(outcomes.created_at, ago(saidKeptDays.mark)));
  await tx
    .update(feedback)
    .set({ text: null })
    .where(and(isNotNull(feedback.text), lt(feedback.created_at, ago(saidKeptDays.text))));
}

export async function sweepSessions({ db, now }: Services): Promise<void> {
  const { expires_at, absolute_expires_at } = sessions;
  const sweep = async (tx: Tx) => {
    await tx.delete(sessions).where(or(lt(expires_at, now()), lt(absolute_expires_at, now())));
    await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.expires_at, now()));
    await tx.delete(threads).where(lt(threads.keep_until, now()));
    await sweepAfterwards(tx, now());
    await sweepCounters(tx, now());
  };
  await db.asService(sweep, { mayTakeLong: true });
}
