import { Hono } from 'hono';
import { clockFromFullHour } from '../../../test/clock.ts';
import type { Sessions } from '../../account/sessions.server.ts';
import type { Database } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { answerError, Failure } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import { threadRoutes } from '../routes.server.ts';

interface Call {
  method?: string;
  body?: unknown;
  key?: string;
}

/** The threads by themselves, for a user who is whoever the call says: `id`, or `id pro`. */
export function openThreads(db: Database, settings: Record<string, string> = {}) {
  const log = createLogger(() => {});
  const clock = clockFromFullHour();
  const services = { db, log, env: parseEnv({ RATE_LIMIT_SCALE: '0', ...settings }), now: clock.now };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  const requireUser = (async (c) => {
    const [id, tier = 'free'] = (c.req.header('x-user') ?? '').split(' ');
    if (!id) throw new Failure('unauthenticated');
    return { id, subscription_tier: tier };
  }) as Sessions['requireUser'];
  app.route('/api', threadRoutes(services, { requireUser, limits: createRateLimits(services) }));

  const call = async (user: string, path: string, { method = 'GET', body, key }: Call = {}) => {
    const response = await app.request(`/api/threads${path}`, {
      method,
      headers: {
        'x-user': user,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  return { call, clock, services };
}
