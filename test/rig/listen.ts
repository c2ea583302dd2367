import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** On a port that nobody else has, where none is named. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
