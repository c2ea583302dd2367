import { setTimeout as pause } from 'node:timers/promises';
import { against, whole } from '../kit/against.ts';
import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { load, type Running, startHelper, startServer } from '../kit/processes.ts';
import { addUsers, headersOf } from '../kit/seed.ts';
import { direct, through } from './first-token.ts';

const users = 240;
const slowStreams = 200;
const gapMs = 100;

/** A model that does not think: what a stream costs. Then 200 that take six seconds each, while others go on working. */
export async function streams(bench: Bench): Promise<Figure[]> {
  const settings = await bench.database('PostgreSQL', (run) => addUsers(run, 1, users));
  await using model = await startHelper('model-server');
  const modelUrl = `http://127.0.0.1:${model.port}`;
  const withModel = (path: string) => ({
    ...settings,
    AI_MODELS: 'compatible/mock',
    AI_BASE_URL: `${modelUrl}${path}/v1`,
  });
  const requests = Array.from({ length: users }, (_, n) => through(n + 1));
  const figures: Figure[] = [];
  {
    await using relay = await startHelper('bare-server', { MODEL_URL: `${modelUrl}/v1/chat/completions` });
    await using server = await startServer(withModel(''), bench.nodeArgs);
    const times = { connections: 16, warmUpMs: 2_000, measureMs: bench.ms(4_000) };
    figures.push(
      ...(await against({
        measure: 'structured streams',
        what: 'streams a second',
        own: { ...times, port: server.port, requests },
        other: { ...times, port: relay.port, requests: [{ ...direct, path: '/relay' }] },
        reference: 'a plain relay of the same stream',
        rounds: bench.rounds(3),
      })),
    );
  }
  await using slow = await startServer(withModel(`/gap-${gapMs}`), bench.nodeArgs);
  return [...figures, ...(await whileStreaming(slow, bench, requests))];
}

async function whileStreaming(
  server: Running,
  bench: Bench,
  requests: ReturnType<typeof through>[],
): Promise<Figure[]> {
  const others = {
    port: server.port,
    requests: Array.from({ length: users - slowStreams }, (_, n) => headersOf(slowStreams + n + 1)).flatMap(
      (headers) => ['/api/session', '/api/saved/bios', '/'].map((path) => ({ path, headers })),
    ),
    connections: 12,
    warmUpMs: 1_000,
    measureMs: bench.ms(6_000),
    perSecond: 120,
  };
  const alone = await whole(others);
  const before = server.residentBytes();
  const streaming = load({
    port: server.port,
    requests: requests.slice(0, slowStreams),
    connections: slowStreams,
    warmUpMs: 0,
    measureMs: 12_000,
    // They begin within five seconds: at one instant they are more than the machine holds.
    perSecond: slowStreams / 5,
  });
  await pause(5_000);
  const meanwhile = await load(others);
  const grown = (server.residentBytes() - before) / 2 ** 20;
  const slow = await streaming;
  const measure = `${slowStreams} slow streams at once`;
  const note = `${slow.count} streams of ${(slow.p50 / 1_000).toFixed(1)} s`;
  return [
    {
      measure,
      what: 'errors',
      unit: '',
      values: [slow.errors],
      reference: null,
      budget: { atMost: 0 },
      note,
    },
    {
      measure,
      what: 'other calls refused meanwhile',
      unit: '%',
      values: [(100 * meanwhile.errors) / (meanwhile.errors + meanwhile.count)],
      reference: null,
    },
    { measure, what: 'memory growth', unit: 'MiB', values: [grown], reference: null },
    {
      measure,
      what: 'p99 of other calls meanwhile',
      unit: 'ms',
      values: [meanwhile.p99],
      reference: { name: 'the same calls alone', values: [alone.p99] },
    },
  ];
}
