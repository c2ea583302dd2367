import { Hono } from 'hono';
import { Failure } from '../../platform/http-errors.server.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { createGenerate, type GenerateParts } from './generate.server.ts';
import { eventStream } from './sse.server.ts';

/** `POST /functions/NAME` for every tool; `DELETE` with the same Idempotency-Key stops one: 204, or 202 where it goes on and costs its use. */
export function generationRoutes(parts: GenerateParts, tools: readonly AnyTool[]): Hono {
  const { generate, cancel } = createGenerate(parts);
  const byName = new Map(tools.map((tool) => [tool.contract.functionName, tool]));
  const routes = new Hono();

  routes.post('/functions/:name', async (c, next) => {
    const tool = byName.get(c.req.param('name'));
    if (!tool) return next();
    const client = c.req.raw.signal;
    try {
      if (c.req.header('Accept')?.includes('text/event-stream')) {
        const events = await eventStream(client, (hooks) => generate({ c, tool, ...hooks }));
        // Through the context, which holds what others have set: a renewed cookie, the request's id.
        return c.newResponse(events.body, 200, events.headers);
      }
      return c.json((await generate({ c, tool, gone: client })) as object);
    } catch (error) {
      if (client.aborted && !(error instanceof Failure)) return c.body(null);
      throw error;
    }
  });

  routes.delete('/functions/:name', async (c, next) => {
    if (!byName.has(c.req.param('name'))) return next();
    const user = await parts.requireUser(c);
    const hasEnded = await cancel(user.id, c.req.header('Idempotency-Key') ?? '');
    return c.body(null, hasEnded ? 204 : 202);
  });

  return routes;
}
