import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { modelFetch } from './model-fetch.server.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string) =>
  modelFetch(url, { method: 'POST', body: 'hola', headers: { authorization: 'Bearer clave' } });

test('a provider that points elsewhere is not followed, and nobody there hears of the key', async () => {
  const heard: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    heard.push(request.headers.authorization);
    response.end();
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const first = await serve((_, response) => response.writeHead(status, { location: elsewhere }).end());
    expect((await ask(first)).status).toBe(status);
  }
  expect(heard).toEqual([]);
});

test('a kept connection that closes in the moment in which it is taken costs nothing but another one', async () => {
  const perSocket = new WeakMap<object, number>();
  let [answered, dropped] = [0, 0];
  const origin = await serve((request, response) => {
    const nth = (perSocket.get(request.socket) ?? 0) + 1;
    perSocket.set(request.socket, nth);
    if (nth > 1) {
      dropped += 1;
      request.socket.resetAndDestroy();
      return;
    }
    answered += 1;
    response.end('bien');
  });
  for (let call = 0; call < 3; call += 1) expect(await (await ask(origin)).text()).toBe('bien');
  expect([answered, dropped > 0]).toEqual([3, true]);
});

test('a new connection that breaks is not tried again: the call may have been read', async () => {
  let calls = 0;
  const origin = await serve((request) => {
    calls += 1;
    request.socket.resetAndDestroy();
  });
  await expect(ask(origin)).rejects.toThrow();
  expect(calls).toBe(1);
});

test('a body that nobody reads is not taken in without end', async () => {
  let sent = 0;
  const origin = await serve((_, response) => {
    const more = () => {
      while (sent < 64 << 20) {
        sent += 1 << 16;
        if (!response.write(Buffer.alloc(1 << 16))) break;
      }
    };
    response.on('drain', more);
    more();
  });
  const { body } = await ask(origin);
  await expect.poll(() => sent).toBeGreaterThan(0);
  const before = sent;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(before).toBeLessThan(64 << 20);
  expect(sent).toBeLessThan(32 << 20);
  await body?.cancel();
});

test('an answer that breaks off in the middle breaks its reader, and nothing else', async () => {
  const origin = await serve((request, response) => {
    response.write('la mitad');
    setTimeout(() => request.socket.resetAndDestroy(), 20);
  });
  const answer = await ask(origin);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});
