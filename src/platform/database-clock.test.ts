import { expect, test } from 'vitest';
import { startChild } from '../../test/children/child.ts';
import { createUser, describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { sweepSessions } from '../account/sweep.server.ts';
import { start } from '../app/start.server.ts';
import { createDatabaseClock } from './database-clock.server.ts';
import type { Database } from './db.server.ts';
import { parseEnv } from './env.server.ts';
import { createLogger } from './log.server.ts';
import { Metrics } from './metrics.server.ts';
import { createRateLimits } from './rate-limits.server.ts';

const dayMs = 24 * 3_600_000;

describeEngines('an instance whose clock is 100 days ahead', (open) => {
  const logged: string[] = [];
  const log = createLogger((line) => logged.push(line));

  /** As an instance whose own clock is that far ahead sees things. */
  async function withClock(db: Database, aheadDays: () => number) {
    const metrics = new Metrics();
    const own = () => new Date(Date.now() + aheadDays() * dayMs);
    const clock = createDatabaseClock({ db, log, metrics }, own);
    await clock.look();
    return { db, env: parseEnv({ RATE_LIMIT_SCALE: '0.05' }), log, metrics, ...clock };
  }

  /** What a server says that is stopped after a round of upkeep at each of these clocks. */
  const keptBy = async (AHEAD_DAYS: string, KEPT_DAYS: string, env?: Record<string, string>) =>
    startChild('clock-ahead.ts', { ...(env ?? (await open.env())), PORT: '0', AHEAD_DAYS, KEPT_DAYS }).line(
      'kept',
    );

  test('forgets nobody before their time, and tells', async () => {
    const db = await open();
    logged.length = 0;
    const [ahead, right] = [await withClock(db, () => 100), await withClock(db, () => 0)];
    const user = await createUser(db);
    await db.asSuperuser(`insert into threads (user_id, name, keep_until) values
      ('${user}', 'M.', now() + interval '90 days'), ('${user}', 'N.', now() - interval '1 day')`);
    await sweepSessions(ahead);
    expect(await db.asSuperuser('select name from threads')).toEqual([{ name: 'M.' }]);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'own clock and the database’s differ', seconds: 100 * 24 * 3_600 },
    ]);
    expect(ahead.metrics.render()).toMatch(/^salero_clock_ahead_seconds 86[34]\d{4}(\.\d+)?$/m);
    expect(right.metrics.render()).toContain('\nsalero_clock_ahead_seconds 0\n');
  });

  test('or one that is right beside a database whose clock is ahead, forgets nothing for good that one of the two keeps', async () => {
    const db = await open();
    // As the database sees it, our clock is 100 days behind.
    const behind = await withClock(db, () => -100);
    expect(Math.abs(behind.now().getTime() - Date.now())).toBeLessThan(dayMs);
    const user = await createUser(db);
    await db.asSuperuser(`insert into threads (user_id, name, keep_until) values
      ('${user}', 'M.', now() - interval '10 days'), ('${user}', 'N.', now() - interval '101 days')`);
    await sweepSessions({ ...behind, now: behind.surelyPast });
    expect(await db.asSuperuser(`select name from threads where user_id = '${user}'`)).toEqual([
      { name: 'M.' },
    ]);
  });

  // PGlite has no clock but the one of its process.
  test.skipIf(open.engine === 'pglite')('forgets nothing so in the rounds of upkeep either', async () => {
    expect(await keptBy('-100', '-99')).toBe('kept 1');
  });

  // One machine, one clock for both, as where the database runs beside the server.
  test.skipIf(open.engine === 'postgres')(
    'and its database with it, forgets no more than a little earlier',
    async () => {
      const env = await open.env();
      const { stop } = await start(parseEnv({ ...env, PORT: '0' }), silentLog, null);
      await stop();
      expect(await keptBy('100', '90', env)).toBe('kept 1');
    },
  );

  test('is not wrong the other way once its clock is set right', async () => {
    const db = await open();
    let aheadDays = 100;
    const mended = await withClock(db, () => aheadDays);
    aheadDays = 0;
    expect(Math.abs(mended.now().getTime() - Date.now())).toBeLessThan(dayMs);
  });

  test('opens no window of a limit again, nor does another one beside it', async () => {
    const db = await open();
    const instances = [await withClock(db, () => 0), await withClock(db, () => 100)].map(createRateLimits);
    const outcomes: string[] = [];
    // Twice as many as the limit, and two: a window of the clock may end on the way.
    for (let call = 0; call < 6; call += 1)
      for (const limits of instances)
        await limits.check('x', 'generation_user_hour').then(
          () => outcomes.push('taken'),
          ({ code }) => outcomes.push(code),
        );
    expect(outcomes).toContain('rate_limited');
  });

  // PGlite has no clock but the one of its process.
  test.skipIf(open.engine === 'pglite')(
    'learns so when it starts and before each round of upkeep',
    async () => {
      expect(await keptBy('100,200', '90')).toBe('kept 1,1');
    },
  );
});
