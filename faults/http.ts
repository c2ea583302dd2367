import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** Longer than the server may ever take: an answer that has not come by then is a hang. */
const hangMs = 60_000;

export interface Answer {
  /** 0: the line broke before a whole answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
  hung: boolean;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** One call and its whole answer; never throws, because broken lines are what is being measured. */
export function callOnce(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    let hung = false;
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const request = httpRequest(url, { method, agent, headers: { ...headers, ...length } });
    const late = setTimeout(() => {
      hung = true;
      request.destroy();
    }, hangMs);
    const settle = (response: IncomingMessage | null, text: string, whole: boolean) => {
      clearTimeout(late);
      const ms = performance.now() - started;
      const status = whole ? (response?.statusCode ?? 0) : 0;
      resolve({ status, headers: response?.headers ?? {}, text, ms, hung });
    };
    request.on('error', () => settle(null, '', false));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => settle(response, text, response.complete));
      response.on('error', () => settle(response, text, false));
      response.on('aborted', () => settle(response, text, false));
    });
    request.end(body);
  });
}

export interface StreamEnd {
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
