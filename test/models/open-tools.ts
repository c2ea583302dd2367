import { Hono } from 'hono';
import { createEngine } from '../../src/generation/models/create-engine.server.ts';
import type { ModelLimits } from '../../src/generation/models/model-attempt.server.ts';
import { generationRoutes } from '../../src/generation/pipeline/routes.server.ts';
import type { Database } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { answerError, Failure } from '../../src/platform/http-errors.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';
import { Metrics } from '../../src/platform/metrics.server.ts';
import { createRateLimits } from '../../src/platform/rate-limits.server.ts';
import { threadReader } from '../../src/threads/read.server.ts';
import { toolServers } from '../../src/tools/registry.server.ts';
import { clockFromFullHour } from '../clock.ts';

/** The tools' functions by themselves, for a user who is whoever the header `x-user` says. */
export function openTools(
  db: Database,
  settings: Record<string, string> = {},
  modelLimits: Partial<ModelLimits> = {},
) {
  const env = parseEnv({ RATE_LIMIT_SCALE: '0', ...settings });
  const log = createLogger(() => {});
  const metrics = new Metrics();
  const parts = {
    env,
    db,
    log,
    metrics,
    now: clockFromFullHour().now,
    engine: createEngine(env, log, metrics, { limits: modelLimits }),
  };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, log));
  const requireUser = async (c: { req: { header(name: string): string | undefined } }) => {
    const id = c.req.header('x-user');
    if (!id) throw new Failure('unauthenticated');
    return { id, address: 'tu' as const };
  };
  app.route(
    '/api',
    generationRoutes(
      { ...parts, openThread: threadReader(parts) },
      {
        requireUser,
        tools: toolServers,
        limits: createRateLimits(parts),
      },
    ),
  );
  return async (
    name: string,
    body: Record<string, unknown>,
    user?: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> => {
    const response = await app.request(`/api/functions/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(user && { 'x-user': user }), ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
}
