import { Worker } from 'node:worker_threads';
import type { Context, MiddlewareHandler } from 'hono';
import { pseudonymLength, type Visit } from '../account/session-pseudonym.server.ts';
import { routeOf } from '../platform/route-of.server.ts';
import { outgoingOf } from './requests.server.ts';

const mostRoutes = 500;
/** The first one counts what shows that this thread lives, each other one the requests of a route that are under way. */
const counts = new Int32Array(new SharedArrayBuffer(4 * mostRoutes));
const routes = ['turns'];
const mostNames = 500;
/** Of the sessions whose requests are under way, one a place; a free one begins with 0. Written here, as a thread that is held posts nothing. */
const names = Buffer.from(new SharedArrayBuffer(pseudonymLength * mostNames));
let dog: Worker | null = null;
const signOfLife = () => void Atomics.add(counts, 0, 1);

function numberOf(route: string): number {
  const known = routes.indexOf(route);
  if (known >= 0) return known;
  if (routes.length === mostRoutes) return numberOf('page');
  dog?.postMessage(routes.concat(route));
  return routes.push(route) - 1;
}

function remember(who: string | undefined): () => void {
  let place = 0;
  while (place < names.length && names[place] !== 0) place += pseudonymLength;
  if (who === undefined || place >= names.length) return () => {};
  names.write(who, place, pseudonymLength, 'latin1');
  return () => void names.fill(0, place, place + pseudonymLength);
}

/** Tells the watchdog which routes, and which sessions by their name in the log, are under way. Decision 0047. */
export const requestsUnderWay =
  (visitOf: (c: Context) => Visit): MiddlewareHandler =>
  async (c, next) => {
    const number = numberOf(routeOf(c));
    const forget = remember(visitOf(c).who);
    Atomics.add(counts, number, 1);
    signOfLife();
    const over = () => {
      Atomics.sub(counts, number, 1);
      forget();
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
export function watch({ turnMs = 1_000, turns = 20 } = {}): void {
  dog = new Worker(new URL('./watchdog-thread.server.ts', import.meta.url), {
    workerData: { counts, names, routes, turnMs, turns },
    // Not what this process was started with: in the image, the build of its pages.
    execArgv: [],
  });
  dog.unref();
  setInterval(signOfLife, turnMs).unref();
}
