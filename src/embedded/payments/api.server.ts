import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.server.ts';
import type { Endpoint } from './endpoints.server.ts';
import { type Ledger, requireCustomer } from './ledger.server.ts';
import { newId } from './objects.server.ts';
import { parseForm } from './params.server.ts';

export interface ApiParts {
  ledger: Ledger;
  secretKey: string;
  endpoints: Record<string, Endpoint>;
  around: MiddlewareHandler<{ Bindings: HttpBindings }>;
  settle(): Promise<void>;
}

export const brokenBody = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };
export const longestBody = 64 * 1024;

export function createApi({ ledger, secretKey, endpoints, around, settle }: ApiParts) {
  const api = new Hono<{ Bindings: HttpBindings }>();

  api.use(bodyLimit({ maxSize: longestBody }));
  api.use(async (c, next) => {
    requireKey(c.req.header('Authorization') ?? '', secretKey);
    c.header('Request-Id', newId('req_', 14));
    c.header('Date', new Date(ledger.at() * 1_000).toUTCString());
    await next();
  }, around);

  for (const [name, answer] of Object.entries(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    api.on(method, path, async (c) => {
      const body = await c.req.text();
      const params = parseForm(body === '' ? new URL(c.req.url).search : body);
      const { customer } = params as { customer?: string };
      if (customer !== undefined) requireCustomer(ledger, customer, 'customer');
      const call = { ledger, params, id: c.req.param('id') ?? '', path: pathOf(c) };
      if (method === 'GET') return c.json(answer(call));
      const answered = answerOnce(c, body, () => answer(call));
      await settle();
      return c.json(answered);
    });
  }
  api.all('*', (c) =>
    c.json({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL.' } }, 404),
  );

  function answerOnce(c: Context, body: string, answer: () => object): object {
    const { answers } = ledger.state;
    const key = c.req.header('Idempotency-Key');
    if (!key) return structuredClone(answer());
    const fingerprint = digestOf(`${c.req.method} ${pathOf(c)}\n${body}`).toString('hex');
    const first = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (first && first.fingerprint !== fingerprint)
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the parameters they were first used with.',
      });
    if (first) return first.body;
    answers[key] = { fingerprint, body: structuredClone(answer()) };
    return answers[key].body;
  }

  return api;
}

export const pathOf = (c: Context) => c.req.path.slice(c.req.path.indexOf('/v1/'));

const digestOf = (text: string) => createHash('sha256').update(text).digest();

function requireKey(authorization: string, secretKey: string): void {
  if (timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${secretKey}`))) return;
  throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
