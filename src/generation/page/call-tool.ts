import { ApiFailure, fetchApi, noAnswerText } from '../../account/api.ts';
import { untilReachable } from '../../account/reachable.ts';
import type { FailureBody } from '../../platform/failures.ts';
import type { RefineChip } from '../refine.ts';
import type { AnswerMeta, Partially, ToolContract } from '../tool.ts';
import { readEvents } from './read-events.ts';

export interface CallToolOptions<Answer> {
  /** Called with what has been written so far, again and again. */
  onPartial?: (written: Partially<Answer>) => void;
  /** Aborting stops the writing on the server too, and costs nothing. */
  signal?: AbortSignal;
  /** Called after an abort, once the server has given the use back. */
  onStopped?: () => void;
  /** The server could not be told to stop: it writes on, and the use is taken. */
  onStopFailed?: () => void;
  /** With it the call waits while the server cannot be reached: called with true then, with false when it goes on. */
  onOffline?: (offline: boolean) => void;
  /** The same key and input never cost a second use. */
  idempotencyKey?: string;
  /** Our own rules are asked instead of a model. */
  byRules?: boolean;
  refine?: { of: string; chip: RefineChip; text: string };
}

const retryAfterMs = 600;

/**
 * One answer of a tool from `pipeline/routes.server.ts`, or an `ApiFailure`. A connection that breaks is retried once, under the same key;
 * what is still being written for that key is asked for until it is there.
 */
export async function callTool<Input, Output, Answer>(
  contract: ToolContract<Input, Output, Answer>,
  input: unknown,
  options: CallToolOptions<Answer> = {},
): Promise<Answer & AnswerMeta> {
  const { signal, onOffline, idempotencyKey = crypto.randomUUID(), refine, byRules } = options;
  const path = `/api/functions/${contract.functionName}` as const;
  const body = { ...(input as object), ...(refine && { refine }), ...(byRules && { engine: 'embedded' }) };
  const stop = () => void sendStop(path, idempotencyKey).then(options.onStopped, options.onStopFailed);
  signal?.addEventListener('abort', stop, { once: true });
  const once = async () => {
    const response = await fetchApi(
      path,
      { method: 'POST', body, idempotencyKey, signal },
      'text/event-stream',
    );
    return read<Answer>(response, options);
  };
  try {
    for (let retried = false; ; ) {
      try {
        return await once();
      } catch (error) {
        if (signal?.aborted || !(error instanceof ApiFailure)) throw error;
        const isUnderWay = error.code === 'in_progress';
        if (!isUnderWay && (error.status !== 0 || retried)) throw error;
        retried ||= !isUnderWay;
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        signal?.throwIfAborted();
        if (signal && onOffline) await untilReachable(signal, () => onOffline(true));
        onOffline?.(false);
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Also when the page is on its way out. */
async function sendStop(path: `/api/${string}`, idempotencyKey: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await fetchApi(path, { method: 'DELETE', idempotencyKey, keepalive: true });
      return;
    } catch (error) {
      const isRefused = error instanceof ApiFailure && error.status !== 0 && error.status < 500;
      if (isRefused || tries === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}

async function read<Answer>(
  response: Response,
  { onPartial, signal }: CallToolOptions<Answer>,
): Promise<Answer & AnswerMeta> {
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'partial') onPartial?.(JSON.parse(data) as Partially<Answer>);
      if (event === 'result') return JSON.parse(data) as Answer & AnswerMeta;
      if (event === 'error') {
        const { status, ...failure } = JSON.parse(data) as FailureBody & { status: number };
        throw new ApiFailure(failure, status);
      }
    }
  } catch (error) {
    if (signal?.aborted || error instanceof ApiFailure) throw error;
  }
  throw new ApiFailure({ error: 'unavailable', message: noAnswerText }, 0);
}
