import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from './rig/listen.ts';

/** For as long as the test runs, or until `later` says. Returns where. */
export async function serve(
  listener: RequestListener,
  later: (close: () => void) => void = onTestFinished,
): Promise<string> {
  const server = createServer(listener);
  const port = await listen(server);
  later(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
