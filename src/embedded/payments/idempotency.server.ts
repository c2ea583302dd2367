import { createHash } from 'node:crypto';
import { ApiError } from './api-error.server.ts';
import type { KeptAnswer, State } from './state.server.ts';

const keptSeconds = 24 * 3600;

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/** The first answer to the same request, or null; refuses a key that belongs to another one. */
export function getKeptAnswer(state: State, key: string, fingerprint: string, at: number): KeptAnswer | null {
  const kept = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (!kept || kept.created + keptSeconds < at) return null;
  if (kept.fingerprint === fingerprint) return kept;
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export function keepAnswer(state: State, key: string, answer: KeptAnswer): void {
  for (const [old, { created }] of Object.entries(state.answers))
    if (created + keptSeconds < answer.created) delete state.answers[old];
  state.answers[key] = answer;
}
