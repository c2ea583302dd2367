import {
  type FailureBody,
  type FailureCode,
  failureCodes,
  failureTexts,
  type RefusalReason,
} from '../platform/failures.ts';

/** A call that did not work, with a Spanish text that can be shown as it is. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly remainingUses: number | undefined;
  readonly reason: RefusalReason | undefined;
  readonly helpLines: readonly object[];

  constructor(body: FailureBody, status: number) {
    super(body.message);
    this.code = body.error;
    this.status = status;
    this.fields = body.fields ?? {};
    this.remainingUses = body.remainingUses;
    this.reason = body.reason;
    this.helpLines = body.helpLines ?? [];
  }
}

export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiFailure ? error.message : otherwise;

/** It was stopped for what somebody wrote, kindly: shown where its form is, with who helps, and not in passing. */
export const stopIn = (error: unknown): (ApiFailure & { reason: RefusalReason }) | null =>
  error instanceof ApiFailure && error.reason ? (error as ApiFailure & { reason: RefusalReason }) : null;

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

type Listener = () => void;
const signedOutListeners = new Set<Listener>();

export function onSignedOut(listener: Listener): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** The JSON of an answer, or an `ApiFailure`; an abort is rethrown as it is. `T` is the contract's promise, not checked here. */
export async function callApi<T>(path: `/api/${string}`, options: CallOptions = {}): Promise<T> {
  const response = await fetchApi(path, options);
  if (response.status === 204) return undefined as T;
  return (await response.json().catch(() => Promise.reject(unreadable(response.status)))) as T;
}

export async function fetchApi(
  path: `/api/${string}`,
  { method = 'GET', body, idempotencyKey, signal, keepalive }: CallOptions,
  accept = 'application/json',
): Promise<Response> {
  const headers: Record<string, string> = { Accept: accept };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const init = { method, headers, body: JSON.stringify(body), signal, keepalive };
  const response = await fetch(path, init as RequestInit).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw unreadable(0);
  });
  if (response.ok) return response;
  if (response.status === 401) for (const listener of signedOutListeners) listener();
  const answer: unknown = await response.json().catch(() => null);
  throw isFailureBody(answer) ? new ApiFailure(answer, response.status) : unreadable(response.status);
}

function isFailureBody(body: unknown): body is FailureBody {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('message' in body)) return false;
  return (failureCodes as readonly unknown[]).includes(body.error) && typeof body.message === 'string';
}

export const noAnswerText = 'Sin conexión con Salero. No se ha perdido nada: inténtalo otra vez.';

/** No answer, or one that something between us and the server wrote. */
function unreadable(status: number): ApiFailure {
  const message = status === 0 ? noAnswerText : failureTexts.unavailable;
  return new ApiFailure({ error: 'unavailable', message }, status);
}
