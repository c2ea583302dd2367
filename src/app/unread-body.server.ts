import type { IncomingMessage, ServerResponse } from 'node:http';

/** Larger than any honest request. */
const mostBytes = 16 * 1024 * 1024;
const graceMs = 5_000;
const lookEveryMs = 10;

/**
 * Whoever is answered before the body was read may still send it, because browsers read an answer only then. But what goes on beyond
 * that is cut off: Node by itself would take it in and throw it away until the request times out, gigabyte after gigabyte.
 */
export function cutUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const [from, until] = [socket.bytesRead, performance.now() + graceMs];
    const looking = setInterval(() => {
      const over = socket.bytesRead - from > mostBytes || performance.now() > until;
      if (over && !request.complete) socket.destroy();
      if (over || request.complete || socket.destroyed) clearInterval(looking);
    }, lookEveryMs);
    looking.unref();
  });
}
