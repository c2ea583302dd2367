import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Turns } from '../platform/turns.server.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** More requests than any program pipelines. A connection that sends more without reading an answer is closed. */
const mostWaiting = 100;

/**
 * Requests that come on one line before the one before them is answered wait for it. Their answers leave in that order anyway, and Node
 * would begin with all that one packet holds, a thousand or more, before anybody else comes to their turn. Decision 0051.
 */
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
