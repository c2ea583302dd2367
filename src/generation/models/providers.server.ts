import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { boundedFetch } from '../../platform/bounded-fetch.server.ts';
import type { Env } from '../../platform/env.server.ts';
import type { ModelSetting, ProviderName } from './model-settings.server.ts';
import { createPrices, type KnownPrice } from './prices.server.ts';

export interface ChosenModel extends Omit<ModelSetting, 'model' | 'provider'> {
  model: LanguageModelV4;
  price: KnownPrice;
}

/** As many tokens as we ask for take a quarter of it, each in a piece of its own; the rest is for one that shows what it thinks. */
const mostBytes = 4 * 1024 * 1024;

/** A redirect is an error: it would carry the key, and people's words, to an address that nobody set. */
const modelFetch = boundedFetch(mostBytes, { redirect: 'error' });

const open: Record<ProviderName, (env: Env, model: string) => LanguageModelV4> = {
  anthropic: (env, model) =>
    createAnthropic({ fetch: modelFetch, apiKey: env.ANTHROPIC_API_KEY, baseURL: env.ANTHROPIC_BASE_URL })(
      model,
    ),
  openai: (env, model) =>
    createOpenAI({ fetch: modelFetch, apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL })(model),
  google: (env, model) =>
    createGoogle({
      fetch: modelFetch,
      apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
      baseURL: env.GOOGLE_BASE_URL,
    })(model),
  mistral: (env, model) =>
    createMistral({ fetch: modelFetch, apiKey: env.MISTRAL_API_KEY, baseURL: env.MISTRAL_BASE_URL })(model),
  compatible: (env, model) =>
    createOpenAICompatible({
      fetch: modelFetch,
      name: 'compatible',
      baseURL: env.AI_BASE_URL ?? '',
      apiKey: env.AI_API_KEY,
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(model),
};

export function openModels(env: Env, settings: readonly ModelSetting[]): ChosenModel[] {
  const priceOf = createPrices(env);
  return settings.map(({ provider, model, ...traits }) => ({
    ...traits,
    model: open[provider](env, model),
    price: priceOf(traits.name),
  }));
}
