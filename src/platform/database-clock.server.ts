import { sql } from 'drizzle-orm';
import type { Metrics } from './metrics.server.ts';
import { site } from './schema.server.ts';
import type { Services } from './services.server.ts';

const tolerableMs = 2_000;
/** How many times as fast as time itself what is surely past may follow a clock that has jumped, or a long sleep. */
const mostPace = 24;

/** By the database's clock limits are counted and things come to their end: an instance whose clock runs ahead would forget them. */
export function createDatabaseClock(
  { db, log, metrics }: Pick<Services, 'db' | 'log'> & { metrics: Metrics },
  own: Services['now'] = () => new Date(),
) {
  let theirs: { at: number; since: number } | null = null;
  metrics.gauge('salero_clock_ahead_seconds', 'Own clock ahead of the database’s, 0 where they agree', () =>
    theirs ? (own().getTime() - now().getTime()) / 1_000 : 0,
  );
  let seen: { at: number; since: number } | null = null;
  const now = () => (theirs ? new Date(theirs.at + performance.now() - theirs.since) : own());
  const reached = () =>
    seen ? seen.at + (performance.now() - seen.since) * mostPace : Number.POSITIVE_INFINITY;
  const surelyPast = () => new Date(Math.min(now().getTime(), own().getTime(), reached()));

  return {
    now,

    /** The earliest: what is over by it is over whichever is right, and nothing else is forgotten for good. */
    surelyPast,

    async look(): Promise<void> {
      const asked = own().getTime();
      const { rows } = await db.asService(
        (tx) =>
          tx.execute<{ at: number; seen: number | null }>(sql`select
            extract(epoch from clock_timestamp())::float * 1000 as at,
            (select extract(epoch from seen_at)::float * 1000 from site) as seen`),
        { readsAtOnce: true },
      );
      const at = Number(rows[0]?.at);
      const [least, most] = [at - own().getTime(), at - asked];
      const agrees = least < tolerableMs && most > -tolerableMs;
      const aheadMs = (least + most) / 2;
      theirs = agrees ? null : { at: own().getTime() + aheadMs, since: performance.now() };
      // Both may be one clock, of a machine that woke with a wrong date.
      const before = seen ? null : rows[0]?.seen;
      seen = { at: before ?? surelyPast().getTime(), since: performance.now() };
      await db.asService((tx) => tx.update(site).set({ seen_at: surelyPast() }));
      if (!agrees) log.warn('own clock and the database’s differ', { seconds: Math.round(-aheadMs / 1_000) });
    },
  };
}
