import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { HttpLine, requestBytes } from '../kit/http-line.ts';
import { load, startHelper, startServer } from '../kit/processes.ts';
import { addBios, addUsers, cookieOf, tokenHashOf, userIdOf } from '../kit/seed.ts';

const items = 20_000;
const depth = 200;
const connections = 24;

/** 20 of 20,000 items, row-level security on, sign-in checked; against the same query by bare Node and by a bare driver. */
export async function libraryList(bench: Bench): Promise<Figure[]> {
  const settings = await bench.database('PostgreSQL', async (run) => {
    await addUsers(run, 1, 1, 0);
    await addBios(run, 1, 1, items);
    await run('vacuum analyze');
  });
  const bareSettings = {
    DATABASE_URL: settings.DATABASE_URL ?? '',
    USER_ID: userIdOf(1),
    TOKEN_HASH: tokenHashOf(1),
  };
  const server = await startServer(settings, bench.nodeArgs);
  const bare = await startHelper('bare-server', {
    ...bareSettings,
    PGOPTIONS: `-c role=salero_user -c app.user_id=${userIdOf(1)}`,
  });
  const seen = {
    perSecond: [] as number[],
    p99: [] as number[],
    bare: [] as number[],
    bareP99: [] as number[],
    driver: [] as number[],
  };
  try {
    const cursors = await pagesOf(server.port);
    const ask = (port: number, path: string) =>
      load({
        port,
        requests: cursors.map((cursor) => ({
          path: `${path}?cursor=${cursor}`,
          headers: { cookie: cookieOf(1) },
        })),
        connections,
        warmUpMs: 2_000,
        measureMs: bench.quick ? 2_000 : 4_000,
      });
    for (let round = 0; round < (bench.quick ? 1 : 3); round += 1) {
      const before = server.cpuSeconds();
      const own = await ask(server.port, '/api/saved/bios');
      console.log(
        'server us',
        ((server.cpuSeconds() - before) * 1e6) / (own.count * (own.cpu > 0 ? 1.5 : 1)),
        'load cpu',
        own.cpu,
        own,
      );
      const other = await ask(bare.port, '/list');
      if (own.errors + other.errors > 0) throw new Error(`${own.errors} and ${other.errors} errors`);
      seen.perSecond.push(own.perSecond);
      seen.p99.push(own.p99);
      seen.bare.push(other.perSecond);
      seen.bareP99.push(other.p99);
    }
  } finally {
    await server.stop();
    await bare.stop();
  }
  const measure = 'library list, 20 of 20,000';
  return [
    {
      measure,
      what: 'lists a second',
      unit: '/s',
      values: seen.perSecond,
      reference: { name: 'the query alone by a bare HTTP server', values: seen.bare },
      budget: { atLeast: 2_000 },
    },
    {
      measure,
      what: `p99 at ${connections} at once`,
      unit: 'ms',
      values: seen.p99,
      reference: { name: 'the query alone by a bare HTTP server', values: seen.bareP99 },
      budget: { atMost: 25 },
    },
  ];
}

async function pagesOf(port: number): Promise<string[]> {
  const line = new HttpLine(port);
  const cursors: string[] = [];
  let last = '';
  for (let page = 0; page < depth; page += 1) {
    const request = { path: `/api/saved/bios${last && `?cursor=${last}`}`, headers: { cookie: cookieOf(1) } };
    const { text } = await line.send(requestBytes(port, request), { keep: true });
    last = /"next":"([^"]+)"/.exec(text)?.[1] ?? '';
    cursors.push(last);
  }
  line.close();
  return cursors;
}
