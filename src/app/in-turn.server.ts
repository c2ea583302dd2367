import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** More requests than any program pipelines. A connection that sends more without reading an answer is closed. */
const mostWaiting = 100;

/**
 * Requests that come on one line before the one before them is answered wait for it. Their answers leave in that order anyway, and Node
 * would begin with all that one packet holds, a thousand or more, before anybody else comes to their turn. Decision 0051.
 */
export function inTurn(listener: Listener): Listener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () =>
        setImmediate(() => {
          const next = socket.writable ? waiting.get(socket)?.shift() : undefined;
          if (next) next();
          else waiting.delete(socket);
        }),
      );
      listener(request, response);
    };
    const queue = waiting.get(socket);
    if (queue && queue.length >= mostWaiting) socket.destroy();
    else if (queue) queue.push(begin);
    else {
      waiting.set(socket, []);
      begin();
    }
  };
}
