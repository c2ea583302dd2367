/**
 * Euro for a million tokens, in and out; the first prefix that fits counts. List prices in dollars taken as euro, without discounts for
 * cached input: the estimate errs upwards, as a spend cap needs. A model that is not here counts as dear.
 */
const prices: readonly (readonly [prefix: string, input: number, output: number])[] = [
  ['anthropic/claude-haiku', 1, 5],
  ['anthropic/claude-3-5-haiku', 0.8, 4],
  ['anthropic/claude-sonnet', 3, 15],
  ['anthropic/claude-opus', 15, 75],
  ['openai/gpt-5-nano', 0.05, 0.4],
  ['openai/gpt-5-mini', 0.25, 2],
  ['openai/gpt-5', 1.75, 14],
  ['openai/gpt-4.1-nano', 0.1, 0.4],
  ['openai/gpt-4.1-mini', 0.4, 1.6],
  ['openai/gpt-4.1', 2, 8],
  ['openai/gpt-4o-mini', 0.15, 0.6],
  ['openai/gpt-4o', 2.5, 10],
  ['google/gemini-2.5-flash-lite', 0.1, 0.4],
  ['google/gemini-2.5-flash', 0.3, 2.5],
  ['google/gemini-2.5-pro', 2.5, 15],
  ['mistral/ministral', 0.1, 0.1],
  ['mistral/mistral-small', 0.2, 0.6],
  ['mistral/mistral-medium', 0.4, 2],
  ['mistral/mistral-large', 2, 6],
  ['compatible/', 0, 0],
];

const unknown = [prices.length, 15, 75] as const;

/** One euro for a million tokens is one micro-euro for a token. */
export function costMicroEur(modelName: string, inputTokens: number, outputTokens: number): number {
  const [, input, output] = prices.find(([prefix]) => modelName.startsWith(prefix)) ?? unknown;
  return Math.ceil(inputTokens * input + outputTokens * output);
}
