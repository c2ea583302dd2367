import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { isLoopback } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';

/** What an orchestrator and a scraper ask. */
export function operations({ env, db, metrics }: Services & { metrics: Metrics }): Hono {
  metrics.gauge('salero_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('salero_uptime_seconds', 'Seconds since start', () => process.uptime());
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      if (!(await db.ready())) throw new Failure('unavailable');
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
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
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
