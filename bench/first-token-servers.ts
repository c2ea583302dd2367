import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { hashToken, mintToken } from '../src/account/secret-token.server.ts';
import { createSessions } from '../src/account/sessions.server.ts';
import { createEngine } from '../src/generation/engine.server.ts';
import { generationRoutes } from '../src/generation/routes.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { Metrics } from '../src/platform/metrics.server.ts';
import { createRateLimits } from '../src/platform/rate-limits.server.ts';
import { profiles, sessions } from '../src/platform/schema.server.ts';
import { counted } from '../test/models/open-functions.ts';
import { wires } from '../test/models/wires.ts';

const thinkMs = 20;
const deltas = 60;

function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}

/** A model that thinks a little and then writes; after SIGUSR2 it writes at once. */
async function mock(): Promise<void> {
  const wire = wires.find((one) => one.name === 'compatible');
  if (!wire) throw new Error('no wire');
  const text = JSON.stringify({ text: 'palabra '.repeat(45).trim() });
  const size = Math.ceil(text.length / deltas);
  const pieces = Array.from({ length: deltas }, (_, i) =>
    wire.text(text.slice(i * size, (i + 1) * size), null),
  );
  // The first piece holds a whole word, so that both sides wait for the same bytes.
  const [head, ...rest] = [wire.text(text.slice(0, 20), null), ...pieces.slice(Math.ceil(20 / size))];
  const tail = [wire.text(text.slice(20, Math.ceil(20 / size) * size), null), ...rest];
  const origin = await listen(async (request, response) => {
    request.resume();
    if (!fast) await pause(thinkMs);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(wire.open(null).join('') + head);
    for (const piece of [...tail, ...wire.end('stop', { input: 100, output: 60 }, null)])
      response.write(piece);
    response.end();
  });
  process.stdout.write(`${origin}\n`);
}

let fast = false;
process.on('SIGUSR2', () => {
  fast = true;
});

async function server(): Promise<void> {
  const log = createLogger(() => {});
  const env = parseEnv(process.env);
  const db = await openDatabase(env, log);
  const metrics = new Metrics();
  const services = { env, db, log, metrics, now: () => new Date(), engine: createEngine(env, log, metrics) };
  const app = new Hono();
  const { requireUser } = createSessions(services);
  app.route(
    '/api',
    generationRoutes(services, { tools: [counted], requireUser, limits: createRateLimits(services) }),
  );
  app.post('/relay', async (c) => {
    const upstream = await fetch(`${env.AI_BASE_URL}/chat/completions`, {
      method: 'POST',
      body: await c.req.text(),
    });
    return new Response(upstream.body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const token = mintToken();
  const id = randomUUID();
  const later = new Date(Date.now() + 86_400_000);
  await db.asService(async (tx) => {
    await tx.insert(profiles).values({ id, email: 'bench@example.test', subscription_tier: 'pro' });
    await tx
      .insert(sessions)
      .values({ user_id: id, token_hash: hashToken(token), expires_at: later, absolute_expires_at: later });
  });
  const origin = await listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  process.stdout.write(`${JSON.stringify({ origin, cookie: `salero=${token}` })}\n`);
}

await (process.argv[2] === 'mock' ? mock() : server());
