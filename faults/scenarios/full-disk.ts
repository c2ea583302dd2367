import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailDelivery } from '../../src/billing/mail-queue.server.ts';
import { openPostgres } from '../../src/platform/db-postgres.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createMailer } from '../../src/platform/mail.server.ts';
import { Cluster } from '../../test/rig/cluster.ts';
import { scratch } from '../../test/rig/scratch.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { underLoad } from '../load.ts';
import type { Report } from '../report.ts';
import { openWorld, type World } from '../world.ts';

const boundMs = 40_000;
const rounds = 3;
const laterMs = 10 * 60_000;

export async function fullDisk(report: Report): Promise<void> {
  using disk = mountSmallDisk('database-disk', 160);
  using outboxDisk = mountSmallDisk('outbox-disk', 2);
  const settings = ['max_wal_size=48MB', 'min_wal_size=32MB'];
  const cluster = await Cluster.create('data', { settings, folder: disk.folder });
  await cluster.createDatabase();
  await using world = await openWorld({ name: 'full-disk', instances: 2, cluster });
  for (const [n, one] of world.instances.entries())
    one.env = { ...one.env, DATA_DIR: join(outboxDisk.folder, String(n)) };
  await underLoad(report, world, { people: 12, boundMs }, async () => {
    outboxDisk.fill();
    await sleep(3_000);
    let downs = 0;
    for (let n = 0; n < rounds; n += 1) {
      disk.fill();
      await sleep(3_000);
      disk.free();
      // PostgreSQL stops itself when it can no longer write its log.
      if (!(await cluster.answers())) {
        downs += 1;
        await cluster.stop('fast');
        await cluster.start();
      }
      await sleep(2_500);
    }
    report.figure('times the disk was full', `${rounds}; PostgreSQL stopped itself ${downs} times`);
  });
  await checkMails(report, world, outboxDisk);
}

async function checkMails(
  report: Report,
  { cluster }: World,
  { folder, free }: ReturnType<typeof mountSmallDisk>,
): Promise<void> {
  const waiting = 'select count(*)::int as n from billing_mails where sent_at is null';
  const before = Number((await cluster.sql(waiting))[0]?.n);
  free();
  const env = parseEnv({ DATA_DIR: join(folder, 'later') });
  const db = await openPostgres(`${cluster.adminUrl}/salero`, 1, silentLog);
  const services = { db, log: silentLog, env, now: () => new Date(Date.now() + laterMs) };
  const deliver = createMailDelivery(services, createMailer(env, silentLog));
  for (let round = 0; round < 50 && Number((await cluster.sql(waiting))[0]?.n) > 0; round += 1)
    await deliver();
  await db.close();
  const written = before === 0 ? [] : readdirSync(join(folder, 'later', 'outbox'));
  report.figure('mails that waited for room', before);
  report.check('mails waited for room and then went out, each once', written.length === before && before > 0);
}

export function mayMount(): string | null {
  const folder = scratch('may-mount');
  mkdirSync(folder, { recursive: true });
  if (!mount(folder, 1)) return 'no right to mount a small file system';
  spawnSync('/usr/bin/umount', [folder]);
  return null;
}

/** A file system of its own, that can be filled to the last byte. */
function mountSmallDisk(name: string, megabytes: number) {
  const folder = scratch(name);
  mkdirSync(folder, { recursive: true });
  if (!mount(folder, megabytes)) throw new Error(`cannot mount ${folder}`);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of [1_048_576, 4_096, 1]) {
        const block = Buffer.alloc(size);
        try {
          while (writeSync(file, block) === size);
        } catch {}
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]: () => void spawnSync('/usr/bin/umount', ['-l', folder]),
  };
}

function mount(folder: string, megabytes: number): boolean {
  const options = `size=${megabytes}m,mode=0755`;
  return spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}
