import { sql } from 'drizzle-orm';
import type { Metrics } from './metrics.server.ts';
import type { Services } from './services.server.ts';

const tolerableMs = 2_000;

/** By the database's clock limits are counted and things come to their end: an instance whose clock runs ahead would forget them. */
export function createDatabaseClock(
  { db, log, metrics }: Pick<Services, 'db' | 'log'> & { metrics: Metrics },
  own: Services['now'] = () => new Date(),
) {
  let theirs: { at: number; since: number } | null = null;
  metrics.gauge('salero_clock_ahead_seconds', 'Own clock ahead of the database’s, 0 where they agree', () =>
    theirs ? (own().getTime() - now().getTime()) / 1_000 : 0,
  );
  const now = () => (theirs ? new Date(theirs.at + performance.now() - theirs.since) : own());
  return {
    now,

    /** The earlier of the two: what is over by it is over whichever is right, and nothing else is forgotten for good. */
    surelyPast: () => new Date(Math.min(now().getTime(), own().getTime())),

    async look(): Promise<void> {
      const asked = own().getTime();
      const { rows } = await db.asService(
        (tx) =>
          tx.execute<{ at: number }>(sql`select extract(epoch from clock_timestamp())::float * 1000 as at`),
        { readsAtOnce: true },
      );
      const at = Number(rows[0]?.at);
      const [least, most] = [at - own().getTime(), at - asked];
      const agrees = least < tolerableMs && most > -tolerableMs;
      const aheadMs = (least + most) / 2;
      theirs = agrees ? null : { at: own().getTime() + aheadMs, since: performance.now() };
      if (!agrees) log.warn('own clock and the database’s differ', { seconds: Math.round(-aheadMs / 1_000) });
    },
  };
}
