import { Failure } from '../../platform/http-errors.server.ts';

const megabyte = 1024 * 1024;
export const mostHeldBytes = 64 * megabyte;
const retryAfterSeconds = 5;

interface Entry {
  bytes: number;
  givenUp: boolean;
  body: HeldBody;
}

export interface HeldBody {
  /** Lets go of the bytes themselves, when this body has to make room. */
  forget: () => void;
  /** Counts bytes that have just arrived; throws `rate_limited` when this body had to make room for others. */
  add(bytes: number): void;
  /** It is here whole, of which `bytes` are still held: from now on it is not given up. */
  arrived(bytes: number): void;
  drop(): void;
}

/**
 * What all bodies together may hold in this process, from the first byte until what they carried has been looked at. Beyond that the
 * largest of those still arriving is given up: photos that a browser has made small get through however many large bodies are kept waiting.
 */
export function createHeldBodies(mostBytes = mostHeldBytes) {
  const arriving = new Set<Entry>();
  let total = 0;

  const count = (entry: Entry, bytes: number) => {
    total += bytes - entry.bytes;
    entry.bytes = bytes;
  };

  function makeRoom(): void {
    while (total > mostBytes) {
      const [largest] = [...arriving].sort((one, other) => other.bytes - one.bytes);
      if (!largest) return;
      arriving.delete(largest);
      largest.givenUp = true;
      largest.body.forget();
      count(largest, 0);
    }
  }

  return {
    hold(): HeldBody {
      const body: HeldBody = {
        forget: () => {},
        add(bytes) {
          if (!entry.givenUp) count(entry, entry.bytes + bytes);
          makeRoom();
          if (entry.givenUp) throw tooMany();
        },
        arrived(bytes) {
          arriving.delete(entry);
          count(entry, bytes);
        },
        drop() {
          arriving.delete(entry);
          count(entry, 0);
        },
      };
      const entry: Entry = { bytes: 0, givenUp: false, body };
      arriving.add(entry);
      return body;
    },
    get bytes() {
      return total;
    },
  };
}

const tooMany = () =>
  new Failure('rate_limited', {
    message:
      'Ahora mismo llegan demasiadas fotos a la vez. Inténtalo dentro de unos segundos: no te ha costado ningún uso.',
    retryAfterSeconds,
  });
