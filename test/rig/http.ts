import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export interface Answer {
  /** 0: the line broke before a whole answer, or none came in time. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
  hung: boolean;
}

export interface Call {
  method?: string;
  /** One that is set to '' is left out. */
  headers?: OutgoingHttpHeaders;
  /** A form is sent as one, an object as JSON, a text as it is and called JSON. */
  body?: unknown;
  cookie?: string;
  withinMs?: number;
  /** On a connection that was kept, or will be; otherwise each call has one of its own. */
  kept?: true;
  /** The address that it comes from, for a caller who is somebody else to the server. */
  from?: string;
}

const many = { keepAlive: true, maxSockets: 512 };
const http = [httpRequest, new Agent(many)] as const;
const https = [httpsRequest, new HttpsAgent(many)] as const;

/** Where a call goes, and what the address bar says there: it makes `Host` and `Origin`. A text is both. */
export type Place = string | { url: string; origin: string };

/** One call and its whole answer, as our own page would make it. Never throws: broken lines are what is being measured. */
export function send(place: Place, path: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, cookie, withinMs = 30_000, kept, from } = call;
  const { url, origin } = typeof place === 'string' ? { url: place, origin: place } : place;
  const isForm = body instanceof URLSearchParams;
  const isText = body === undefined || typeof body === 'string';
  const text = isForm ? body.toString() : isText ? body : JSON.stringify(body);
  const all: OutgoingHttpHeaders = {
    Host: new URL(origin).host,
    ...(method !== 'GET' && method !== 'HEAD' && { Origin: origin }),
    ...(text !== undefined && {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'Content-Length': Buffer.byteLength(text),
    }),
    ...(cookie && { Cookie: cookie }),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) if (value === '') delete all[name];
  const { port, hostname, protocol } = new URL(url);
  // Servers listen on one address of this machine, whatever the browser would call it.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  const started = performance.now();
  return new Promise((resolve) => {
    let hung = false;
    const received: Buffer[] = [];
    const settle = (response: IncomingMessage | null) => {
      clearTimeout(late);
      resolve({
        status: response?.complete ? (response.statusCode ?? 0) : 0,
        headers: response?.headers ?? {},
        text: Buffer.concat(received).toString('utf8'),
        ms: performance.now() - started,
        hung,
      });
    };
    const [ask, agent] = protocol === 'https:' ? https : http;
    const request = ask(
      { host, port, path, method, headers: all, agent: kept ? agent : false, localAddress: from },
      (response) => {
        response.on('data', (chunk: Buffer) => received.push(chunk));
        response.on('end', () => settle(response));
        response.on('error', () => settle(response));
      },
    );
    const late = setTimeout(() => {
      hung = true;
      request.destroy();
    }, withinMs);
    request.on('error', () => settle(null));
    request.end(text);
  });
}

export const jsonOf = (answer: Answer) => JSON.parse(answer.text) as Record<string, unknown>;

interface StreamEnd {
  event: 'result' | 'error' | 'broken';
  body: Record<string, unknown>;
}

/** What an event stream came to; one without its last event was cut. */
export function endOfStream(text: string): StreamEnd {
  const blocks = text.split('\n\n').map((block) => ({
    event: /^event: (.*)$/m.exec(block)?.[1],
    data: /^data: (.*)$/m.exec(block)?.[1],
  }));
  const last = blocks.find(({ event }) => event === 'result' || event === 'error');
  if (!last?.data) return { event: 'broken', body: {} };
  return { event: last.event as 'result' | 'error', body: JSON.parse(last.data) as Record<string, unknown> };
}
