import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../../test/rig/cluster.ts';
import { freePort } from '../../test/rig/free-port.ts';
import { underLoad } from '../load.ts';
import { openFront, openPooler } from '../proxies.ts';
import { type Report, seconds } from '../report.ts';
import { openWorld } from '../world.ts';

const mostKills = 40;
/** On a machine that is busy with other things an instance takes its time to start. */
const withinMs = 45_000;
const poolerEvery = 6;
const boundMs = 40_000;

export async function kills(report: Report): Promise<void> {
  const cluster = await Cluster.create('kills');
  await cluster.createDatabase();
  const [publicPort, poolerPort] = [await freePort(), await freePort()];
  await using pooler = await openPooler(poolerPort, cluster);
  await using world = await openWorld({
    name: 'kills',
    cluster,
    instances: 3,
    publicPort,
    allowBroken: true,
    databaseUrl: () => cluster.url(poolerPort),
    env: { DRAIN_SECONDS: '1', DATABASE_POOL: '20', TRUSTED_PROXIES: '1' },
  });
  const { instances, outside } = world;
  await using _front = await openFront(
    publicPort,
    outside.port,
    instances.map(({ port }) => port),
  );
  await underLoad(report, world, { people: 24, boundMs }, async () => {
    await sleep(2_000);
    const started = performance.now();
    const killed = { SIGKILL: 0, SIGTERM: 0 };
    let poolers = 0;
    const starting: Promise<void>[] = [];
    for (let n = 1; n <= mostKills && performance.now() - started < withinMs; ) {
      await sleep(200 + Math.random() * 800);
      const serving = instances.filter((one) => one.alive);
      const victim = serving[Math.floor(Math.random() * serving.length)];
      // One is left, as behind any balancer.
      if (!victim || serving.length < 2) continue;
      const signal = Math.random() < 0.6 ? 'SIGKILL' : 'SIGTERM';
      killed[signal] += 1;
      starting.push(victim.kill(signal).then(() => victim.start()));
      if (n % poolerEvery === 0) {
        await pooler.restart();
        poolers += 1;
      }
      n += 1;
    }
    await Promise.all(starting);
    report.figure(
      'kills',
      `${killed.SIGKILL} with SIGKILL, ${killed.SIGTERM} with SIGTERM, PgBouncer ${poolers}`,
    );
    report.figure('in', seconds(performance.now() - started));
  });
  report.figure('lines broken', world.journal.broken);
}
