import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Visit } from '../account/session-pseudonym.server.ts';
import { routeOf } from '../platform/http-errors.server.ts';
import type { Logger } from '../platform/log.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import { whenSent } from '../platform/request.server.ts';
import type { Tracing } from '../platform/tracing-otlp.server.ts';

const quiet = new Set(['page', '/healthz', '/readyz']);

/** Numbers each request, counts it and logs it: method, route, status and the session's name of the day, never a query, a body or an address. */
export function requests(
  log: Logger,
  metrics: Metrics,
  visitOf: (c: Context) => Visit,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const served = metrics.counter('salero_http_requests_total', 'Requests by route and status');
  const seconds = metrics.histogram('salero_http_seconds', 'Time to the answer by route');
  return async (c, next) => {
    const id = randomUUID();
    const started = now();
    c.header('X-Request-Id', id);
    await next();
    const route = routeOf(c);
    served.add({ route, status: String(c.res.status) });
    seconds.observe({ route }, (now() - started) / 1000);
    // Reading pages is no event, nor is being asked whether we are well. Whoever calls what does not exist, or writes to a page, is looking for a hole.
    if (quiet.has(route) && (c.req.method === 'GET' || c.req.method === 'HEAD')) return;
    const { who, began } = visitOf(c);
    const ms = Math.round(now() - started);
    log.info('request', { id, method: c.req.method, route, status: c.res.status, ms, who });
    if (began) log.info('signed in', { id, who });
  };
}

export function tracedRequests(tracing: Tracing): MiddlewareHandler {
  return async (c, next) => {
    const span = tracing.open(c.req.method, 'server', { 'http.request.method': c.req.method });
    const finish = () => {
      span.add({ 'http.route': routeOf(c), 'http.response.status_code': c.res.status });
      if (c.res.status >= 500) span.fail(String(c.res.status));
      span.end();
    };
    await span.within(next).finally(() => whenSent(c, finish));
  };
}
