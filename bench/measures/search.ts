import { libraryLimits } from '../../src/library/limits.ts';
import { onBothEngines, type Run } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { startServer, wholeLoad } from '../kit/processes.ts';
import { addUsers, headersOf, userIdOf } from '../kit/seed.ts';

const others = { first: 2, last: 201, perSecond: 100 };
const searches = 24;
const budgetMs = 50;
const [searching, alone] = [
  'while one person with a full library searches in a loop',
  'while nobody searches',
];

/** Everybody else's wait while one person with as much as a library holds searches for what is nowhere in it, 24 at a time. */
export const search = onBothEngines(async (bench, engine): Promise<Figure[]> => {
  const settings = await bench.database(engine, async (run) => {
    await addUsers(run, 1, others.last);
    await fillLibrary(run);
    await run('vacuum analyze');
  });
  await using server = await startServer(settings);
  const times = { port: server.port, warmUpMs: 1_000, measureMs: 6_000 };
  const waiting = {
    ...times,
    steps: Array.from({ length: others.last - others.first + 1 }, (_, n) => ({
      path: '/api/session',
      headers: headersOf(others.first + n),
    })),
    connections: 24,
    perSecond: others.perSecond,
  };
  const asking = {
    ...times,
    steps: [{ path: '/api/saved?q=zzz', headers: headersOf(1) }],
    connections: searches,
  };
  const [busy, quiet, each]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 3; round += 1) {
    quiet.push((await wholeLoad(waiting)).p99);
    const [seen] = await Promise.all([wholeLoad(waiting), wholeLoad(asking)]);
    busy.push(seen.p99);
    each.push((await wholeLoad({ ...asking, connections: 1, measureMs: 2_000 })).p50);
  }
  return [
    {
      measure: `search, ${engine}`,
      what: `p99 of others, ${searching}`,
      unit: 'ms',
      values: busy,
      reference: { name: alone, values: quiet },
      ...(engine === 'PostgreSQL' && { budget: { atMost: budgetMs } }),
    },
    {
      measure: `search, ${engine}`,
      what: 'p50 of one search of a full library',
      unit: 'ms',
      values: each,
    },
  ];
});

/** As many items as there may be, and all the text that they may have together. */
async function fillLibrary(run: Run): Promise<void> {
  const length = Math.floor(libraryLimits.bytes / libraryLimits.items);
  const words = `array['quedamos','escalada','montaña','tranquila','mensaje','de','la','concierto','paseo','risa']`;
  await run(`set session_replication_role = replica; insert into saved_bios (user_id, bio_text, search_text)
    select '${userIdOf(1)}', text, text from (
      select left(string_agg((${words})[1 + (random() * 9)::int], ' '), ${length}) as text
      from generate_series(1, ${libraryLimits.items}) n, generate_series(1, ${Math.ceil(length / 5)}) m group by n
    ) made`);
}
