import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.server.ts';

const HOST = '127.0.0.1';

async function serve(answer: RequestListener, PORT = 0) {
  const server = createServer(answer);
  const stop = await listen(server, { PORT, HOST });
  onTestFinished(() => {
    server.closeAllConnections();
    return stop().then(() => {});
  });
  const { port } = server.address() as AddressInfo;
  return { port, stop, ask: () => fetch(`http://${HOST}:${port}/`).then((answered) => answered.text()) };
}

test('whoever starts twice on one port is told so in a sentence', async () => {
  const { port } = await serve((_, response) => response.end());
  await expect(serve(() => {}, port)).rejects.toThrow(
    `PORT no es válido: el puerto ${port} ya está ocupado.`,
  );
});

test('a crowd is served whichever of the sockets each comes to, and a stop waits for every answer', async () => {
  const calm = Promise.withResolvers<void>();
  let asked = 0;
  const { ask, stop } = await serve(async (_, response) => {
    asked += 1;
    await calm.promise;
    response.setHeader('Connection', 'close');
    response.end('hola');
  });
  const answers = Array.from({ length: 40 }, ask);
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(40);
  let isOver = false;
  const stopped = stop().then(() => (isOver = true));
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  calm.resolve();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['hola']));
  await stopped;
});
