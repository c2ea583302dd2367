import { createServer } from 'node:net';
import { listen } from './listen.ts';

const given = new Set<number>();

/** A port that nothing listens on and that this run has not handed out yet. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await probe();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

async function probe(): Promise<number> {
  await using server = createServer();
  return await listen(server);
}
