import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { secretsIn } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { isLoopback } from '../platform/loopback.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';

interface OperationsParts extends Services {
  metrics: Metrics;
  /** Aborted once this process has been told to stop. */
  stopping: AbortSignal;
}

/** What an orchestrator and a scraper ask. */
export function operations({ env, db, metrics, stopping }: OperationsParts): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      if (stopping.aborted || !(await db.ready())) throw new Failure('unavailable');
      return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
    })
    .get('/metrics', (c) => {
      if (!mayRead(c, env.METRICS_TOKEN)) throw new Failure('not_found');
      return c.text(metrics.render(), 200, { 'Cache-Control': 'no-store' });
    });
}

/** With a token set only the token opens it: behind a proxy on the same machine, every client comes from loopback. */
function mayRead(c: Context, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    return secretsIn(token)
      .map((one) => Buffer.from(`Bearer ${one}`))
      .some((wanted) => given.length === wanted.length && timingSafeEqual(given, wanted));
  }
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return forwarded === undefined && isLoopback(addressOf(c));
}

function addressOf(c: Context): string {
  try {
    return (getConnInfo(c).remote.address ?? '').replace(/^::ffff:/, '');
  } catch {
    // Called in process, without a socket: nobody from outside.
    return '127.0.0.1';
  }
}
