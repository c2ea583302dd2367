import { randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { parseEnv } from '../../src/platform/env.server.ts';
import { profiles, threads } from '../../src/platform/schema.server.ts';
import { silentLog } from '../rig/silent-log.ts';

/**
 * Starts a server whose clock is ahead by the first of AHEAD_DAYS, with a thread that somebody keeps for KEPT_DAYS from now on,
 * and says after a round of upkeep at each of AHEAD_DAYS how many are kept. A process of its own: a clock that is set back
 * leaves the timers of every PGlite beside it 100 days ahead.
 */
process.stdin.on('end', () => process.exit()).resume();
const dayMs = 24 * 3_600_000;
const startedAt = Date.now();
const inDays = (days: string | undefined) => startedAt + Number(days) * dayMs;
const [first, ...later] = (process.env.AHEAD_DAYS ?? '').split(',');
mock.timers.enable({ apis: ['Date'], now: inDays(first) });
const { start } = await import('../../src/app/start.server.ts');
const { db, upkeep, stop } = await start(parseEnv(process.env), silentLog, null);
const id = randomUUID();
const keep_until = new Date(inDays(process.env.KEPT_DAYS));
await db.asService((tx) => tx.insert(profiles).values({ id, email: 'a@example.test', name: 'Alex' }));
await db.asUser(id, (tx) => tx.insert(threads).values({ user_id: id, name: 'M.', keep_until }));
const counts: number[] = [];
for (const days of [first, ...later]) {
  mock.timers.setTime(inDays(days));
  await upkeep();
  counts.push(await db.asUser(id, (tx) => tx.$count(threads)));
}
await stop();
console.log(`kept ${counts}`);
process.exit();
