import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Door, type ListenOptions } from 'node:net';
import { type Env, SettingError } from '../platform/env.server.ts';

/**
 * From a listening socket Node takes one new connection in each turn of its loop. When turns are long, people wait for seconds in front of
 * a single one, and where they should be refused at once as well. Decision 0055.
 */
const mostDoors = process.platform === 'linux' ? 16 : 1;

/** Returns what closes all of them: it waits until the last connection has ended. */
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
