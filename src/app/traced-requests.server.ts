import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { routeOf } from '../platform/route-of.server.ts';
import type { Tracing } from '../platform/tracing.server.ts';

/** A span for each request, until its last byte: an answer that streams is not over when it begins. */
export function tracedRequests(tracing: Tracing, trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    // Only from our own proxy: anybody else's would tie strangers' requests together.
    const parent = trustedProxies > 0 ? c.req.header('traceparent') : undefined;
    const span = tracing.open(c.req.method, 'server', { 'http.request.method': c.req.method }, parent);
    const finish = () => {
      span.add({ 'http.route': routeOf(c), 'http.response.status_code': c.res.status });
      if (c.res.status >= 500) span.fail(String(c.res.status));
      span.end();
    };
    try {
      await span.within(next);
    } finally {
      const outgoing = outgoingOf(c);
      if (outgoing && !outgoing.closed) outgoing.once('close', finish);
      else finish();
    }
  };
}

export function outgoingOf(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}
