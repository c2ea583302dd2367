import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestsUnderWay, watch } from '../../src/app/watchdog.server.ts';

/** Under the watchdog, with two seconds of patience: serves one that answers, one that waits, one that takes a while, and one that holds the thread for good, long after its head was sent. */
const hold = (ms = Number.POSITIVE_INFINITY) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};
const app = new Hono()
  .use(requestsUnderWay((c) => ({ who: c.req.header('x-who') ?? 'somebody' })))
  .get('/readyz', (c) => c.text('ok'))
  .get('/answered/:id', (c) => c.text('ok'))
  .get('/takes-a-while', (c) => {
    hold(100);
    return c.text('ok');
  })
  .get('/waits/:id', () => new Promise<Response>(() => {}))
  .get('/holds/:id', (c) => c.body(new ReadableStream({ start: () => void setTimeout(() => hold(), 300) })));
createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1');
watch({ turnMs: 100 });
