import type { Step } from './load-process.ts';

/** The tool whose answer the bench's model writes. */
export const openerPath = '/api/functions/generate-icebreaker';
export const opening = { inspiration: 'Le gusta la sierra y va con su perro', selectedStyle: 'casual' };

export const modelThinkMs = 600;
export const modelGapMs = 30;
export const firstWords = 'Tu foto';

/**
 * What a signed-in person does in one visit: home, a tool, one result, keeping it, the library, one shelf of it. Copying asks
 * nothing of the server. Every visit loads every asset, as if nothing were in the browser's cache.
 */
export function visitOf(assets: readonly string[]): Step[] {
  const headers = { 'accept-encoding': 'br' };
  const get = (path: string, thinkSeconds = 0): Step => ({ path, headers, thinkSeconds });
  const post = (path: string, body: object, more: Partial<Step>): Step => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body),
    ...more,
  });
  const asStream = { ...headers, accept: 'text/event-stream' };
  const kept = { message_text: '¿Por las vistas o por el bocadillo?', context: 'sierra' };
  return [
    get('/'),
    ...assets.map((path) => get(path)),
    get('/api/session', 6),
    get('/rompehielos'),
    get('/api/session', 12),
    post(openerPath, opening, { headers: asStream, marker: firstWords, thinkSeconds: 10 }),
    post('/api/saved/icebreakers', kept, { thinkSeconds: 3 }),
    get('/mis-guardados'),
    get('/api/session'),
    get('/api/saved', 6),
    get('/api/saved/icebreakers', 4),
  ];
}
