import { Failure } from '../../platform/http-errors.server.ts';

const retryAfterSeconds = 5;

/**
 * At most so much work of one person at once in this process; more is `rate_limited`. For what comes before the ledger's own limit:
 * bodies of megabytes, which are held in memory while they arrive.
 */
export function createAtOnce(most: number): <T>(person: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>();
  return async (person, work) => {
    const before = running.get(person) ?? 0;
    if (before >= most) throw new Failure('rate_limited', { retryAfterSeconds });
    running.set(person, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
    }
  };
}
