import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { underLoad } from '../load.ts';
import { type Report, seconds } from '../report.ts';
import { openWorld, type World } from '../world.ts';

/** A text that is already written insists for 10 s on being delivered; everything else is given up sooner. */
const boundMs = 25_000;
/** However long it stands still: 3 s for a connection and 5 for an answer, on a busy machine. */
const failureBoundMs = 12_000;

export async function scarceDatabase(report: Report): Promise<void> {
  // Two instances want twenty connections; there are eleven.
  await using world = await openWorld({
    name: 'scarce',
    instances: 2,
    clusterSettings: ['max_connections=14', 'superuser_reserved_connections=3', 'fsync=on'],
  });
  using _resumed = { [Symbol.dispose]: () => world.cluster.resume() };
  await underLoad(report, world, { people: 24, boundMs }, async () => {
    await sleep(3_000);
    await takeConnections(world, 8, 4_000);
    await lock(world, 7_000);
    await slowCommits(world, 5_000);
    for (const ms of [1_500, 3_000]) {
      await standStill(world, ms);
      await sleep(1_500);
    }
    // Longer than any call may take.
    await standStill(world, 23_000);
    await sleep(1_000);
  });
  const { longestErrorMs } = world.journal;
  report.check(
    `every failure came within ${failureBoundMs / 1_000} s`,
    longestErrorMs <= failureBoundMs,
    seconds(longestErrorMs),
  );
}

async function takeConnections({ cluster }: World, count: number, ms: number): Promise<void> {
  const taken = Array.from({ length: count }, () => new Client({ connectionString: cluster.url() }));
  await Promise.allSettled(
    taken.map((client) => {
      client.on('error', () => {});
      return client.connect();
    }),
  );
  await sleep(ms);
  await Promise.allSettled(taken.map((client) => client.end()));
}

async function lock({ cluster }: World, ms: number): Promise<void> {
  await cluster.sql(
    `begin; lock table saved_bios in access exclusive mode; select pg_sleep(${ms / 1_000}); rollback`,
  );
}

/** As a slow disk: each flush of the log waits a tenth of a second more. */
async function slowCommits({ cluster }: World, ms: number): Promise<void> {
  const set = async (delay: number, siblings: number) => {
    await cluster.sql(`alter system set commit_delay = ${delay}`);
    await cluster.sql(`alter system set commit_siblings = ${siblings}`);
    await cluster.sql('select pg_reload_conf()');
  };
  await set(100_000, 0);
  await sleep(ms);
  await set(0, 5);
}

async function standStill({ cluster }: World, ms: number): Promise<void> {
  cluster.freeze();
  await sleep(ms);
  cluster.resume();
}
