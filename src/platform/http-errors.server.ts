import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import written from './failure-status.json' with { type: 'json' };
import { type FailureBody, type FailureCode, failureTexts, type RefusalReason } from './failures.ts';
import { codeOf, type Logger } from './log.server.ts';

const statuses: Record<FailureCode, number> = written;
export const failureStatus = statuses as Record<FailureCode, ContentfulStatusCode>;

const unavailableRetrySeconds = 3;

export interface FailureDetails {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  reason?: RefusalReason;
  helpLines?: readonly object[];
  cause?: unknown;
}

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(details.message ?? failureTexts[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

export function presentFailure(failure: Failure): FailureBody {
  const { code: error, message, details } = failure;
  const { fields, reason, helpLines } = details;
  return {
    error,
    message,
    fields,
    reason,
    helpLines,
    ...(error === 'usage_limit_exceeded' && { remainingUses: 0 }),
  };
}

/** What a request gets when something throws. A surprise is logged by name only: its message may quote a user. */
export function answerError(error: unknown, c: Context, log: Logger): Response {
  const failure = toFailure(error);
  if (failure.code === 'unavailable') {
    const surprise = failure.cause ?? error;
    log[c.req.raw.signal.aborted ? 'info' : 'error']('request failed', {
      route: routeOf(c),
      kind: surprise instanceof Error ? surprise.name : typeof surprise,
      code: codeOf(surprise),
      at: surprise instanceof Error ? placeOf(surprise) : '',
    });
  }
  const wait =
    failure.details.retryAfterSeconds ??
    (failure.code === 'unavailable' ? unavailableRetrySeconds : undefined);
  if (wait !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(wait))));
  return c.json(presentFailure(failure), failureStatus[failure.code]);
}

/** The first frame. A stack begins with the message, which may have lines of its own: Drizzle's second is the query's values. */
function placeOf({ stack = '', message }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return /^ {4}at .*$/m.exec(frames)?.[0].trim() ?? '';
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof HTTPException && error.status === 413) return new Failure('too_large');
  if (error instanceof HTTPException && error.status < 500) return new Failure('invalid_input');
  return new Failure('unavailable', { cause: error });
}

/** The route's pattern. The path itself is the caller's text, or has the id of a row; and as a label it would have no bound. */
export function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.find((path) => !path.includes('*')) ?? patterns.find((path) => path === '/api/*') ?? 'page';
}
