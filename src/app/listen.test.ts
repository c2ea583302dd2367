import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn, listen } from './listen.server.ts';

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

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function serveInTurn() {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const { port } = await serve(
    inTurn((request, response) => {
      begun.push(request.url ?? '');
      open.push(response);
    }),
  );
  const line = () => {
    const socket = connect(port, HOST);
    const seen = { text: '' };
    socket.on('data', (data) => {
      seen.text += data;
    });
    return { socket, seen };
  };
  const begins = (path: string) => expect.poll(() => begun.at(-1)).toBe(path);
  return { begun, open, line, begins };
}

test('of the requests in one packet each begins when the one before is answered; another line does not wait', async () => {
  const { begun, open, line, begins } = await serveInTurn();
  const [one, other] = [line(), line()];
  one.socket.write(get('/1') + get('/2') + get('/3'));
  await begins('/1');
  other.socket.write(get('/other'));
  await begins('/other');
  await pause(50);
  expect(begun).toEqual(['/1', '/other']);
  open[0]?.end('answer 1');
  await begins('/2');
  open[2]?.end('answer 2');
  await begins('/3');
  open[3]?.end('answer 3');
  await expect.poll(() => one.seen.text).toContain('answer 3');
  expect(begun).toEqual(['/1', '/other', '/2', '/3']);
  // The line is as good as new.
  one.socket.write(get('/4'));
  await begins('/4');
});

test('what waits on a line that breaks is never begun', async () => {
  const { begun, line, begins } = await serveInTurn();
  const { socket } = line();
  socket.write(get('/1') + get('/2'));
  await begins('/1');
  socket.destroy();
  await pause(100);
  expect(begun).toEqual(['/1']);
});
