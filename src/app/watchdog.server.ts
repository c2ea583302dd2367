import { Worker } from 'node:worker_threads';
import type { Context, MiddlewareHandler } from 'hono';
import type { Visit } from '../account/session-pseudonym.server.ts';
import { routeOf } from '../platform/http-errors.server.ts';
import { whenSent } from '../platform/request.server.ts';

const mostTold = 500;
const bytesOfOne = 64;
/** A sign that this thread lives, and what it has under way: shared, as a thread that is held posts nothing. */
const turns = new Int32Array(new SharedArrayBuffer(4));
const told = Buffer.from(new SharedArrayBuffer(bytesOfOne * mostTold));
const free = Array.from({ length: mostTold }, (_, place) => mostTold - 1 - place);
const owners: (Context | undefined)[] = [];
let oldest = 0;
const signOfLife = () => void Atomics.add(turns, 0, 1);

/** In a place that is free; of more than there is room for the newest are told. */
function tell(c: Context, line: string): () => void {
  const place = free.pop() ?? oldest++ % mostTold;
  const at = place * bytesOfOne;
  owners[place] = c;
  told.fill(0, at, at + bytesOfOne).write(line, at, bytesOfOne - 1);
  return () => {
    if (owners[place] !== c) return;
    owners[place] = undefined;
    told.fill(0, at, at + bytesOfOne);
    free.push(place);
  };
}

/** Tells the watchdog which routes, and which sessions by their name in the log, are under way. Decision 0047. */
export const requestsUnderWay =
  (visitOf: (c: Context) => Visit): MiddlewareHandler =>
  async (c, next) => {
    const over = tell(c, `${routeOf(c)} ${visitOf(c).who ?? ''}`);
    signOfLife();
    await next().finally(() => whenSent(c, over));
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
