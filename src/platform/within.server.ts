import { Script } from 'node:vm';
import { Failure } from './http-errors.server.ts';
import { codeOf, type Logger } from './log.server.ts';
import type { RateLimits } from './rate-limits.server.ts';

/** The longest text takes a twentieth, on a machine that does little else; the first one of a process a fifth. Tests have less. */
export const longestReading = { ms: 5_000 };
/** Of the processor. A text that has had less was kept waiting by others, and gets as much again, for less long than the watchdog waits. */
const ownShare = 1 / 2;
const mostTries = 3;

const script = new Script('globalThis.workToCut()');
const cutCode = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** A pattern that never ends would hold the only thread. What is cut for the machine's sake begins anew. Decision 0051. */
export function within<Result>(work: () => Result): Result {
  const before = process.threadCpuUsage();
  for (let tries = 1; ; tries += 1)
    try {
      return orCut(work);
    } catch (error) {
      if (codeOf(error) !== cutCode) throw error;
      const { user, system } = process.threadCpuUsage(before);
      if ((user + system) / 1_000 >= longestReading.ms * ownShare)
        throw new Failure('model_failed', { cause: error, message: cutShort });
      if (tries === mostTries) throw new Failure('unavailable', { cause: error });
    }
}

function orCut<Result>(work: () => Result): Result {
  Object.assign(globalThis, { workToCut: work });
  try {
    return script.runInThisContext({ timeout: longestReading.ms, displayErrors: false }) as Result;
  } finally {
    Object.assign(globalThis, { workToCut: undefined });
  }
}

export const wasCut = (error: unknown): boolean =>
  error instanceof Failure && codeOf(error.details.cause) === cutCode;

/** Whoever sent a text that was cut may send one more in the hour: each holds up everybody else. */
export async function heldToAccount<Result>(
  { limits, log }: { limits: RateLimits; log: Logger },
  userId: string,
  work: () => Result,
): Promise<Awaited<Result>> {
  const full = limits.findFull([['held_user_hour', userId]]);
  if (full) throw full;
  try {
    return await work();
  } catch (error) {
    if (wasCut(error) && (error as Failure).code === 'model_failed') {
      // A pattern of ours is at fault. What the request was says the line that follows.
      log.error('reading cut');
      await limits.check(userId, 'held_user_hour').catch(() => {});
    }
    throw error;
  }
}

const cutShort =
  'Nos hemos atascado leyendo este texto y lo hemos dejado, sin gastar nada. Prueba a escribirlo de otra manera.';
