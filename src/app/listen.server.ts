import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer,
  type Server as Door,
  type ListenOptions,
  type Socket,
} from 'node:net';
import { type Env, SettingError } from '../platform/env.server.ts';
import { Turns } from '../platform/turns.server.ts';

/** Node takes one new connection a turn of its loop from each listening socket: with one, people wait for seconds. Decision 0055. */
const mostDoors = process.platform === 'linux' ? 16 : 1;

export async function listen(
  server: Server,
  { PORT: port, HOST: host }: Pick<Env, 'PORT' | 'HOST'>,
): Promise<() => Promise<unknown>> {
  const others = Array.from({ length: mostDoors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  try {
    // By itself first: sockets that share a port are not told that somebody else of this user has it.
    const alone = createServer();
    await open(alone, { port, host });
    await close(alone);
    const shared = { host, reusePort: mostDoors > 1 };
    await open(server, { ...shared, port });
    const address = server.address() as AddressInfo;
    for (const other of others) await open(other, { ...shared, port: address.port });
  } catch (error) {
    throw whyNot(error as NodeJS.ErrnoException, port, host);
  }
  return () => Promise.all([server, ...others].map(close));
}

async function open(door: Door, where: ListenOptions): Promise<void> {
  door.listen(where);
  await once(door, 'listening');
}

const close = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()));

function whyNot({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): SettingError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT no es válido: el puerto ${port} ya está ocupado.`,
    EACCES: `PORT no es válido: este usuario no puede usar el puerto ${port}.`,
  };
  const other = `HOST no es válido: no se puede escuchar en ${host} (${code || message}).`;
  return new SettingError(reasons[code] ?? other);
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const mostWaiting = 100;

/** Node would begin with all the requests that one packet holds, before anybody else comes to their turn. Decision 0051. */
export function inTurn(listener: Listener): Listener {
  const turns = new Turns<Socket>({ atOnce: 1, waiting: mostWaiting });
  return (request, response) => {
    const { socket } = request;
    const isTaken = turns.take(socket, (done) => {
      if (!socket.writable) return done();
      response.once('close', () => setImmediate(done));
      listener(request, response);
    });
    if (!isTaken) socket.destroy();
  };
}
