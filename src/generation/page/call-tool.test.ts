import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { counted } from '../../../test/models/open-functions.ts';
import { listen } from '../../../test/rig/listen.ts';
import { ApiFailure } from '../../account/api.ts';
import type { ToolContract } from '../tool.ts';
import { callTool } from './call-tool.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
interface Answer {
  message: string;
}
const contract = counted.contract as unknown as ToolContract<unknown, unknown, Answer>;
const seen: { method: string; key: string; accept: string; body: string }[] = [];
let handlers: Handler[] = [];
let stops: number[] = [];
let origin = '';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { 'idempotency-key': key = '', accept = '' } = request.headers;
  seen.push({ method: request.method ?? '', key: String(key), accept, body });
  if (request.url === '/robots.txt') response.writeHead(200).end();
  else if (request.method === 'DELETE') response.writeHead(stops.shift() ?? 204).end();
  else (handlers.length > 1 ? handlers.shift() : handlers[0])?.(request, response);
});

const nodeFetch = globalThis.fetch;
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`;
  // A browser resolves a path against its page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => nodeFetch(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
});

const events =
  (...all: [string, unknown][]): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const bytes = Buffer.from(
      all.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    );
    // Cut where it hurts: inside an event and inside a character.
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  };
const begin: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: partial\ndata: {"message":"Ho"}\n\n');
};
const cut: Handler = (request, response) => {
  begin(request, response);
  response.write('event: resu');
  setTimeout(() => response.destroy(), 20);
};
const refusal =
  (status: number, body: object): Handler =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('the person reads the text as it is written, and then has the answer', async () => {
  handlers = [
    events(
      ['partial', { message: 'ñ' }],
      ['partial', { message: 'ñandú 🪶' }],
      ['result', { message: 'ñandú 🪶!' }],
    ),
  ];
  const partials: unknown[] = [];
  const answer = await callTool(contract, { say: 'x' }, { onPartial: (partial) => partials.push(partial) });
  expect(answer.message).toBe('ñandú 🪶!');
  expect(partials).toEqual([{ message: 'ñ' }, { message: 'ñandú 🪶' }]);
  expect(seen[0]).toMatchObject({ method: 'POST', accept: 'text/event-stream', body: '{"say":"x"}' });
});

test('a line that breaks is tried once more under the same key', async () => {
  handlers = [cut, events(['result', { message: 'hola' }])];
  expect((await callTool(contract, {})).message).toBe('hola');
  expect(seen.map((call) => call.key)).toEqual([seen[0]?.key, seen[0]?.key]);
  expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  handlers = [cut];
  seen.length = 0;
  await expect(callTool(contract, {})).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  expect(seen).toHaveLength(2);
});

test('a line that breaks before there is any answer is tried again after a second, and not where the server was held up until it ended', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  for (const [seconds, calls] of [
    [14, 2],
    [16, 1],
  ] as const) {
    const breaksAfterAWhile: Handler = (_, response) => {
      now += seconds * 1_000;
      response.destroy();
    };
    handlers = [breaksAfterAWhile];
    seen.length = 0;
    await expect(callTool(contract, {})).rejects.toMatchObject({ code: 'unavailable', status: 0 });
    expect(seen).toHaveLength(calls);
  }
});

test('a failure arrives as a failure, before the stream or within it, and is not tried again', async () => {
  handlers = [
    events(
      ['partial', { message: 'H' }],
      ['error', { error: 'model_timeout', message: 'Tarda', status: 504 }],
    ),
  ];
  const within = await callTool(contract, {}).catch((error: unknown) => error);
  expect(within).toBeInstanceOf(ApiFailure);
  expect(within).toMatchObject({ code: 'model_timeout', message: 'Tarda', status: 504 });
  handlers = [refusal(402, { error: 'usage_limit_exceeded', message: 'Tope', remainingUses: 0 })];
  await expect(callTool(contract, {})).rejects.toMatchObject({
    code: 'usage_limit_exceeded',
    remainingUses: 0,
    status: 402,
  });
  expect(seen).toHaveLength(2);
});

test('a call that is still under way elsewhere is asked for again, under the same key', async () => {
  const underWay = refusal(409, { error: 'in_progress', message: 'Ya estamos con ello.' });
  handlers = [cut, underWay, underWay, events(['result', { message: 'hola' }])];
  expect((await callTool(contract, {})).message).toBe('hola');
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  expect(seen).toHaveLength(4);
});

test('stopping ends the call here and on the server', async () => {
  handlers = [begin];
  const control = new AbortController();
  const onStop = vi.fn();
  const options = { signal: control.signal, idempotencyKey: 'k', onPartial: () => control.abort() };
  const call = callTool(contract, {}, { ...options, onStop });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(onStop).toHaveBeenCalledWith('ended'));
  expect(seen.map(({ method, key }) => `${method} ${key}`)).toEqual(['POST k', 'DELETE k']);
});

test('a stop that does not arrive is told', async () => {
  stops = [503];
  handlers = [() => control.abort()];
  const control = new AbortController();
  const onStop = vi.fn();
  const call = callTool(contract, {}, { signal: control.signal, onStop });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(onStop.mock.calls).toEqual([['failed']]));
});

/** Writes a first part, and the rest when it is told to. */
function inTwoParts(rest: [string, unknown]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handler: Handler = async (request, response) => {
    begin(request, response);
    await promise;
    response.end(`event: ${rest[0]}\ndata: ${JSON.stringify(rest[1])}\n\n`);
  };
  return { handler, goOn: resolve };
}

test.each([
  [['result', { message: 'Hola' }], { message: 'Hola' }],
  [['error', { error: 'model_failed', message: 'No ha podido ser.', status: 502 }], { code: 'model_failed' }],
] as const)(
  'a stop that the server refuses is told, and what the call comes to is read all the same: %j',
  async (rest, outcome) => {
    const { handler, goOn } = inTwoParts([...rest]);
    handlers = [handler];
    stops = [202];
    const control = new AbortController();
    const onStop = vi.fn((_outcome: string) => goOn());
    const call = callTool(contract, {}, { signal: control.signal, onPartial: () => control.abort(), onStop });
    expect(await call.catch((error: unknown) => error)).toMatchObject(outcome);
    expect(onStop.mock.calls).toEqual([['refused']]);
  },
);

test('an end that was asked for is no failure, even where the call hears of it first', async () => {
  const { handler, goOn } = inTwoParts(['error', { error: 'model_timeout', message: 'x', status: 504 }]);
  handlers = [handler];
  const control = new AbortController();
  const onPartial = () => {
    control.abort();
    goOn();
  };
  const call = callTool(contract, {}, { signal: control.signal, onPartial });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a refinement goes beside the input it refines', async () => {
  handlers = [events(['result', { message: 'hola' }])];
  await callTool(contract, { say: 'x' }, { refine: { of: 'id', chip: 'shorter', text: 'hola' } });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    say: 'x',
    refine: { of: 'id', chip: 'shorter', text: 'hola' },
  });
});
