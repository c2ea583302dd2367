import { ApiFailure, fetchApi, noAnswerText } from '../../account/api.ts';
import { untilReachable } from '../../account/reachable.ts';
import type { FailureBody } from '../../platform/failures.ts';
import type { RefineChip } from '../refine.ts';
import type { AnswerMeta, Partially, ToolContract } from '../tool.ts';

export interface CallToolOptions<Answer> {
  onPartial?: (written: Partially<Answer>) => void;
  /** Aborting asks the server to stop. Where that is free the call ends with an `AbortError`; else it goes on to its answer. */
  signal?: AbortSignal;
  /** What became of asking. */
  onStop?: (outcome: 'ended' | 'refused' | 'failed') => void;
  /** With it the call waits while the server cannot be reached: called with true then, with false when it goes on. */
  onOffline?: (offline: boolean) => void;
  idempotencyKey?: string;
  byRules?: boolean;
  refine?: { of: string; chip: RefineChip; text: string };
}

const retryAfterMs = 600;
/** A text that is not answered for so long may have held the server until it was ended, and would again. */
const heldUpMs = 15_000;

/** A connection that breaks soon, or within an answer, is retried once under the same key; what is still being written is asked for until it is there. */
export async function callTool<Input, Output, Answer>(
  contract: ToolContract<Input, Output, Answer>,
  input: unknown,
  options: CallToolOptions<Answer> = {},
): Promise<Answer & AnswerMeta> {
  const { signal, onOffline, idempotencyKey = crypto.randomUUID(), refine, byRules } = options;
  const path = `/api/functions/${contract.functionName}` as const;
  const body = { ...(input as object), ...(refine && { refine }), ...(byRules && { engine: 'embedded' }) };
  const reading = new AbortController();
  let isBegun = false;
  let stopping: Promise<void> | undefined;
  async function stop() {
    // What has not begun is not to begin meanwhile.
    if (!isBegun) reading.abort();
    const outcome = await sendStop(path, idempotencyKey).catch(() => 'failed' as const);
    if (outcome !== 'refused') reading.abort();
    options.onStop?.(outcome);
  }
  const onAbort = () => {
    stopping = stop();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  const once = async () => {
    const call = { method: 'POST', body, idempotencyKey, signal: reading.signal } as const;
    const response = await fetchApi(path, call, 'text/event-stream');
    isBegun = true;
    return read(response, reading.signal, options.onPartial);
  };
  try {
    for (let retried = false; ; ) {
      const sentAt = performance.now();
      try {
        return await once();
      } catch (error) {
        reading.signal.throwIfAborted();
        // The end that was asked for may be heard of here first.
        await stopping;
        reading.signal.throwIfAborted();
        const isHeldUp = !isBegun && performance.now() - sentAt > heldUpMs;
        isBegun = false;
        if (!(error instanceof ApiFailure)) throw error;
        const isUnderWay = error.code === 'in_progress';
        if (!isUnderWay && (error.status !== 0 || retried || isHeldUp)) throw error;
        retried ||= !isUnderWay;
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        reading.signal.throwIfAborted();
        if (onOffline) await untilReachable(reading.signal, () => onOffline(true));
        onOffline?.(false);
      }
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

async function sendStop(path: `/api/${string}`, idempotencyKey: string): Promise<'ended' | 'refused'> {
  const { status } = await fetchApi(path, { method: 'DELETE', idempotencyKey, keepalive: true });
  return status === 202 ? 'refused' : 'ended';
}

async function read<Answer>(
  response: Response,
  signal: AbortSignal,
  onPartial: CallToolOptions<Answer>['onPartial'],
): Promise<Answer & AnswerMeta> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const blocks = (text + part.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event === 'partial') onPartial?.(JSON.parse(data) as Partially<Answer>);
        if (event === 'result') return JSON.parse(data) as Answer & AnswerMeta;
        if (event !== 'error') continue;
        const { status, ...failure } = JSON.parse(data) as FailureBody & { status: number };
        throw new ApiFailure(failure, status);
      }
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiFailure) throw error;
  } finally {
    void reader?.cancel().catch(() => {});
  }
  throw new ApiFailure({ error: 'unavailable', message: noAnswerText }, 0);
}
