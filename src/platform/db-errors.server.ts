import { Failure } from './http-errors.server.ts';

const lostConnection =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|terminated|timeout e(xceeded|xpired)|not queryable|PGlite is clos|Cannot use a pool after|read timeout/i;

/** SQLSTATE: connection lost (08), shutting down or starting (57P), full (53), waited or ran too long, deadlock, a replica. */
const unavailableState = /^(08...|57P0.|53...|57014|55P03|40P01|40001|25006|25P0[34])$/;

/** SQLSTATE: going down or not up yet (57P), full of connections, a replica, chosen as the loser of two, planned before a migration. */
const passingState = /^(08...|57P0.|53300|25006|40P01|40001|0A000)$/;

const waitedInVain = /timeout e(xceeded|xpired)|(read|connection) timeout/i;

export function databaseCause(error: unknown): { code?: string; message: string } {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause : { message: String(cause) };
}

export const isUniqueViolation = (error: unknown): boolean => databaseCause(error).code === '23505';

export function isUnavailable(error: unknown): boolean {
  const { code, message } = databaseCause(error);
  return (
    (code !== undefined && (unavailableState.test(code) || lostConnection.test(code))) ||
    lostConnection.test(message)
  );
}

/** Nothing was done, and the same is worth another try in a moment. Only for what was not committing. */
export function isPassing(error: unknown): boolean {
  const { code } = databaseCause(error);
  if (code !== undefined && passingState.test(code)) return true;
  return isLost(error) && !wasWaitedFor(error);
}

function wasWaitedFor(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return waitedInVain.test(error.message) || wasWaitedFor(error.cause);
}

/** The connection is of no more use: it is gone, does not answer, leads to a replica, or keeps a plan from before a migration. */
export function isLost(error: unknown): boolean {
  const { code, message } = databaseCause(error);
  // What the server itself says may quote anything: only its code counts.
  if (code === undefined) return lostConnection.test(message);
  return /^(08...|57P0.|25006|0A000)$/.test(code) || lostConnection.test(code);
}

export function asFailure(error: unknown): unknown {
  if (error instanceof Failure || !isUnavailable(error)) return error;
  return new Failure('unavailable', { cause: error });
}
