import type { Context } from 'hono';
import { Failure } from './http-errors.server.ts';

const megabyte = 1024 * 1024;
export const mostHeldBytes = 64 * megabyte;
/** Of what anybody may send, apart for each kind: it must not push out what people send. */
export const mostStrangersBytes = 8 * megabyte;
const retryAfterSeconds = 5;
const smallBytes = 16 * 1024;
const patience = 1.5;
/** Each piece takes time of the only thread, however small it is: it counts as no less. */
const leastPiece = 64;

/** What one request has sent so far. */
export interface HeldBody {
  forget: () => void;
  add(bytes: number): void;
  arrived(bytes: number): void;
  drop(): void;
}

interface Counted extends HeldBody {
  bytes: number;
  givenUp: boolean;
}

/** Beyond what all bodies together may hold, the largest that is still arriving is given up: small photos get through. */
export function createHeldBodies(mostBytes = mostHeldBytes) {
  const arriving = new Set<Counted>();
  let total = 0;

  const count = (body: Counted, bytes: number) => {
    total += bytes - body.bytes;
    body.bytes = bytes;
  };

  function makeRoom(): void {
    while (total > mostBytes) {
      const [largest] = [...arriving].sort((one, other) => other.bytes - one.bytes);
      if (!largest) return;
      arriving.delete(largest);
      largest.givenUp = true;
      largest.forget();
      count(largest, 0);
    }
  }

  return {
    hold(): HeldBody {
      const body: Counted = {
        bytes: 0,
        givenUp: false,
        forget: () => {},
        add(bytes) {
          if (!body.givenUp) count(body, body.bytes + bytes);
          makeRoom();
          if (body.givenUp) throw tooMany();
        },
        arrived(bytes) {
          arriving.delete(body);
          count(body, bytes);
        },
        drop: () => body.arrived(0),
      };
      arriving.add(body);
      return body;
    },
    get bytes() {
      return total;
    },
  };
}

export const bodies = createHeldBodies();

/** Counts what arrives: a chunked body does not say its length. Failures are made late, because each takes down its stack. */
export async function readBytes(
  c: Context,
  maxBytes: number,
  held: HeldBody,
  tooLarge = () => new Failure('too_large'),
): Promise<Buffer> {
  const announced = Number(c.req.header('Content-Length') ?? Number.NaN);
  const mostBytes = maxBytes * patience;
  if (announced > mostBytes) throw tooLarge();
  // No more than was announced gets past the server's parser; and a stream costs more than a small body.
  if (announced <= Math.min(smallBytes, maxBytes)) return Buffer.from(await c.req.arrayBuffer());
  const chunks: Uint8Array[] = [];
  held.forget = () => {
    chunks.length = 0;
  };
  let [bytes, counted] = [0, 0];
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    counted += Math.max(chunk.byteLength, leastPiece);
    if (counted > mostBytes) throw tooLarge();
    if (bytes > maxBytes) {
      held.forget();
      continue;
    }
    chunks.push(chunk);
    held.add(chunk.byteLength);
  }
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

const tooMany = () =>
  new Failure('rate_limited', {
    message: 'Ahora mismo llegan demasiados datos a la vez. Inténtalo dentro de unos segundos.',
    retryAfterSeconds,
  });
