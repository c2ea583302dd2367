import { Hono } from 'hono';
import { clockFromFullHour } from '../../../test/clock.ts';
import type { Sessions } from '../../account/sessions.server.ts';
import type { Database } from '../../platform/db.server.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { answerError, Failure } from '../../platform/http-errors.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { createRateLimits } from '../../platform/rate-limits.server.ts';
import { personRoutes } from '../routes.server.ts';

/** What a person keeps about themselves, by itself, for a user who is whoever the call says. */
export function openPerson(db: Database, settings: Record<string, string> = {}) {
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
    const id = c.req.header('x-user');
    if (!id) throw new Failure('unauthenticated');
    return { id };
  }) as Sessions['requireUser'];
  app.route('/api', personRoutes(services, { requireUser, limits: createRateLimits(services) }));

  return async (user: string | null, method: string, path: string, body?: unknown) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: { ...(user && { 'x-user': user }), 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}
