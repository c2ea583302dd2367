import { afterEach, expect, test, vi } from 'vitest';
import { type ApiFailure, callApi, onSignedOut } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const failed = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error) => error,
  );

test('a call sends JSON and its key, and gives back the JSON of the answer', async () => {
  const fetch = answerWith(() => Response.json({ address: 'vos' }));
  const body = { address: 'vos' };
  expect(await callApi('/api/account/profile', { method: 'PATCH', body, idempotencyKey: 'k' })).toEqual(body);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/account/profile');
  expect(init).toMatchObject({ method: 'PATCH', body: '{"address":"vos"}', credentials: 'same-origin' });
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' });
});

test('a call without a body announces none', async () => {
  const fetch = answerWith(() => new Response(null, { status: 204 }));
  expect(await callApi('/api/auth/sign-out', { method: 'POST' })).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type');
});

test('a failure of the contract keeps its code, its text and what is wrong with each field', async () => {
  const body = { error: 'invalid_input', message: 'Revisa los datos', fields: { address: 'Falta' } };
  answerWith(() => Response.json(body, { status: 400 }));
  expect(await failed(callApi('/api/account/profile'))).toMatchObject({
    name: 'ApiFailure',
    code: 'invalid_input',
    message: 'Revisa los datos',
    fields: { address: 'Falta' },
    status: 400,
  });
});

test.each([
  ['no network', 0, () => Promise.reject(new TypeError('fetch failed'))],
  ['a page of a proxy', 502, () => new Response('<html>', { status: 502 })],
  ['a code that nobody knows', 500, () => Response.json({ error: 'x', message: 'x' }, { status: 500 })],
  ['half an answer', 200, () => new Response('{"user":')],
])('%s reads as not available, in Spanish', async (_, status, response) => {
  answerWith(response);
  expect(await failed(callApi('/api/session'))).toMatchObject({
    code: 'unavailable',
    message:
      status === 0
        ? 'Sin conexión con Salero. No se ha perdido nada: inténtalo otra vez.'
        : 'Salero no está disponible ahora mismo. Inténtalo en unos minutos.',
    status,
  });
});

test('a call that the page itself gave up is not reported as an outage', async () => {
  const stop = new AbortController();
  answerWith(() => Promise.reject(stop.signal.reason));
  stop.abort();
  const error = await failed(callApi('/api/session', { signal: stop.signal }));
  expect(error).toBe(stop.signal.reason);
});

test('an answer that there is no session reaches whoever follows the session, and nobody after they stop', async () => {
  answerWith(() => Response.json({ error: 'unauthenticated', message: 'x' }, { status: 401 }));
  const listener = vi.fn();
  const stop = onSignedOut(listener);
  expect(await failed(callApi('/api/saved'))).toMatchObject({ code: 'unauthenticated' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await failed(callApi('/api/saved'));
  expect(listener).toHaveBeenCalledTimes(1);
});
