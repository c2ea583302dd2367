import { performance } from 'node:perf_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../platform/db.server.ts';
import type { FailureBody } from '../platform/failures.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import { Turns } from '../platform/turns.server.ts';

const soonMs = 5;
const queueMs = 20;
const tooLateMs = 40;
/** A loop that is idle now and then has had one long moment, or is late for the machine's reasons: it catches up by itself. */
const busy = { share: 0.9, overMs: 300 };
const sampleMs = 20;
const step = { up: 0.01, down: 0.005 };
const mostShare = 0.95;
/** A few calls of a few addresses are always served: one person on a laptop is no crowd, and a flood from one address hurts no others. As many addresses as there are connections: more of them wait for one another. */
export const few = { calls: 8, addresses: 8 };
const retryAfterSeconds = 5;
export const ofOneCaller = { atOnce: 4, waiting: 100 };
const ofOneSession = { atOnce: 1, waiting: 100 };

const refusal: FailureBody = {
  error: 'unavailable',
  message:
    'Ahora mismo hay mucha gente usando Salero. No has perdido nada: espera unos segundos e inténtalo otra vez.',
};

export type Overload = () => number;

/** Refuses at once what cannot be served soon, so that the rest is served as ever. Sign-outs, erasures and webhooks are always taken. */
export function admission(
  overload: Overload,
  metrics: Metrics,
  addressOf: (c: Context) => string,
  random: () => number = Math.random,
): MiddlewareHandler {
  const refused = metrics.counter('salero_refused_calls_total', 'Calls refused at once because of overload');
  metrics.gauge('salero_overload_share', 'Share of the calls that is refused', overload);
  const underWay = new Map<string, number>();
  const change = (address: string, by: 1 | -1) => {
    const calls = (underWay.get(address) ?? 0) + by;
    if (calls > 0) underWay.set(address, calls);
    else underWay.delete(address);
  };
  return async (c, next) => {
    const address = addressOf(c);
    const isOneOfFew = (underWay.get(address) ?? 0) < few.calls && underWay.size < few.addresses;
    if (isOneOfFew || random() >= overload() || isAlwaysTaken(c)) {
      change(address, 1);
      return next().finally(() => change(address, -1));
    }
    refused.add();
    return c.json(refusal, 503, { 'Retry-After': String(retryAfterSeconds) });
  };
}

/** One person's calls take turns. Ending sessions has turns of its own: whoever has stolen a session may hold all the others. */
export function turnsOfCallers(
  callerOf: (c: Context) => string | null,
  sessionOf: (c: Context) => string | null,
): MiddlewareHandler {
  const [ofPeople, ofSessions] = [new Turns<string>(ofOneCaller), new Turns<string>(ofOneSession)];
  return async (c, next) => {
    const [turns, caller] = isOfSessions(c) ? [ofSessions, sessionOf(c)] : [ofPeople, callerOf(c)];
    if (caller === null || isWebhook(c)) return next();
    return turns.run(caller, async () => (c.req.raw.signal.aborted ? c.body(null) : next()));
  };
}

const isAlwaysTaken = (c: Context) =>
  isWebhook(c) ||
  c.req.method === 'DELETE' ||
  (isOfSessions(c) && !(c.req.method === 'GET' || c.req.method === 'HEAD'));

const isWebhook = ({ req: { path } }: Context) => path.startsWith('/api/webhooks/');

const isOfSessions = ({ req: { method, path } }: Context) =>
  path === '/api/auth/sign-out' ||
  /^\/api\/account\/sessions(\/|$)/.test(path) ||
  (method === 'DELETE' && path === '/api/account');

/** Measured by the lateness of a timer and by the queue for a connection. The share of refused calls follows slowly. */
export function watchOverload(db: Pick<Database, 'connections'>): Overload {
  let share = 0;
  let busyFor = 0;
  let expected = performance.now() + sampleMs;
  let before = performance.eventLoopUtilization();
  const lateMs = () => (busyFor > busy.share ? performance.now() - expected : 0);
  setInterval(() => {
    const late = lateMs();
    const isQueued = db.connections().waitedMs > queueMs;
    const now = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(now, before);
    busyFor += (utilization - busyFor) * Math.min(1, (active + idle) / busy.overMs);
    share += late > soonMs ? (step.up * late) / soonMs : isQueued ? step.up : -step.down;
    share = Math.min(mostShare, Math.max(0, share));
    expected = performance.now() + sampleMs;
    before = now;
  }, sampleMs).unref();
  return () => (lateMs() > tooLateMs ? 1 : share);
}
