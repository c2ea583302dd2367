import { Hono } from 'hono';
import { clockFromFullHour } from '../../../test/clock.ts';
import type { Sessions } from '../../account/sessions.server.ts';
import type { Database } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { answerError, Failure } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import { collections } from '../../tools/registry.server.ts';
import { libraryRoutes } from '../routes.server.ts';

interface Call {
  method?: string;
  body?: unknown;
  key?: string;
}

/** The library by itself, for a user who is whoever the call says: `id`, or `id pro`. */
export function openLibrary(db: Database, settings: Record<string, string> = {}) {
  const log = createLogger(() => {});
  const services = {
    db,
    log,
    env: parseEnv({ RATE_LIMIT_SCALE: '0', ...settings }),
    now: clockFromFullHour().now,
  };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  const requireUser = (async (c) => {
    const [id, tier = 'free'] = (c.req.header('x-user') ?? '').split(' ');
    if (!id) throw new Failure('unauthenticated');
    return { id, subscription_tier: tier };
  }) as Sessions['requireUser'];
  const asSignedIn: Sessions['asSignedIn'] = async (c, work) => db.asUser((await requireUser(c)).id, work);
  const limits = createRateLimits(services);
  app.route('/api', libraryRoutes(services, { requireUser, asSignedIn, limits, collections }));

  return async (user: string, path: string, { method = 'GET', body, key }: Call = {}) => {
    const response = await app.request(`/api/saved${path}`, {
      method,
      headers: {
        'x-user': user,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}
