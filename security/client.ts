import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { Server } from './server.ts';

export interface Answer {
  /** 0: no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

export interface Call {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Objects are sent as JSON. */
  body?: unknown;
  cookie?: string;
  withinMs?: number;
}

/** A call as our own page would make it, unless told otherwise: a header set to '' is left out. */
export function call(server: Server, path: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, cookie, withinMs = 30_000 } = call;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const all: OutgoingHttpHeaders = {
    Host: new URL(server.origin).host,
    ...(method !== 'GET' && method !== 'HEAD' && { Origin: server.origin }),
    ...(text !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    }),
    ...(cookie && { Cookie: cookie }),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) if (value === '') delete all[name];
  const started = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, answered: IncomingHttpHeaders, received: Buffer[]) =>
      resolve({
        status,
        headers: answered,
        text: Buffer.concat(received).toString('utf8'),
        ms: performance.now() - started,
      });
    const request = httpRequest(
      { host: '127.0.0.1', port: server.port, path, method, headers: all, agent: false },
      (response) => {
        const received: Buffer[] = [];
        response.on('data', (chunk: Buffer) => received.push(chunk));
        response.on('end', () => settle(response.statusCode ?? 0, response.headers, received));
        response.on('error', () => settle(0, {}, received));
      },
    );
    request.setTimeout(withinMs, () => request.destroy());
    request.on('error', () => settle(0, {}, []));
    request.end(text);
  });
}

export const jsonOf = (answer: Answer) => JSON.parse(answer.text) as Record<string, unknown>;
