import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepGenerations } from '../../src/generation/pipeline/sweep.server.ts';
import { openPostgres } from '../../src/platform/db-postgres.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { scratch } from '../../test/rig/scratch.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { requirePart } from '../debian.ts';
import { underLoad } from '../load.ts';
import type { Report } from '../report.ts';
import { openWorld, type World } from '../world.ts';

const hour = 3_600;
const steps: [first: number, second: number][] = [
  [hour, 0],
  [0, 0],
  [-hour, 0],
  [0, 25 * hour],
  [-5 * 60, 5 * 60],
  [0, 0],
];
const stepMs = 4_000;
const boundMs = 40_000;

export async function clock(report: Report): Promise<void> {
  await using world = await openWorld({
    name: 'clock',
    instances: 2,
    // On, because windows are counted by the clock; each person comes from an address of their own.
    env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' },
  });
  for (const [n, one] of world.instances.entries()) one.env = { ...one.env, ...fakeClock(n) };
  await underLoad(report, world, { people: 12, boundMs }, async () => {
    for (const offsets of steps) {
      for (const [n, offset] of offsets.entries()) setClock(n, offset);
      await sleep(stepMs / 2);
      if (offsets.some((offset) => offset > 0)) await sweepAs(world, Math.max(...offsets));
      await sleep(stepMs / 2);
    }
  });
  report.figure('steps', steps.map((pair) => pair.map((one) => `${one / 60} min`).join(' and ')).join('; '));
}

const clockFile = (n: number) => scratch(`clock-of-${n}`);

function fakeClock(n: number): Record<string, string> {
  setClock(n, 0);
  return {
    LD_PRELOAD: requirePart('libfaketime'),
    FAKETIME_TIMESTAMP_FILE: clockFile(n),
    FAKETIME_CACHE_DURATION: '1',
    // Timers go by this one, which no clock step moves.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function setClock(n: number, seconds: number): void {
  writeFileSync(clockFile(n), `${seconds < 0 ? '' : '+'}${seconds}`);
}

/** What an instance whose clock is ahead does each minute: it must end no call that another one runs. */
async function sweepAs({ cluster }: World, aheadSeconds: number): Promise<void> {
  const db = await openPostgres(`${cluster.adminUrl}/salero`, 1, silentLog);
  const now = () => new Date(Date.now() + aheadSeconds * 1_000);
  await sweepGenerations({ db, log: silentLog, env: parseEnv({}), now });
  await db.close();
}
