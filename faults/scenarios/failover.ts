import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../../test/rig/cluster.ts';
import { freePort } from '../../test/rig/free-port.ts';
import { endLoad, startLoad } from '../load.ts';
import { openDatabaseFront } from '../proxies.ts';
import { type Report, seconds } from '../report.ts';
import { verify } from '../verify.ts';
import { openWorld } from '../world.ts';

const times = 4;
const boundMs = 15_000;
const outageMs = 700;

/** The machine of the primary is lost for good; its synchronous replica takes over, and another is built from it. */
export async function failover(report: Report): Promise<void> {
  const ports = [await freePort(), await freePort()];
  let primary = await Cluster.create('node-0', ports[0] ? { port: ports[0] } : {});
  await using _last = { [Symbol.asyncDispose]: () => primary.close() };
  await primary.createDatabase();
  let lost = false;
  using stack = new DisposableStack();
  const roles = await Promise.all(
    ports.map(async (port) => stack.use(await openRole(() => primary.port === port && !lost))),
  );
  const frontPort = await freePort();
  await using _front = await openDatabaseFront(
    frontPort,
    ports.map((port, n) => ({ port, rolePort: roles[n]?.port ?? 0 })),
  );
  await using world = await openWorld({
    name: 'failover',
    cluster: primary,
    instances: 2,
    databaseUrl: (cluster) => cluster.url(frontPort),
  });
  const { instances } = world;
  await Promise.all(instances.map((one) => one.start()));
  const load = startLoad(world.product, 20);
  const away: number[] = [];
  for (let n = 1; n <= times; n += 1) {
    const replica = await follow(primary, `node-${n}`, ports[n % 2]);
    await sleep(1_500);
    const started = performance.now();
    await primary.stop('crash');
    lost = true;
    await sleep(Math.random() * outageMs);
    await replica.promote();
    await primary.close();
    primary = replica;
    lost = false;
    while (!(await fetch(`${instances[0]?.url}/readyz`)).ok) await sleep(20);
    away.push(performance.now() - started);
    await sleep(1_500);
  }
  report.figure('primaries lost', times);
  report.figure('from the loss to ready again', away.map(seconds).join(', '));
  await endLoad(report, load, instances);
  await verify(report, { ...world, cluster: primary }, boundMs);
}

/** A replica that every commit waits for. */
async function follow(primary: Cluster, name: string, port: number | undefined): Promise<Cluster> {
  const replica = await primary.replica(name, port);
  await primary.sql(`alter system set synchronous_standby_names = '*'`);
  await primary.sql('select pg_reload_conf()');
  const inStep = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
  while ((await primary.sql(inStep)).length === 0) await sleep(30);
  return replica;
}

/** What tells a proxy who may be written to, as the agent beside a real PostgreSQL does. */
async function openRole(isPrimary: () => boolean) {
  const port = await freePort();
  const server = createServer((_, response) => response.writeHead(isPrimary() ? 200 : 503).end());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
