import { type Env, SettingError } from '../../platform/env.server.ts';

/** Euros for a million tokens. */
export interface Price {
  input: number;
  output: number;
}

/**
 * List prices in dollars taken as euros, without discounts for cached input: the estimate errs upwards, as a spend cap needs.
 * A name counts for itself and for its dated snapshots, and for nothing else that begins with it.
 */
const listPrices = new Map(
  Object.entries({
    'anthropic/claude-haiku-4-5': [1, 5],
    'anthropic/claude-sonnet-4': [3, 15],
    'anthropic/claude-sonnet-4-0': [3, 15],
    'anthropic/claude-sonnet-4-5': [3, 15],
    'anthropic/claude-opus-4': [15, 75],
    'anthropic/claude-opus-4-0': [15, 75],
    'anthropic/claude-opus-4-1': [15, 75],
    'anthropic/claude-opus-4-5': [5, 25],
    'openai/gpt-5-nano': [0.05, 0.4],
    'openai/gpt-5-mini': [0.25, 2],
    'openai/gpt-5': [1.25, 10],
    'openai/gpt-5.1': [1.25, 10],
    'openai/gpt-5.2': [1.75, 14],
    'openai/gpt-5-pro': [15, 120],
    'openai/gpt-4.1-nano': [0.1, 0.4],
    'openai/gpt-4.1-mini': [0.4, 1.6],
    'openai/gpt-4.1': [2, 8],
    'openai/gpt-4o-mini': [0.15, 0.6],
    'openai/gpt-4o-2024-05-13': [5, 15],
    'openai/gpt-4o': [2.5, 10],
    'google/gemini-2.5-flash-lite': [0.1, 0.4],
    'google/gemini-2.5-flash': [0.3, 2.5],
    'google/gemini-2.5-pro': [2.5, 15],
    'mistral/ministral-8b-latest': [0.15, 0.15],
    'mistral/mistral-small-latest': [0.2, 0.6],
    'mistral/mistral-medium-latest': [0.4, 2],
    'mistral/mistral-large-latest': [2, 6],
  } satisfies Record<string, [input: number, output: number]>).map(
    ([name, [input, output]]): [string, Price] => [name, { input, output }],
  ),
);

/** What a model without a price counts as: the dearest that we know of, so that a cap closes early rather than never. */
const dearest: Price = {
  input: Math.max(...[...listPrices.values()].map(({ input }) => input)),
  output: Math.max(...[...listPrices.values()].map(({ output }) => output)),
};

const snapshotDate = /-(\d{8}|\d{4}-\d{2}-\d{2})$/;

export interface KnownPrice extends Price {
  /** Neither the settings nor our list name this model: the price is a guess upwards. */
  unknown: boolean;
}

/** By `provider/model`; `AI_PRICES` has the last word. */
export function createPrices({ AI_PRICES }: Pick<Env, 'AI_PRICES'>): (model: string) => KnownPrice {
  const prices = new Map([...listPrices, ...parsePrices(AI_PRICES ?? '')]);
  return (model) => {
    const price = prices.get(model) ?? prices.get(model.replace(snapshotDate, ''));
    return { ...(price ?? dearest), unknown: price === undefined };
  };
}

/** `provider/model=input,output;…` */
function parsePrices(setting: string): [string, Price][] {
  return setting
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [, model, input, output] =
        /^([^/=]+\/.+)=\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)$/.exec(entry.trim()) ?? [];
      if (model === undefined)
        throw new SettingError(
          `AI_PRICES no es válido: «${entry.trim()}» tiene que ser proveedor/modelo=entrada,salida, en euros por millón de tokens.`,
        );
      return [model.trim(), { input: Number(input), output: Number(output) }];
    });
}

/** Upwards: Spanish has between three and four characters a token. */
export const charactersPerToken = 3;
/** What our own words add to a question, with a photo where there may be one, and an answer of the longer kind. */
const usual = { input: 5_000, output: 1_200 };

/** Of a call that is not made yet. */
export const expectedMicroEur = (price: Price, characters: number): number =>
  costMicroEur(price, usual.input + characters / charactersPerToken, usual.output);

/** One euro for a million tokens is one micro-euro for a token. */
export const costMicroEur = ({ input, output }: Price, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * input + outputTokens * output);
