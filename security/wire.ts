import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

export interface Exchange {
  answers: RawAnswer[];
  text: string;
  sentBytes: number;
  closed: boolean;
  ms: number;
}

export interface Sending {
  /** Pieces are written one after the other, as fast as the other side takes them. */
  pieces: Iterable<string | Uint8Array>;
  /** Done once this many answers are there (default 1) … */
  answers?: number;
  /** … or the line is closed, or this long has passed. */
  withinMs?: number;
  everyMs?: number;
  /** Waits for the server to close, however many answers there were. */
  untilClosed?: boolean;
}

/** A request as it goes over the wire: `raw('GET /', 'Host: localhost')`. */
export const raw = (start: string, ...headers: string[]) =>
  `${start} HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

/** Bytes as they are, without a client that would tidy them up. */
export function exchange(port: number, sending: Sending): Promise<Exchange> {
  const { pieces, answers = 1, withinMs = 10_000, everyMs = 0, untilClosed = false } = sending;
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    let done = false;
    const finish = (closed: boolean) => {
      if (done) return;
      done = true;
      clearTimeout(late);
      const text = Buffer.concat(received).toString('latin1');
      const sentBytes = socket.bytesWritten;
      socket.destroy();
      resolve({ answers: parseAnswers(text), text, sentBytes, closed, ms: performance.now() - started });
    };
    const late = setTimeout(() => finish(false), withinMs);
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      if (untilClosed) return;
      const text = Buffer.concat(received).toString('latin1');
      if (parseAnswers(text).length >= answers) finish(false);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('connect', () => void write(socket, pieces, everyMs, () => done));
  });
}

async function write(
  socket: Socket,
  pieces: Iterable<string | Uint8Array>,
  everyMs: number,
  over: () => boolean,
): Promise<void> {
  for (const piece of pieces) {
    if (over() || !socket.writable) return;
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    if (!socket.write(bytes))
      await new Promise<void>((resolve) => {
        const go = () => {
          socket.off('drain', go).off('close', go);
          resolve();
        };
        socket.on('drain', go).on('close', go);
      });
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Those that are whole. */
function parseAnswers(text: string): RawAnswer[] {
  return text.split(/(?=HTTP\/1\.[01] \d{3} )/).flatMap((answer) => {
    const [head = '', ...rest] = answer.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    if (rest.length === 0 || status === 100) return [];
    const headers = new Map(lines.map(splitHeader));
    const body = rest.join('\r\n\r\n');
    const length = Number(headers.get('content-length') ?? 0);
    const isWhole =
      headers.get('transfer-encoding') === 'chunked'
        ? body.endsWith('0\r\n\r\n')
        : body.length >= length || status === 304;
    return isWhole ? [{ status, headers, body }] : [];
  });
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
