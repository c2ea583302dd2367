import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from './listen.server.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function serve() {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer(
    inTurn((request, response) => {
      begun.push(request.url ?? '');
      open.push(response);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const line = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const seen = { text: '' };
    socket.on('data', (data) => {
      seen.text += data;
    });
    return { socket, seen };
  };
  const until = async (done: () => boolean) => {
    for (let n = 0; n < 200 && !done(); n += 1) await pause(10);
    expect(done()).toBe(true);
  };
  return { begun, open, line, until };
}

test('of the requests in one packet each begins when the one before is answered; another line does not wait', async () => {
  const { begun, open, line, until } = await serve();
  const [one, other] = [line(), line()];
  one.socket.write(get('/1') + get('/2') + get('/3'));
  await until(() => begun.length === 1);
  other.socket.write(get('/other'));
  await until(() => begun.length === 2);
  await pause(50);
  expect(begun).toEqual(['/1', '/other']);
  for (const [n, index] of [0, 2, 3].entries()) {
    await until(() => open.length > index);
    open[index]?.end(`answer ${n + 1}`);
  }
  await until(() => one.seen.text.includes('answer 3'));
  expect(begun).toEqual(['/1', '/other', '/2', '/3']);
  // The line is as good as new.
  one.socket.write(get('/4'));
  await until(() => begun.at(-1) === '/4');
});

test('what waits on a line that breaks is never begun', async () => {
  const { begun, line, until } = await serve();
  const { socket } = line();
  socket.write(get('/1') + get('/2'));
  await until(() => begun.length === 1);
  socket.destroy();
  await pause(100);
  expect(begun).toEqual(['/1']);
});
