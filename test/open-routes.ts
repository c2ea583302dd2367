import { type Context, Hono } from 'hono';
import type { Surface } from '../src/account/sessions.server.ts';
import type { Database } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { answerError, Failure } from '../src/platform/http-errors.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { Metrics } from '../src/platform/metrics.server.ts';
import { createRateLimits } from '../src/platform/rate-limits.server.ts';
import { clockFromFullHour } from './clock.ts';

export interface Call {
  method?: string;
  /** A string is sent as it is. */
  body?: unknown;
  key?: string;
}

/** Who makes a call: `id`, or `id pro`. */
async function asSaid(header: string): Promise<{ id: string }> {
  const [id = '', subscription_tier = 'free'] = header.split(' ');
  return Object.assign({ id }, { subscription_tier });
}

/** Some routes by themselves, for a user who is whoever the header `x-user` says. */
export function openRoutes(
  db: Database,
  mount: (surface: Surface & { metrics: Metrics }) => Hono,
  settings: Record<string, string> = {},
  findUser: typeof asSaid = asSaid,
) {
  const logged: string[] = [];
  const log = createLogger((line) => logged.push(line));
  const clock = clockFromFullHour();
  const metrics = new Metrics();
  const env = parseEnv({ RATE_LIMIT_SCALE: '0', ...settings });
  const services = { db, log, env, now: clock.now, metrics };
  const requireUser = (async (c: Context) => {
    const header = c.req.header('x-user');
    if (!header) throw new Failure('unauthenticated');
    return findUser(header);
  }) as Surface['requireUser'];
  const asSignedIn: Surface['asSignedIn'] = async (c, work) => db.asUser((await requireUser(c)).id, work);
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  app.route('/api', mount({ ...services, requireUser, asSignedIn, limits: createRateLimits(services) }));

  const call = async (user: string | null, path: string, { method = 'GET', body, key }: Call = {}) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(user !== null && { 'x-user': user }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  return { app, call, clock, logged, services, metrics };
}
