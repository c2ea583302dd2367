import { whole } from '../kit/against.ts';
import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { type Running, startServer } from '../kit/processes.ts';
import { addBios, addUsers, headersOf } from '../kit/seed.ts';

const sampled = 500;
const savedEach = 1;
const times = { connections: 8, warmUpMs: 700 };

/** The same calls with ever more rows around them. One call at a time is at most a millisecond or two: what grows would show. */
export async function growth(bench: Bench): Promise<Figure[]> {
  return [...(await withUsers(bench)), ...(await withItems(bench)), ...(await withInstances(bench))];
}

const callsOf = (path: string, upTo: number) =>
  Array.from({ length: sampled }, (_, n) => ({
    path,
    headers: headersOf(1 + Math.floor((n * upTo) / sampled)),
  }));

const perSecond = (bench: Bench, port: number, requests: ReturnType<typeof callsOf>) =>
  bench.values(2, async () => {
    const job = { ...times, port, requests, measureMs: bench.ms(1_500) };
    return (await whole(job)).perSecond;
  });

async function withUsers(bench: Bench): Promise<Figure[]> {
  const steps = bench.quick ? [1_000, 10_000] : [1_000, 10_000, 100_000, 1_000_000];
  const paths = { 'sign-in check': '/api/session', 'library list': '/api/saved/bios' };
  const first = new Map<string, number[]>();
  const figures: Figure[] = [];
  let fill: Parameters<typeof addUsers>[0] = async () => {};
  const settings = await bench.database('PostgreSQL', async (run) => {
    fill = run;
  });
  await using server = await startServer(settings);
  let held = 0;
  for (const users of steps) {
    await addUsers(fill, held + 1, users, savedEach);
    held = users;
    for (const [name, path] of Object.entries(paths)) {
      const values = await perSecond(bench, server.port, callsOf(path, users));
      if (!first.has(name)) first.set(name, values);
      figures.push({
        measure: `${name} by number of users`,
        what: `with ${users.toLocaleString('en')} users`,
        unit: '/s',
        values,
        reference: { name: `with ${steps[0]?.toLocaleString('en')}`, values: first.get(name) ?? [] },
      });
    }
  }
  return figures;
}

async function withItems(bench: Bench): Promise<Figure[]> {
  const steps = bench.quick ? [20, 2_000] : [20, 2_000, 20_000, 200_000];
  let fill: Parameters<typeof addUsers>[0] = async () => {};
  const settings = await bench.database('PostgreSQL', async (run) => {
    fill = run;
    await addUsers(run, 1, 1, 0);
  });
  await using server = await startServer(settings);
  const figures: Figure[] = [];
  let held = 0;
  for (const items of steps) {
    await addBios(fill, 1, 1, items - held);
    await fill('vacuum analyze');
    held = items;
    const values = await perSecond(bench, server.port, callsOf('/api/saved/bios', 1));
    figures.push({
      measure: 'library list by number of items',
      what: `of ${items.toLocaleString('en')} items`,
      unit: '/s',
      values,
      reference: { name: 'of 20', values: figures[0]?.values ?? values },
    });
  }
  return figures;
}

/** On one machine they share its cores: this shows that they do not stand in each other's way, not that they add up. */
async function withInstances(bench: Bench): Promise<Figure[]> {
  const settings = await bench.database('PostgreSQL', (run) => addUsers(run, 1, 1_000, 20));
  const figures: Figure[] = [];
  for (const instances of [1, 2, 4]) {
    await using started = new AsyncDisposableStack();
    const servers: Running[] = [];
    for (let n = 0; n < instances; n += 1)
      servers.push(started.use(await startServer({ ...settings, DATABASE_POOL: '4' })));
    const values = await bench.values(2, async () => {
      const results = await Promise.all(
        servers.map(({ port }) =>
          whole({
            port,
            requests: callsOf('/api/saved/bios', 1_000),
            connections: 24 / instances,
            warmUpMs: 1_500,
            measureMs: bench.ms(2_000),
          }),
        ),
      );
      return results.reduce((sum, one) => sum + one.perSecond, 0);
    });
    figures.push({
      measure: 'library list by number of instances',
      what: `${instances} on one database`,
      unit: '/s',
      values,
      reference: { name: 'one', values: figures[0]?.values ?? values },
    });
  }
  return figures;
}
