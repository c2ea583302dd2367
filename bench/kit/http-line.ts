import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** Until the whole answer is here. */
  ms: number;
  /** Until the bytes of `marker` are here; NaN if they never were. */
  markedMs: number;
  /** Kept only when asked for. */
  text: string;
}

interface Waiting {
  started: number;
  marker: string | undefined;
  markedMs: number;
  keep: boolean;
  status: number;
  head: string;
  inBody: boolean;
  length: number;
  bodyBytes: number;
  tail: string;
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * One keep-alive connection that does as little as a client can, so that what is measured is the server:
 * the bytes of a request are made once, and of an answer only the head and its end are looked at.
 */
export class HttpLine {
  readonly #port: number;
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  send(request: Buffer, options: { marker?: string; keep?: boolean } = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = {
        started: performance.now(),
        marker: options.marker,
        markedMs: Number.NaN,
        keep: options.keep ?? false,
        status: 0,
        head: '',
        inBody: false,
        length: -1,
        bodyBytes: 0,
        tail: '',
        text: '',
        resolve,
        reject,
      };
      this.#open().write(request);
    });
  }

  [Symbol.dispose](): void {
    this.#waiting = undefined;
    this.#socket?.destroy();
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const socket = connect({ host: '127.0.0.1', port: this.#port, noDelay: true });
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    const fail = (error?: Error) => this.#settle((one) => one.reject(error ?? new Error('closed')));
    socket.on('error', fail);
    socket.on('close', () => fail());
    this.#socket = socket;
    return socket;
  }

  #read(chunk: Buffer): void {
    const one = this.#waiting;
    if (!one) return;
    let text = chunk.toString('latin1');
    if (!one.inBody) {
      one.head += text;
      const end = one.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      one.inBody = true;
      text = one.head.slice(end + 4);
      one.head = one.head.slice(0, end);
      one.status = Number(one.head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(one.head)?.[1];
      one.length = one.status === 304 || one.status === 204 ? 0 : length === undefined ? -1 : Number(length);
    }
    one.bodyBytes += text.length;
    if (one.keep) one.text += text;
    const seen = one.tail + text;
    if (one.marker !== undefined && Number.isNaN(one.markedMs) && seen.includes(one.marker))
      one.markedMs = performance.now() - one.started;
    one.tail = seen.slice(-64);
    const over = one.length >= 0 ? one.bodyBytes >= one.length : seen.endsWith('0\r\n\r\n');
    if (!over) return;
    const ms = performance.now() - one.started;
    this.#settle(({ resolve, status, markedMs, text: kept }) =>
      resolve({ status, ms, markedMs, text: kept }),
    );
  }

  #settle(how: (one: Waiting) => void): void {
    const one = this.#waiting;
    this.#waiting = undefined;
    if (one) how(one);
  }
}

export interface RequestParts {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export function requestBytes(
  port: number,
  { method = 'GET', path, headers = {}, body = '' }: RequestParts,
): Buffer {
  const origin = `http://localhost:${port}`;
  const lines = Object.entries({
    host: `localhost:${port}`,
    ...(method !== 'GET' && { origin, 'content-length': String(Buffer.byteLength(body)) }),
    ...(body && { 'content-type': 'application/json' }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
