import type { Context, Hono } from 'hono';
import { Failure } from '../../platform/http-errors.server.ts';
import { clientAddress } from '../../platform/rate-limits.server.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { createAtOnce } from './at-once.server.ts';
import type { Caller, User } from './caller.server.ts';
import { createGenerate, type GenerateParts } from './generate.server.ts';
import { recentRoutes } from './recent.server.ts';
import { parseRequest } from './request.server.ts';
import { eventStream } from './sse.server.ts';

interface Surface {
  requireUser(c: Context): Promise<User>;
  /** Who calls, without a question to the database where that can wait; throws `unauthenticated` where nobody does. */
  callerOf(c: Context): Promise<Caller>;
  tools: readonly AnyTool[];
  limits: GenerateParts['limits'];
}

/** `POST /functions/NAME` for every tool; `DELETE` with the same Idempotency-Key stops one. */
export function generationRoutes(parts: Omit<GenerateParts, 'limits'>, surface: Surface): Hono {
  const { generate, cancel } = createGenerate({ ...parts, limits: surface.limits });
  const byName = new Map(surface.tools.map((tool) => [tool.contract.functionName, tool]));
  const reading = createAtOnce(surface.limits.atOnce);
  const routes = recentRoutes(parts, surface);

  routes.post('/functions/:name', async (c, next) => {
    const tool = byName.get(c.req.param('name'));
    if (!tool) return next();
    const caller = await surface.callerOf(c);
    const request = await reading(caller.id, () => parseRequest(c, tool, caller.id)).catch(async (error) => {
      // Nobody who is signed out is told what is wrong with the rest.
      await caller.require();
      throw error;
    });
    const call = { caller, tool, request, ip: clientAddress(c, parts.env.TRUSTED_PROXIES) };
    const client = c.req.raw.signal;
    try {
      if (c.req.header('Accept')?.includes('text/event-stream')) {
        const events = await eventStream(client, (hooks) => generate({ ...call, ...hooks }));
        // Through the context, which holds what others have set: a renewed cookie, the request's id.
        return c.newResponse(events.body, 200, events.headers);
      }
      return c.json((await generate({ ...call, gone: client })) as object);
    } catch (error) {
      // Nobody is left to read an answer.
      if (client.aborted && !(error instanceof Failure)) return c.body(null);
      throw error;
    }
  });

  routes.delete('/functions/:name', async (c, next) => {
    if (!byName.has(c.req.param('name'))) return next();
    const user = await surface.requireUser(c);
    await cancel(user.id, c.req.header('Idempotency-Key') ?? '');
    return c.body(null, 204);
  });

  return routes;
}
