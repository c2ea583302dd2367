import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Env } from '../../platform/env.server.ts';

/** Takes the place of the worker on every device that asks for a newer one, removes what it kept, and then itself. */
const farewell = readFileSync(new URL('farewell.js', import.meta.url), 'utf8');

export function workerRoutes({ SERVICE_WORKER }: Env): Hono {
  const routes = new Hono();
  // Without a worker a share arrives here. It is not for us to read: the page says how to go on.
  routes.post('/compartir', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect('/compartir?sin-llegar', 303);
  });
  if (SERVICE_WORKER === 'no')
    routes.get('/sw.js', (c) =>
      c.body(farewell, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  return routes;
}
