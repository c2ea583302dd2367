import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { secretsIn } from '../platform/env.server.ts';
import { Failure, presentFailure } from '../platform/http-errors.server.ts';
import { isAskedHere } from '../platform/loopback.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';
import { oneAtATime } from '../platform/turns.server.ts';
import { version } from './version.server.ts';

type Parts = Services & { metrics: Metrics; stopping: AbortSignal };

export function operations({ env, db, metrics, stopping }: Parts): Hono {
  const isReady = oneAtATime(() => db.ready());
  metrics.gauge('salero_info', 'Which version runs', () => [{ labels: { version }, value: 1 }]);
  const headers = { 'Cache-Control': 'no-store' };
  /** Nobody's failure, so none of the log: a proxy asks every second. */
  const notNow = (c: Context) => c.json(presentFailure(new Failure('unavailable')), 503, headers);
  return new Hono()
    .get('/healthz', (c) => (stopping.aborted ? notNow(c) : c.json({ status: 'ok', version }, 200, headers)))
    .get('/readyz', async (c) => {
      if (stopping.aborted || !(await isReady())) return notNow(c);
      return c.json({ status: 'ready' }, 200, headers);
    })
    .get('/metrics', (c) => {
      if (!mayRead(c, env.METRICS_TOKEN)) throw new Failure('not_found');
      return c.text(metrics.render(), 200, headers);
    });
}

function mayRead(c: Context, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    return secretsIn(token)
      .map((one) => Buffer.from(`Bearer ${one}`))
      .some((wanted) => given.length === wanted.length && timingSafeEqual(given, wanted));
  }
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming === undefined || isAskedHere(incoming);
}
