import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../platform/http-errors.server.ts';

const pauseMs = 250;

/** Retries for this long what failed because the database is away; any other failure is thrown at once. */
export async function retryWhileUnavailable<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof Failure && error.code === 'unavailable';
      if (!passes || performance.now() > deadline) throw error;
      await pause(pauseMs);
    }
  }
}
