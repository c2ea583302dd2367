import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { brokenBody, pathOf } from '../api.server.ts';

/**
 * What goes wrong with one request. `hang` never answers; `cut` closes the connection before doing anything;
 * `cut-after` does the work and closes it without saying so; `late` does the work and answers when the promise resolves.
 */
export type Fault =
  | null
  | { status: number; body?: object }
  | { late: Promise<void> }
  | 'hang'
  | 'cut'
  | 'cut-after';
export type ChooseFault = (request: { method: string; path: string }) => Fault;

type LocalContext = Context<{ Bindings: HttpBindings }>;

export function withFaults(choose: ChooseFault): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const fault = choose({ method: c.req.method, path: pathOf(c) });
    if (fault === 'hang' || fault === 'cut') return lose(c, fault);
    if (fault && typeof fault === 'object' && 'status' in fault)
      return c.json(fault.body ?? brokenBody, fault.status as ContentfulStatusCode);
    await next();
    if (fault === 'cut-after') return lose(c, fault);
    await fault?.late;
  };
}

/** Never answers. */
function lose(c: LocalContext, fault: 'hang' | 'cut' | 'cut-after'): Promise<never> {
  if (fault !== 'hang') c.env.incoming.socket.destroy();
  return new Promise(() => {});
}
