import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../platform/http-errors.server.ts';

const pauseMs = 250;

/** Again until it is done, unless what is wrong will not pass. */
export async function patiently<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
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
