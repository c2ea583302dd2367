import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { ApiError, invalidRequest } from './api-error.server.ts';
import { requireEndpoint } from './endpoints/table.server.ts';
import { brokenBody, type FaultChoice } from './faults.server.ts';
import { type Form, parseForm } from './form-encoding.server.ts';
import { fingerprintOf, getKeptAnswer, keepAnswer } from './idempotency.server.ts';
import { newId } from './ids.server.ts';
import type { Ledger } from './ledger.server.ts';
import { readBody } from './read-body.server.ts';
import { sameSecret } from './secrets.server.ts';
import { requireRow } from './tables.server.ts';

export interface ApiParts {
  ledger: Ledger;
  secretKey: string;
  fault: FaultChoice;
  /** Resolves once what the request changed will survive a restart. */
  settle(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The HTTP surface of Stripe's API, as its SDK meets it. */
export function createApi(parts: ApiParts) {
  const { ledger } = parts;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = newId('req_', 14);
    const { pathname, search } = new URL(request.url ?? '/', 'http://local');
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    const key = headerOf(request, 'idempotency-key');
    let lost = false;
    let late: Promise<void> | null = null;
    try {
      requireKey(request, parts.secretKey);
      if (body === null)
        throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' });
      const form = parseForm(body === '' ? search.slice(1) : body);
      const fault = parts.fault({ method, path: pathname, form, idempotencyKey: key });
      if (fault === 'hang') return;
      if (fault === 'cut') return void request.socket.destroy();
      if (fault === 'cut-after') lost = true;
      else if (fault && 'late' in fault) late = fault.late;
      else if (fault)
        return send(response, requestId, { status: fault.status, body: fault.body ?? brokenBody });
      const answer = answerOnce({ method, path: pathname, form, body, key, requestId });
      if (method !== 'GET') await parts.settle();
      if (lost) return void request.socket.destroy();
      await late;
      send(response, requestId, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (lost) return void request.socket.destroy();
      send(response, requestId, error);
    }
  };

  interface Asked {
    method: string;
    path: string;
    form: Form;
    body: string;
    key: string | null;
    requestId: string;
  }

  function answerOnce({ method, path, form, body, key, requestId }: Asked): Answer {
    const { state } = ledger;
    const once = method === 'POST' ? key : null;
    if (once !== null && once.length > 255)
      throw invalidRequest('Idempotency keys can have at most 255 characters.');
    const fingerprint = fingerprintOf(method, path, body);
    const kept = once === null ? null : getKeptAnswer(state, once, fingerprint, ledger.at());
    if (kept)
      return {
        status: kept.status,
        body: kept.body,
        headers: { 'Idempotent-Replayed': 'true', 'Original-Request': kept.requestId },
      };
    const endpoint = requireEndpoint(method, path);
    if (typeof form.customer === 'string') requireRow(state.rows, 'customer', form.customer, 'customer');
    ledger.request = { id: requestId, idempotency_key: key };
    try {
      // A copy: what is kept for a repeated request must not change with the rows.
      const answer = structuredClone(endpoint.answer({ ledger, form, id: endpoint.id, path }));
      if (once !== null)
        keepAnswer(state, once, { fingerprint, status: 200, body: answer, requestId, created: ledger.at() });
      return { status: 200, body: answer };
    } finally {
      ledger.request = null;
    }
  }
}

function requireKey(request: IncomingMessage, secretKey: string): void {
  const [scheme = '', credentials = ''] = (headerOf(request, 'authorization') ?? '').split(' ');
  const given = /^basic$/i.test(scheme)
    ? (Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '')
    : credentials;
  if (given === '')
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  if (!sameSecret(given, secretKey))
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`,
    });
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function send(response: ServerResponse, requestId: string, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
    'Stripe-Version': Stripe.API_VERSION,
    ...headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body, null, 2));
}
