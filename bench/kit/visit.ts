import type { RequestParts } from './http-line.ts';
import { headersOf } from './seed.ts';

export interface Step {
  kind: 'page' | 'asset' | 'call' | 'generate';
  request: RequestParts;
  /** Seconds that a person takes before the next step, on average. */
  thinkSeconds: number;
}

/** The tool whose answer the bench's model writes. */
export const openerPath = '/api/functions/generate-icebreaker';
export const opening = { inspiration: 'Le gusta la sierra y va con su perro', selectedStyle: 'casual' };

export const modelThinkMs = 600;
export const modelGapMs = 30;
/** Of the first partial answer. */
export const firstWords = 'Tu foto';

/**
 * What a signed-in person does in one visit: home, a tool, one result, keeping it, the library, one shelf of it. Copying asks
 * nothing of the server. Every visit loads every asset, as if nothing were in the browser's cache.
 */
export function visitOf(user: number, assets: readonly string[]): Step[] {
  const headers = {
    ...headersOf(user),
    'accept-encoding': 'br',
  };
  const get = (kind: Step['kind'], path: string, thinkSeconds: number): Step => ({
    kind,
    request: { path, headers },
    thinkSeconds,
  });
  const post = (kind: Step['kind'], path: string, body: object, thinkSeconds: number, extra = {}): Step => ({
    kind,
    request: { method: 'POST', path, headers: { ...headers, ...extra }, body: JSON.stringify(body) },
    thinkSeconds,
  });
  return [
    get('page', '/', 0),
    ...assets.map((path) => get('asset', path, 0)),
    get('call', '/api/session', 6),
    get('page', '/rompehielos', 0),
    get('call', '/api/session', 12),
    post('generate', openerPath, opening, 10, { accept: 'text/event-stream' }),
    post(
      'call',
      '/api/saved/icebreakers',
      { message_text: '¿Por las vistas o por el bocadillo?', context: 'sierra' },
      3,
    ),
    get('page', '/mis-guardados', 0),
    get('call', '/api/session', 0),
    get('call', '/api/saved', 6),
    get('call', '/api/saved/icebreakers', 4),
  ];
}
