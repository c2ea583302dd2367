import { Failure } from './http-errors.server.ts';

const retryAfterSeconds = 1;

type Line = { underWay: number; waiting: ((done: () => void) => void)[] };

/** Whoever asks while it is under way waits for that one. */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** What has the same key takes turns: `atOnce` are under way, and at most `waiting` more wait, in the order in which they came. */
export class Turns<Key> {
  readonly #most: { atOnce: number; waiting: number };
  readonly #lines = new Map<Key, Line>();

  constructor(most: { atOnce: number; waiting: number }) {
    this.#most = most;
  }

  take(key: Key, begin: (done: () => void) => void): boolean {
    const line = this.#lines.get(key) ?? { underWay: 0, waiting: [] };
    if (line.underWay < this.#most.atOnce) {
      this.#lines.set(key, line);
      line.underWay += 1;
      begin(() => this.#next(key, line));
      return true;
    }
    if (line.waiting.length >= this.#most.waiting) return false;
    line.waiting.push(begin);
    return true;
  }

  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const done = await new Promise<() => void>((begin, refuse) => {
      if (!this.take(key, begin)) refuse(new Failure('rate_limited', { retryAfterSeconds }));
    });
    try {
      return await work();
    } finally {
      done();
    }
  }

  #next(key: Key, line: Line): void {
    const begin = line.waiting.shift();
    if (begin) begin(() => this.#next(key, line));
    else if (--line.underWay === 0) this.#lines.delete(key);
  }
}
