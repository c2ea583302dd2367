import type { Env } from '../../platform/env.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Logger } from '../../platform/log.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import type { Tracing } from '../../platform/tracing-otlp.server.ts';
import { modelReads } from '../transcript/lines.ts';
import { embeddedEngine } from './embedded-engine.server.ts';
import type { Engine } from './engine.server.ts';
import { createRun, modelMeasures } from './model.server.ts';
import { Fault, faultCodes, type ModelLimits, modelLimits } from './model-attempt.server.ts';
import { readModelSettings, writersOf } from './model-settings.server.ts';
import { expectedMicroEur } from './prices.server.ts';
import { type ChosenModel, openModels } from './providers.server.ts';

interface EngineOptions {
  limits?: Partial<ModelLimits>;
  /** Lets a wrong name in AI_MODELS_BY_TOOL end start-up. */
  toolIds?: readonly string[];
  tracing?: Tracing | null;
}

export function createEngine(env: Env, log: Logger, metrics: Metrics, options: EngineOptions = {}): Engine {
  const settings = readModelSettings(env, options.toolIds ?? null);
  const common = openModels(env, settings.common);
  const byTool = new Map([...settings.byTool].map(([tool, models]) => [tool, openModels(env, models)]));
  if (common.length === 0 && byTool.size === 0) return embeddedEngine;
  if (env.AI_DAILY_SPEND_CAP_EUR !== undefined)
    warnOfUnpriced([...common, ...[...byTool.values()].flat()], log);
  const { tracing = null } = options;
  const means = { limits: { ...modelLimits, ...options.limits }, measures: modelMeasures(metrics), tracing };
  const modelsFor = (toolId: string) => byTool.get(toolId) ?? common;
  const writers = writersOf(settings);
  const writerOf = (toolId: string) => writers.byTool[toolId] ?? writers;

  return {
    kind: (toolId) => writerOf(toolId).engine,
    canSee: (toolId) => writerOf(toolId).sees,
    expectedMicroEur(toolId, question) {
      const text = JSON.stringify(question, asSent);
      return Math.max(0, ...modelsFor(toolId).map(({ price }) => expectedMicroEur(price, text)));
    },
    async generate(request) {
      const models = modelsFor(request.tool.contract.id);
      if (models.length === 0) return embeddedEngine.generate(request);
      const run = createRun(request, means);
      let code = faultCodes.unreachable;
      for (const chosen of models.filter((one) => !request.image || one.canSee)) {
        const outcome = await run.tryWith(chosen);
        if (!(outcome instanceof Fault)) return outcome.output;
        const { kind, status } = outcome;
        code = faultCodes[kind];
        means.measures.faults.add({ model: chosen.name, kind });
        log.warn('model fault', { model: chosen.name, tool: request.tool.contract.id, kind, status });
        if (run.isSettled(outcome)) break;
      }
      throw new Failure(code);
    },
  };
}

const asSent = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(-modelReads) : value);

function warnOfUnpriced(models: readonly ChosenModel[], log: Logger): void {
  const names = new Set(models.filter(({ price }) => price.unknown).map(({ name }) => name));
  for (const model of names)
    log.warn('this model has no price and counts as the dearest known: set AI_PRICES', { model });
}
