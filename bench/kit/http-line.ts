import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** Until the whole answer is here. */
  ms: number;
  /** Until the bytes of `marker` are here; NaN if they never were. */
  markedMs: number;
  /** What came after the head. */
  text: string;
}

interface Waiting {
  started: number;
  marker: string | undefined;
  markedMs: number;
  came: string;
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

  send(request: Buffer, marker?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      this.#waiting = { started, marker, markedMs: Number.NaN, came: '', resolve, reject };
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
    const fail = (error?: Error) => this.#settle()?.reject(error ?? new Error('closed'));
    socket.on('error', fail);
    socket.on('close', () => fail());
    this.#socket = socket;
    return socket;
  }

  #read(chunk: Buffer): void {
    const one = this.#waiting;
    if (!one) return;
    one.came += chunk.toString('latin1');
    if (one.marker && Number.isNaN(one.markedMs) && one.came.includes(one.marker))
      one.markedMs = performance.now() - one.started;
    const end = one.came.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    const status = Number(one.came.slice(9, 12));
    const said = /\r\ncontent-length: (\d+)/i.exec(one.came.slice(0, end))?.[1];
    const length = status === 304 || status === 204 ? 0 : said && Number(said);
    const isWhole =
      length === undefined ? one.came.endsWith('0\r\n\r\n') : one.came.length - end >= Number(length);
    if (!isWhole) return;
    const { started, markedMs, came } = one;
    this.#settle()?.resolve({
      status,
      ms: performance.now() - started,
      markedMs,
      text: came.slice(end),
    });
  }

  #settle(): Waiting | undefined {
    const one = this.#waiting;
    this.#waiting = undefined;
    return one;
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
