import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { HttpLine, requestBytes } from '../kit/http-line.ts';
import { startHelper, startServer, wholeLoad } from '../kit/processes.ts';
import { addBios, addUsers, headersOf, userIdOf } from '../kit/seed.ts';

const items = 20_000;
const depth = 200;
/** Of one session few calls are under way at a time. */
const people = 6;
const connections = 24;
const budget = { perSecond: 2_000, p99Ms: 25 };

/** 20 of 20,000 items, row-level security on, sign-in checked, any page; against the same query alone by bare Node. */
export async function libraryList(bench: Bench): Promise<Figure[]> {
  const settings = await bench.database('PostgreSQL', async (run) => {
    await addUsers(run, 1, people, 0);
    await addBios(run, 1, people, items);
    await run('vacuum analyze');
  });
  await using server = await startServer(settings);
  await using bare = await startHelper('bare-server', {
    DATABASE_URL: settings.DATABASE_URL ?? '',
    USER_ID: userIdOf(1),
    PGOPTIONS: `-c role=salero_user -c app.user_id=${userIdOf(1)}`,
  });
  const everybody = Array.from({ length: people }, (_, n) => n + 1);
  const pages = await Promise.all(everybody.map((n) => pagesOf(server.port, n)));
  const job = (port: number, path: string) => ({
    port,
    steps: pages.flatMap((cursors, n) =>
      cursors.map((cursor) => ({ path: `${path}?cursor=${cursor}`, headers: headersOf(n + 1) })),
    ),
    connections,
    warmUpMs: 1_000,
    measureMs: 4_000,
  });
  const sides = [job(server.port, '/api/saved/bios'), job(bare.port, '/list')] as const;
  await wholeLoad(sides[0]);
  const [capacity, steady]: [number[][], number[][]] = [
    [[], []],
    [[], []],
  ];
  for (let round = 0; round < 3; round += 1)
    for (const [side, one] of sides.entries()) {
      capacity[side]?.push((await wholeLoad(one)).perSecond);
      steady[side]?.push((await wholeLoad({ ...one, perSecond: budget.perSecond })).p99);
    }
  const figure = (what: string, unit: string, values: number[][], bound: Figure['budget']): Figure => ({
    measure: 'library list, 20 of 20,000',
    what,
    unit,
    values: values[0] ?? [],
    reference: { name: 'the query alone by a bare HTTP server', values: values[1] ?? [] },
    ...(bound && { budget: bound }),
  });
  return [
    figure('lists a second', '/s', capacity, { atLeast: budget.perSecond }),
    figure(`p99 at ${budget.perSecond} a second`, 'ms', steady, { atMost: budget.p99Ms }),
  ];
}

async function pagesOf(port: number, user: number): Promise<string[]> {
  using line = new HttpLine(port);
  const cursors: string[] = [];
  let last = '';
  for (let page = 0; page < depth; page += 1) {
    const request = {
      path: `/api/saved/bios${last && `?cursor=${last}`}`,
      headers: headersOf(user),
    };
    const { text } = await line.send(requestBytes(port, request));
    last = /"next":"([^"]+)"/.exec(text)?.[1] ?? '';
    cursors.push(last);
  }
  return cursors;
}
