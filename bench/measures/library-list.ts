import { against, whole } from '../kit/against.ts';
import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { HttpLine, requestBytes } from '../kit/http-line.ts';
import { startHelper, startServer } from '../kit/processes.ts';
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
  const job = (port: number, path: string, warmUpMs: number) => ({
    port,
    steps: pages.flatMap((cursors, n) =>
      cursors.map((cursor) => ({ path: `${path}?cursor=${cursor}`, headers: headersOf(n + 1) })),
    ),
    connections,
    warmUpMs,
    measureMs: bench.ms(4_000),
  });
  const measure = 'library list, 20 of 20,000';
  const reference = 'the query alone by a bare HTTP server';
  const own = job(server.port, '/api/saved/bios', 2_000);
  await whole({ ...own, measureMs: bench.ms(3_000) });
  const [capacity, ...rest] = await against({
    measure,
    what: 'lists a second',
    own,
    other: job(bare.port, '/list', 1_000),
    reference,
    rounds: bench.rounds(3),
  });
  const steady: number[][] = [[], []];
  for (let round = 0; round < bench.rounds(3); round += 1)
    for (const [index, one] of [own, job(bare.port, '/list', 1_000)].entries())
      steady[index]?.push((await whole({ ...one, perSecond: budget.perSecond })).p99);
  return [
    ...(capacity ? [{ ...capacity, budget: { atLeast: budget.perSecond } }] : []),
    ...rest,
    {
      measure,
      what: `p99 at ${budget.perSecond} a second`,
      unit: 'ms',
      values: steady[0] ?? [],
      reference: { name: reference, values: steady[1] ?? [] },
      budget: { atMost: budget.p99Ms },
    },
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
