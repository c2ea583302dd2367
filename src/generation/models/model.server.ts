import type { LanguageModelV4Prompt, LanguageModelV4Usage } from '@ai-sdk/provider';
import { cleanJson, writtenLimits } from '../../platform/hostile-text.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { OpenSpan, Tracing } from '../../platform/tracing-otlp.server.ts';
import { refinedOutput } from '../refine.ts';
import type { EngineRequest, Fields } from './engine.server.ts';
import { attempt, Fault, type ModelLimits } from './model-attempt.server.ts';
import { modelPrompt, promptVersion, repairPrompt } from './model-prompt.server.ts';
import { modelSchema } from './model-schema.server.ts';
import { partialJson } from './partial-json.server.ts';
import { assumedOutput, believable, costMicroEur, tokensAtMost } from './prices.server.ts';
import type { ChosenModel } from './providers.server.ts';

interface Means {
  limits: ModelLimits;
  measures: ReturnType<typeof modelMeasures>;
  tracing: Tracing | null;
}

export function createRun(request: EngineRequest, { limits, measures, tracing }: Means) {
  const { tool, context, signal, meter } = request;
  const type = context.refinement ? refinedOutput : tool.contract.output;
  const schema = modelSchema(type);
  const deadline = AbortSignal.timeout(limits.totalMs);
  const startedAt = performance.now();
  let isBegun = false;

  async function read(
    chosen: ChosenModel,
    prompt: LanguageModelV4Prompt,
  ): Promise<{ text: string; problem: string; output?: unknown }> {
    // A repair writes the answer anew: what the user already reads is replaced once, at the end.
    const show = isBegun ? undefined : request.onPartial;
    const call = (span: OpenSpan | null) =>
      attempt({
        ...{ chosen, span, prompt, schema, limits },
        signal: AbortSignal.any([signal, deadline]),
        onText: (written) => {
          const partial = show && partialJson(written);
          if (partial === undefined) return;
          const seconds = (performance.now() - startedAt) / 1000;
          if (!isBegun) measures.firstToken.observe({ model: chosen.name }, seconds);
          isBegun = true;
          show?.(partial);
        },
        onUsage: (...told) => count(chosen, prompt, ...told),
      });
    let text = '';
    try {
      text = await (tracing?.span('model', 'client', { 'gen_ai.request.model': chosen.name }, call) ??
        call(null));
    } catch (error) {
      if (error instanceof Fault && error.kind === 'cut') return { text: '', problem: '' };
      throw error;
    }
    const value = parseObject(text);
    let parsed = type.safeParse(value);
    if (!parsed.success && shortenTooLong(value, parsed.error.issues)) parsed = type.safeParse(value);
    if (parsed.success && isEnglish(parsed.data)) return { text, problem: 'está en inglés' };
    if (parsed.success) return { text, problem: '', output: parsed.data };
    const issue = parsed.error.issues[0];
    return { text, problem: `${issue?.path.join('.') || 'objeto'}: ${issue?.code ?? 'json'}` };
  }

  function count(
    chosen: ChosenModel,
    prompt: LanguageModelV4Prompt,
    usage: LanguageModelV4Usage | null,
    written: string,
    hasBegun: boolean,
  ): void {
    // A call that failed or was cut reports nothing, but the provider may bill all that it was sent.
    const asked = estimatedTokens(prompt);
    const input = believable(usage?.inputTokens.total, 1, asked) ?? asked;
    const atMost = tokensAtMost(written);
    const told = believable(usage?.outputTokens.total, atMost / 2, atMost);
    const output = told ?? atMost;
    const billed = told === undefined && hasBegun ? assumedOutput(written) : output;
    const cost = costMicroEur(chosen.price, input, billed);
    meter.model = chosen.name;
    meter.prompt = promptVersion(prompt);
    meter.inputTokens += input;
    meter.outputTokens += output;
    meter.costMicroEur += cost;
    const labels = { model: chosen.name, tool: tool.contract.id };
    measures.tokens.add({ ...labels, direction: 'input' }, input);
    measures.tokens.add({ ...labels, direction: 'output' }, output);
    measures.cost.add(labels, cost);
  }

  return {
    /** Another model may not take over: the user has begun to read, no time is left, or it would not help. */
    isSettled: ({ kind }: Fault): boolean =>
      isBegun || deadline.aborted || (kind !== 'unreachable' && kind !== 'timeout'),

    async tryWith(chosen: ChosenModel): Promise<{ output: unknown } | Fault> {
      const prompt = modelPrompt(request, chosen, schema);
      try {
        const first = await read(chosen, prompt);
        if (first.output !== undefined) return { output: first.output };
        // The one repair: the same model, told what was wrong, or simply asked again when it was cut off.
        const second = await read(chosen, repairPrompt(prompt, first));
        return second.output === undefined ? new Fault('malformed') : { output: second.output };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Fault) return error;
        return new Fault(deadline.aborted ? 'timeout' : 'cut', { cause: error });
      }
    },
  };
}

const tokensOfPhoto = 3_300;

function estimatedTokens(prompt: LanguageModelV4Prompt): number {
  let photos = 0;
  const text = JSON.stringify(prompt, (key, value) => {
    if (key !== 'data') return value;
    photos += 1;
    return undefined;
  });
  return tokensAtMost(text) + photos * tokensOfPhoto;
}

function parseObject(text: string): unknown {
  try {
    return cleanJson(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), writtenLimits);
  } catch {
    return undefined;
  }
}

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  maximum?: unknown;
}

function shortenTooLong(value: unknown, issues: readonly Issue[]): boolean {
  let any = false;
  for (const { code, path, maximum } of issues) {
    const last = path.at(-1);
    if (code !== 'too_big' || last === undefined) continue;
    const holder = path.slice(0, -1).reduce<unknown>((held, key) => (held as Fields)[key as string], value);
    const text = (holder as Fields)[last as string];
    if (typeof text !== 'string') continue;
    const [whole] = /^.*[.!?…](?=\s|$)/s.exec(text.slice(0, Number(maximum))) ?? [];
    if (!whole || /^\S/.test(text.slice(whole.length))) continue;
    (holder as Fields)[last as string] = whole;
    any = true;
  }
  return any;
}

export function modelMeasures(metrics: Metrics) {
  return {
    tokens: metrics.counter('salero_model_tokens_total', 'Tokens by model, tool and direction'),
    cost: metrics.counter('salero_model_cost_micro_eur_total', 'Estimated cost in millionths of a euro'),
    faults: metrics.counter('salero_model_faults_total', 'Failed calls to a model by kind'),
    firstToken: metrics.histogram('salero_model_first_token_seconds', 'Time to the first written field'),
  };
}

const english = /\b(?:the|and|you|your|they|is|are|with|that|this|for|have|would|about|from|it|of|to)\b/gi;
const spanish = /\b(?:el|la|los|las|de|del|que|y|en|un|una|es|con|por|para|tu|se|lo|te|al|su)\b/gi;
const leastWords = 4;

/** A model that was asked in Spanish has answered in English. What it quotes in English is not taken for that. */
function isEnglish(output: unknown): boolean {
  const text = stringsIn(output).join('\n');
  const words = text.match(english)?.length ?? 0;
  return words >= leastWords && words > 2 * (text.match(spanish)?.length ?? 0);
}
