import { Script } from 'node:vm';
import { Failure } from './http-errors.server.ts';
import { codeOf } from './log.server.ts';
import type { RateLimits } from './rate-limits.server.ts';

/** The longest text takes a twentieth, on a machine that does little else; the first one of a process a fifth. */
const mostMs = 5_000;

/** Only a script can be cut, and it sees what is global alone. */
const script = new Script('globalThis.workToCut()');
const cutCode = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Work on somebody's text that is over by then, or is cut. A pattern that never ends holds the only thread. Decision 0051. */
export function within<Result>(work: () => Result): Result {
  Object.assign(globalThis, { workToCut: work });
  try {
    return script.runInThisContext({ timeout: mostMs, displayErrors: false }) as Result;
  } catch (error) {
    if (codeOf(error) !== cutCode) throw error;
    throw new Failure('model_failed', { cause: error, message: cutShort });
  } finally {
    Object.assign(globalThis, { workToCut: undefined });
  }
}

export const wasCut = (error: unknown): boolean =>
  error instanceof Failure && codeOf(error.details.cause) === cutCode;

/** Whoever sent a text that was cut may send one more in the hour: each holds up everybody else. */
export async function heldToAccount<Result>(
  limits: RateLimits,
  userId: string,
  work: () => Result,
): Promise<Awaited<Result>> {
  const full = limits.findFull([['held_user_hour', userId]]);
  if (full) throw full;
  try {
    return await work();
  } catch (error) {
    if (wasCut(error)) await limits.check(userId, 'held_user_hour').catch(() => {});
    throw error;
  }
}

const cutShort =
  'Nos hemos atascado leyendo este texto y lo hemos dejado, sin gastar nada. Prueba a escribirlo de otra manera.';
