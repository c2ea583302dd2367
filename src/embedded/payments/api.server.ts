import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from './api-error.server.ts';
import type { Endpoint } from './endpoints.server.ts';
import { type Ledger, requireCustomer } from './ledger.server.ts';
import { newId } from './objects.server.ts';
import { parseForm } from './params.server.ts';
import { sameSecret } from './secrets.server.ts';

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

export interface ApiParts {
  ledger: Ledger;
  secretKey: string;
  endpoints: Record<string, Endpoint>;
  fault: (request: { method: string; path: string }) => Fault;
  settle(): Promise<void>;
}

type LocalContext = Context<{ Bindings: HttpBindings }>;

export const brokenBody = { error: { type: 'api_error', message: 'An unexpected error occurred.' } };
export const longestBody = 64 * 1024;
const answersKeptSeconds = 24 * 3600;

export function createApi({ ledger, secretKey, endpoints, fault: chooseFault, settle }: ApiParts) {
  const api = new Hono<{ Bindings: HttpBindings }>();

  api.use(bodyLimit({ maxSize: longestBody }));
  api.use(async (c, next) => {
    requireKey(c.req.header('Authorization') ?? '', secretKey);
    c.header('Request-Id', newId('req_', 14));
    c.header('Date', new Date(ledger.at() * 1_000).toUTCString());
    const fault = chooseFault({ method: c.req.method, path: pathOf(c) });
    if (fault === 'hang' || fault === 'cut') return lose(c, fault);
    if (fault && typeof fault === 'object' && 'status' in fault)
      return c.json(fault.body ?? brokenBody, fault.status as ContentfulStatusCode);
    await next();
    if (fault === 'cut-after') return lose(c, fault);
    await fault?.late;
  });

  for (const [name, answer] of Object.entries(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    api.on(method, path, async (c) => {
      const body = await c.req.text();
      const form = parseForm(body === '' ? new URL(c.req.url).search : body);
      if (typeof form.customer === 'string') requireCustomer(ledger, form.customer, 'customer');
      const call = { ledger, form, id: c.req.param('id') ?? '', path: pathOf(c) };
      if (method === 'GET') return c.json(answer(call));
      const answered = answerOnce(c, body, () => answer(call));
      await settle();
      return c.json(answered);
    });
  }
  api.all('*', (c) =>
    c.json({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL.' } }, 404),
  );

  function answerOnce(c: LocalContext, body: string, answer: () => object): object {
    const { answers } = ledger.state;
    const key = c.req.header('Idempotency-Key');
    if (!key) return structuredClone(answer());
    for (const [old, { created }] of Object.entries(answers))
      if (created + answersKeptSeconds < ledger.at()) delete answers[old];
    const fingerprint = createHash('sha256')
      .update(`${c.req.method} ${pathOf(c)}\n${body}`)
      .digest('hex');
    const first = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (first && first.fingerprint !== fingerprint)
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the parameters they were first used with.',
      });
    if (first) return first.body;
    // A copy: what is kept for a repeated request must not change with the rows.
    answers[key] = { fingerprint, body: structuredClone(answer()), created: ledger.at() };
    return answers[key].body;
  }

  return api;
}

const pathOf = (c: Context) => c.req.path.slice(c.req.path.indexOf('/v1/'));

function requireKey(authorization: string, secretKey: string): void {
  if (sameSecret(authorization, `Bearer ${secretKey}`)) return;
  throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

/** Never answers. */
function lose(c: LocalContext, fault: 'hang' | 'cut' | 'cut-after'): Promise<never> {
  if (fault !== 'hang') c.env.incoming.socket.destroy();
  return new Promise(() => {});
}
