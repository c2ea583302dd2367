import { Worker } from 'node:worker_threads';
import type { Context, MiddlewareHandler } from 'hono';
import type { Visit } from '../account/session-pseudonym.server.ts';
import { routeOf } from '../platform/route-of.server.ts';
import { outgoingOf } from './requests.server.ts';

const mostTold = 500;
/** A sign that this thread lives, and what it has under way: shared, as a thread that is held posts nothing. */
const turns = new Int32Array(new SharedArrayBuffer(4));
const told = Buffer.from(new SharedArrayBuffer(64 * mostTold));
const underWay = new Map<Context, string>();
const signOfLife = () => void Atomics.add(turns, 0, 1);

function tell(): void {
  told.fill(0).write([...underWay.values()].slice(-mostTold).join('\n'));
}

/** Tells the watchdog which routes, and which sessions by their name in the log, are under way. Decision 0047. */
export const requestsUnderWay =
  (visitOf: (c: Context) => Visit): MiddlewareHandler =>
  async (c, next) => {
    underWay.set(c, `${routeOf(c)} ${visitOf(c).who ?? ''}`);
    tell();
    signOfLife();
    const over = () => {
      underWay.delete(c);
      tell();
    };
    try {
      await next();
    } finally {
      const outgoing = outgoingOf(c);
      if (outgoing && !outgoing.closed) outgoing.once('close', over);
      else over();
    }
  };

/** Another thread ends a process that a pattern holds for good. It counts turns, so a machine that slept is no stall. Decision 0051. */
export function watch({ turnMs = 1_000, silentTurns = 20 } = {}): void {
  const dog = new Worker(new URL('./watchdog-thread.server.ts', import.meta.url), {
    workerData: { turns, told, turnMs, silentTurns },
    // Not what this process was started with: in the image, the build of its pages.
    execArgv: [],
  });
  dog.unref();
  setInterval(signOfLife, turnMs).unref();
}
