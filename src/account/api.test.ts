import { afterEach, expect, test, vi } from 'vitest';
import { type ApiFailure, callApi } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => response());

const failed = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error) => error,
  );

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
