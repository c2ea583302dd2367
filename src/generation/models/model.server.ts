import type { LanguageModelV4Prompt, LanguageModelV4Usage } from '@ai-sdk/provider';
import { cleanJson, writtenLimits } from '../../platform/hostile-text.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { OpenSpan, Tracing } from '../../platform/tracing.server.ts';
import { refinedOutput } from '../refine.ts';
import type { EngineRequest, Fields } from './engine.server.ts';
import { attempt, Fault, type ModelLimits } from './model-attempt.server.ts';
import { modelPrompt, promptVersion, repairPrompt } from './model-prompt.server.ts';
import { modelSchema } from './model-schema.server.ts';
import { partialJson } from './partial-json.server.ts';
import { assumedOutput, believable, costMicroEur, tokensAtMost } from './prices.server.ts';
import type { ChosenModel } from './providers.server.ts';

type Outcome = { ok: true; output: unknown } | { ok: false; fault: Fault };

export class Run {
  readonly #request: EngineRequest;
  readonly #limits: ModelLimits;
  readonly #measures: ReturnType<typeof modelMeasures>;
  readonly #tracing: Tracing | null;
  readonly #deadline: AbortSignal;
  readonly #startedAt = performance.now();
  #emitted = false;
  lastFault: Fault['kind'] = 'unreachable';

  constructor(
    request: EngineRequest,
    limits: ModelLimits,
    measures: ReturnType<typeof modelMeasures>,
    tracing: Tracing | null,
  ) {
    this.#request = request;
    this.#limits = limits;
    this.#measures = measures;
    this.#tracing = tracing;
    this.#deadline = AbortSignal.timeout(limits.totalMs);
  }

  /** Another model may not take over: the user has begun to read, no time is left, or it would not help. */
  settled({ kind }: Fault): boolean {
    return this.#emitted || this.#deadline.aborted || (kind !== 'unreachable' && kind !== 'timeout');
  }

  async try(chosen: ChosenModel): Promise<Outcome> {
    const { tool, context } = this.#request;
    const type = context.refinement ? refinedOutput : tool.contract.output;
    const schema = modelSchema(type);
    const prompt = modelPrompt(this.#request, chosen, schema);
    try {
      const first = await this.#read(chosen, prompt, schema, type);
      if (first.output !== undefined) return { ok: true, output: first.output };
      // The one repair: the same model, told what was wrong, or simply asked again when it was cut off.
      const second = await this.#read(chosen, repairPrompt(prompt, first), schema, type);
      if (second.output !== undefined) return { ok: true, output: second.output };
      throw new Fault('malformed');
    } catch (error) {
      this.#request.signal.throwIfAborted();
      const fault =
        error instanceof Fault
          ? error
          : new Fault(this.#deadline.aborted ? 'timeout' : 'cut', { cause: error });
      this.lastFault = fault.kind;
      return { ok: false, fault };
    }
  }

  async #read(
    chosen: ChosenModel,
    prompt: LanguageModelV4Prompt,
    schema: ReturnType<typeof modelSchema>,
    type: EngineRequest['tool']['contract']['output'],
  ): Promise<{ text: string; problem: string; output?: unknown }> {
    const { onPartial, signal } = this.#request;
    // A repair writes the answer anew: what the user already reads is replaced once, at the end.
    const show = this.#emitted ? undefined : onPartial;
    const call = (span: OpenSpan | null) =>
      attempt({
        chosen,
        span,
        prompt,
        schema,
        limits: this.#limits,
        signal: AbortSignal.any([signal, this.#deadline]),
        onText: (written) => {
          const partial = show && partialJson(written);
          if (partial === undefined) return;
          if (!this.#emitted) this.#measures.firstToken.observe({ model: chosen.name }, this.#seconds());
          this.#emitted = true;
          show?.(partial);
        },
        onUsage: (...told) => this.#meter(chosen, prompt, ...told),
      });
    let text = '';
    try {
      text = await (this.#tracing?.span('model', 'client', { 'gen_ai.request.model': chosen.name }, call) ??
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

  #seconds = () => (performance.now() - this.#startedAt) / 1000;

  #meter(
    chosen: ChosenModel,
    prompt: LanguageModelV4Prompt,
    usage: LanguageModelV4Usage | null,
    written: string,
    hasBegun: boolean,
  ): void {
    const { meter, tool } = this.#request;
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
    this.#measures.tokens.add({ ...labels, direction: 'input' }, input);
    this.#measures.tokens.add({ ...labels, direction: 'output' }, output);
    this.#measures.cost.add(labels, cost);
  }
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

/** A text that is only too long ends with its last whole sentence that fits: no reason to lose or to ask again for the answer. */
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
