import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../../test/rig/cluster.ts';
import { listen } from '../../test/rig/listen.ts';
import { underLoad } from '../load.ts';
import { type Report, seconds } from '../report.ts';
import { openWorld } from '../world.ts';

const times = 4;
const boundMs = 15_000;
const outageMs = 700;

/** The machine of the primary is lost for good; its synchronous replica takes over, and another is built from it. */
export async function failover(report: Report): Promise<void> {
  let primary = await Cluster.create('node-0');
  await using _last = { [Symbol.asyncDispose]: () => primary.close() };
  await primary.createDatabase();
  let lost = false;
  using front = await openFront(() => (lost ? undefined : primary.port));
  await using world = await openWorld({
    name: 'failover',
    cluster: primary,
    instances: 2,
    databaseUrl: (cluster) => cluster.url(front.port),
  });
  const away: number[] = [];
  await underLoad(report, world, { people: 20, boundMs }, async () => {
    for (let n = 1; n <= times; n += 1) {
      const replica = await follow(primary, `node-${n}`);
      await sleep(1_500);
      const started = performance.now();
      await primary.stop('crash');
      lost = true;
      await sleep(Math.random() * outageMs);
      await replica.promote();
      await primary.close();
      world.cluster = primary = replica;
      lost = false;
      while (!(await fetch(`${world.instances[0]?.url}/readyz`)).ok) await sleep(20);
      away.push(performance.now() - started);
      await sleep(1_500);
    }
  });
  report.figure('primaries lost', times);
  report.figure('from the loss to ready again', away.map(seconds).join(', '));
}

/** A replica that every commit waits for. */
async function follow(primary: Cluster, name: string): Promise<Cluster> {
  const replica = await primary.replica(name);
  await primary.sql(`alter system set synchronous_standby_names = '*'`);
  await primary.sql('select pg_reload_conf()');
  const inStep = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
  while ((await primary.sql(inStep)).length === 0) await sleep(30);
  return replica;
}

/** Leads to whoever may be written to, as a proxy does that is told by the agent beside each PostgreSQL. */
async function openFront(primaryPort: () => number | undefined) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const port = primaryPort();
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    if (!port) return void socket.destroy();
    const way = connect(port, '127.0.0.1').on('error', () => socket.destroy());
    socket.on('close', () => way.destroy());
    socket.pipe(way).pipe(socket);
  });
  return {
    port: await listen(server),
    [Symbol.dispose]: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
