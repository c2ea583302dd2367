import { onBothEngines } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { HttpLine, type RequestParts, requestBytes } from '../kit/http-line.ts';
import { startHelper, startServer } from '../kit/processes.ts';
import { addUsers, headersOf } from '../kit/seed.ts';
import { quantile } from '../kit/stats.ts';
import { firstWords, openerPath, opening } from '../kit/visit.ts';

const blocks = 5;
const pairs = 1_000;
const everyone = 10_000;
/** Of them, those who are here. Nobody calls forty times a second, as one alone would have to. */
const callers = 100;

const direct: RequestParts = {
  method: 'POST',
  path: '/v1/chat/completions',
  body: JSON.stringify({ model: 'mock', stream: true, messages: [{ role: 'user', content: 'hola' }] }),
};

const through = (user: number): RequestParts => ({
  method: 'POST',
  path: openerPath,
  headers: {
    ...headersOf(user),
    accept: 'text/event-stream',
  },
  body: JSON.stringify(opening),
});

/** What the server adds to a model's first token: sign-in check, limits, quota, prompt, parsing. One call at a time, interleaved. */
export const firstToken = onBothEngines(async (bench, engine): Promise<Figure[]> => {
  await using model = await startHelper('model-server');
  const settings = await bench.database(engine, (run) => addUsers(run, 1, everyone));
  await using server = await startServer({
    ...settings,
    AI_MODELS: 'compatible/mock',
    AI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
  });
  using to = new HttpLine(model.port);
  using by = new HttpLine(server.port);
  const straight = requestBytes(model.port, direct);
  const users = Array.from({ length: callers }, (_, n) => n * (everyone / callers) + 1);
  const requests = users.map((user) => requestBytes(server.port, through(user)));
  const empty = () => Array.from({ length: blocks }, (): number[] => []);
  const [base, added] = [empty(), empty()];
  const perBlock = pairs / blocks;
  // As their pages did.
  for (const user of users)
    await by.send(requestBytes(server.port, { path: '/api/session', headers: headersOf(user) }));
  for (let i = -callers; i < pairs; i += 1) {
    const request = requests[(i + callers) % callers] as Buffer;
    const [a, b] = [await to.send(straight, firstWords), await by.send(request, firstWords)];
    if (Number.isNaN(b.markedMs)) throw new Error(`no first token: ${b.status}`);
    if (i < 0) continue;
    const block = Math.floor(i / perBlock);
    base[block]?.push(a.markedMs);
    added[block]?.push(b.markedMs - a.markedMs);
  }
  const at = (lists: number[][], share: number) => lists.map((list) => quantile(list, share));
  const figure = (what: string, share: number, atMost: number): Figure => ({
    measure: `first token, ${engine}`,
    what: `${what} added by the server`,
    unit: 'ms',
    values: at(added, share),
    reference: { name: 'direct call', values: at(base, share) },
    ...(engine === 'PostgreSQL' && { budget: { atMost } }),
  });
  return [figure('p50', 0.5, 4), figure('p99', 0.99, 15)];
});
