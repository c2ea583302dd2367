import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type Env, SettingError } from '../../platform/env.server.ts';
import { createPrices, type KnownPrice } from './prices.server.ts';

export interface ChosenModel {
  /** `provider/model`, as it was set. */
  name: string;
  model: LanguageModelV4;
  canSee: boolean;
  /** The provider constrains the output to a schema by itself; otherwise the prompt spells the schema out. */
  constrained: boolean;
  /** It runs where the settings say, not at the company that made it. */
  own: boolean;
  price: KnownPrice;
}

interface Provider {
  canSee: boolean;
  constrained: boolean;
  needs:
    | 'ANTHROPIC_API_KEY'
    | 'OPENAI_API_KEY'
    | 'GOOGLE_GENERATIVE_AI_API_KEY'
    | 'MISTRAL_API_KEY'
    | 'AI_BASE_URL';
  open(env: Env, model: string): LanguageModelV4;
}

/** A redirect is an error: it would carry the key, and people's words, to an address that nobody set. */
const modelFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

const providers: Record<string, Provider> = {
  anthropic: {
    canSee: true,
    constrained: true,
    needs: 'ANTHROPIC_API_KEY',
    open: (env, model) =>
      createAnthropic({ fetch: modelFetch, apiKey: env.ANTHROPIC_API_KEY, baseURL: env.ANTHROPIC_BASE_URL })(
        model,
      ),
  },
  openai: {
    canSee: true,
    constrained: true,
    needs: 'OPENAI_API_KEY',
    open: (env, model) =>
      createOpenAI({ fetch: modelFetch, apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL })(model),
  },
  google: {
    canSee: true,
    constrained: true,
    needs: 'GOOGLE_GENERATIVE_AI_API_KEY',
    open: (env, model) =>
      createGoogle({
        fetch: modelFetch,
        apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
        baseURL: env.GOOGLE_BASE_URL,
      })(model),
  },
  mistral: {
    canSee: true,
    constrained: true,
    needs: 'MISTRAL_API_KEY',
    open: (env, model) =>
      createMistral({ fetch: modelFetch, apiKey: env.MISTRAL_API_KEY, baseURL: env.MISTRAL_BASE_URL })(model),
  },
  // Ollama, vLLM, llama.cpp and their like: they take a schema, but some of them ignore it.
  compatible: {
    canSee: false,
    constrained: false,
    needs: 'AI_BASE_URL',
    open: (env, model) =>
      createOpenAICompatible({
        fetch: modelFetch,
        name: 'compatible',
        baseURL: env.AI_BASE_URL ?? '',
        apiKey: env.AI_API_KEY,
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model),
  },
};

/** `provider/model,provider/model` in order of preference. A wrong one ends start-up. */
export function openModels(
  env: Env,
  list: string,
  setting: 'AI_MODELS' | 'AI_MODELS_BY_TOOL',
): ChosenModel[] {
  const priceOf = createPrices(env);
  return list.split(',').map((entry) => {
    const name = entry.trim();
    const [, providerName = '', model = ''] = /^([^/]*)\/(.+)$/.exec(name) ?? [];
    const provider = Object.hasOwn(providers, providerName) ? providers[providerName] : undefined;
    if (!provider || !model.trim())
      throw new SettingError(
        `${setting} no es válido: «${name}» tiene que ser proveedor/modelo, con proveedor entre ${Object.keys(providers).join(', ')}.`,
      );
    if (!env[provider.needs]) throw new SettingError(`Falta ${provider.needs}: ${setting} pide ${name}.`);
    return {
      name,
      model: provider.open(env, model),
      canSee: env.AI_VISION ? env.AI_VISION === 'si' : provider.canSee,
      constrained: provider.constrained,
      own: providerName === 'compatible',
      price: priceOf(name),
    };
  });
}

/** `tool=provider/model,…;tool=…`: a tool that is named here does not use `AI_MODELS`. */
export function openModelsByTool(env: Env, toolIds: readonly string[] | null): Map<string, ChosenModel[]> {
  const chosen = new Map<string, ChosenModel[]>();
  for (const part of (env.AI_MODELS_BY_TOOL ?? '').split(';')) {
    if (!part.trim()) continue;
    const [tool = '', list = ''] = part.split(/=(.*)/s).map((text) => text.trim());
    if (!list || (toolIds && !toolIds.includes(tool)))
      throw new SettingError(
        `AI_MODELS_BY_TOOL no es válido: «${part.trim()}» tiene que ser herramienta=proveedor/modelo${toolIds ? `, con herramienta entre ${toolIds.join(', ')}` : ''}.`,
      );
    chosen.set(tool, openModels(env, list, 'AI_MODELS_BY_TOOL'));
  }
  return chosen;
}
