import { setImmediate as immediately } from 'node:timers/promises';
import { APICallError, type LanguageModelV4Prompt, type LanguageModelV4Usage } from '@ai-sdk/provider';
import { AnswerTooLong } from '../../platform/bounded-fetch.server.ts';
import type { FailureCode } from '../../platform/failures.ts';
import type { OpenSpan } from '../../platform/tracing-otlp.server.ts';
import type { ModelSchema } from './model-schema.server.ts';
import type { ChosenModel } from './providers.server.ts';

export interface ModelLimits {
  firstTokenMs: number;
  idleMs: number;
  totalMs: number;
  outputTokens: number;
  outputCharacters: number;
}

export const modelLimits: ModelLimits = {
  firstTokenMs: 20_000,
  idleMs: 15_000,
  totalMs: 75_000,
  outputTokens: 4_000,
  outputCharacters: 60_000,
};

const stretchMs = 10;

type FaultKind = 'unreachable' | 'timeout' | 'refused' | 'cut' | 'oversize' | 'malformed';

export const faultCodes: Record<FaultKind, FailureCode> = {
  unreachable: 'model_failed',
  timeout: 'model_timeout',
  refused: 'content_refused',
  cut: 'model_failed',
  oversize: 'model_failed',
  malformed: 'model_failed',
};

export class Fault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;

  constructor(kind: FaultKind, options: { status?: number; cause?: unknown } = {}) {
    super(`model: ${kind}`, { cause: options.cause });
    this.name = kind;
    this.kind = kind;
    this.status = options.status;
  }
}

export interface Attempt {
  chosen: ChosenModel;
  prompt: LanguageModelV4Prompt;
  schema: ModelSchema;
  limits: ModelLimits;
  signal: AbortSignal;
  span: OpenSpan | null;
  onText(written: string): void;
  /** Not where nothing was sent. `hasBegun`: the provider took the call, and may have thought before it wrote. */
  onUsage(usage: LanguageModelV4Usage | null, written: string, hasBegun: boolean): void;
}

export async function attempt(call: Attempt): Promise<string> {
  const { limits, signal } = call;
  const patience = new AbortController();
  const abort = AbortSignal.any([signal, patience.signal]);
  let timer = setTimeout(() => patience.abort(), limits.firstTokenMs);
  let text = '';
  let usage: LanguageModelV4Usage | null = null;
  let finish: string | undefined;
  let [left, begun] = [true, true];
  let restedAt = performance.now();
  try {
    const { stream } = await call.chosen.model.doStream({ ...options(call), abortSignal: abort });
    for await (const part of stream) {
      // What has come in one piece would else be read to its end before anybody else has their turn.
      if (performance.now() - restedAt > stretchMs) {
        await immediately();
        restedAt = performance.now();
      }
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        usage = part.usage;
        const { unified, raw = '' } = part.finishReason;
        // Mistral's own word for a filter is not translated by its adapter.
        finish = raw === 'content_filter' ? 'content-filter' : unified;
        call.span?.add({
          'gen_ai.usage.input_tokens': usage.inputTokens.total ?? 0,
          'gen_ai.usage.output_tokens': usage.outputTokens.total ?? 0,
          'gen_ai.response.finish_reason': unified,
        });
      }
      if (part.type === 'reasoning-delta') timer.refresh();
      if (part.type !== 'text-delta' || part.delta === '') continue;
      if (text === '') {
        clearTimeout(timer);
        timer = setTimeout(() => patience.abort(), limits.idleMs);
      } else timer.refresh();
      text += part.delta;
      if (text.length > limits.outputCharacters) throw new Fault('oversize');
      call.onText(text);
      // The first word leaves for the browser before what has come with it is read.
      if (text === part.delta) restedAt = Number.NEGATIVE_INFINITY;
    }
  } catch (error) {
    left = !isUnreached(error);
    begun = !(APICallError.isInstance(error) && error.statusCode !== undefined);
    signal.throwIfAborted();
    throw patience.signal.aborted ? new Fault('timeout') : asFault(error, text !== '');
  } finally {
    clearTimeout(timer);
    if (left) call.onUsage(usage, text, begun);
  }
  if (finish === 'content-filter') throw new Fault('refused');
  if (finish === undefined || finish === 'error' || finish === 'interrupted') throw new Fault('cut');
  return text;
}

function options({ prompt, schema, limits }: Attempt) {
  const { strict } = schema;
  return {
    prompt,
    maxOutputTokens: limits.outputTokens,
    responseFormat: { type: 'json' as const, name: 'respuesta', schema: schema.schema },
    providerOptions: {
      // Pasted chats are other people's data: the provider keeps nothing that it does not have to.
      openai: { store: false, strictJsonSchema: strict },
      compatible: { strictJsonSchema: strict },
      mistral: { strictJsonSchema: strict },
    },
  };
}

const unreached = /^(ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Nobody took the connection: nothing was sent that could be billed. */
function isUnreached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && unreached.test(String(cause.code))) return true;
  return false;
}

function asFault(error: unknown, hasText: boolean): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof AnswerTooLong) return new Fault('oversize');
  if (!APICallError.isInstance(error)) return new Fault(hasText ? 'cut' : 'unreachable', { cause: error });
  const refused =
    error.statusCode === 400 &&
    /content_(filter|policy)|image_moderation|safety/i.test(error.responseBody ?? '');
  return new Fault(refused ? 'refused' : hasText ? 'cut' : 'unreachable', { status: error.statusCode });
}
