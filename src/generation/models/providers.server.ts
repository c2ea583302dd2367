import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { boundedFetch } from '../../platform/bounded-fetch.server.ts';
import type { Env } from '../../platform/env.server.ts';
import { type ModelSetting, providers } from './model-settings.server.ts';
import { createPrices, type KnownPrice } from './prices.server.ts';

export interface ChosenModel extends Omit<ModelSetting, 'model' | 'provider'> {
  model: LanguageModelV4;
  price: KnownPrice;
}

/** As many tokens as we ask for take a quarter of it, each in a piece of its own; the rest is for one that shows what it thinks. */
const mostBytes = 4 * 1024 * 1024;

/** A redirect is an error: it would carry the key, and people's words, to an address that nobody set. */
const modelFetch = boundedFetch(mostBytes, { redirect: 'error' });

const hosted = {
  anthropic: createAnthropic,
  openai: createOpenAI,
  google: createGoogle,
  mistral: createMistral,
};

function open(env: Env, { provider, model }: ModelSetting): LanguageModelV4 {
  if (provider !== 'compatible') {
    const { needs, address } = providers[provider];
    return hosted[provider]({ fetch: modelFetch, apiKey: env[needs], baseURL: env[address] })(model);
  }
  return createOpenAICompatible({
    fetch: modelFetch,
    name: 'compatible',
    baseURL: env.AI_BASE_URL ?? '',
    apiKey: env.AI_API_KEY,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}

export function openModels(env: Env, settings: readonly ModelSetting[]): ChosenModel[] {
  const priceOf = createPrices(env);
  return settings.map((setting) => ({
    ...setting,
    model: open(env, setting),
    price: priceOf(setting.name),
  }));
}
