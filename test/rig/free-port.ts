import { createServer } from 'node:net';

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

function probe(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
