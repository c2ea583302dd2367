import { describe, expect, test } from 'vitest';
import { silentLog } from '../../../test/rig/silent-log.ts';
import { parseEnv, SettingError } from '../../platform/env.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { Metrics } from '../../platform/metrics.server.ts';
import { createEngine } from './create-engine.server.ts';
import { costMicroEur, createPrices, expectedMicroEur, tokensAtMost } from './prices.server.ts';

const priceOf = (model: string, AI_PRICES?: string) => createPrices({ AI_PRICES })(model);

describe('the price of a model', () => {
  test('is that of its exact name: a longer name is another model', () => {
    expect(priceOf('openai/gpt-5')).toEqual({ input: 1.25, output: 10, unknown: false });
    expect(priceOf('openai/gpt-5-pro')).toEqual({ input: 15, output: 120, unknown: false });
    for (const model of [
      'openai/gpt-5-ultra',
      'openai/gpt-5.9',
      'openai/gpt-5-codex',
      'openai/gpt-4o-audio-preview',
    ])
      expect([model, priceOf(model).unknown]).toEqual([model, true]);
  });

  test('holds for dated snapshots, but not for one with a price of its own', () => {
    expect(priceOf('openai/gpt-5-2025-08-07')).toEqual(priceOf('openai/gpt-5'));
    expect(priceOf('openai/gpt-5-pro-2025-10-06')).toEqual(priceOf('openai/gpt-5-pro'));
    expect(priceOf('anthropic/claude-sonnet-4-5-20250929')).toEqual(priceOf('anthropic/claude-sonnet-4-5'));
    expect(priceOf('openai/gpt-4o-2024-05-13').input).toBe(5);
  });

  test('that nobody knows is the dearest that we know, also on a compatible server', () => {
    for (const model of ['compatible/llama', 'google/gemini-99', 'openai/constructor'])
      expect(priceOf(model)).toEqual({ input: 15, output: 120, unknown: true });
    expect(costMicroEur(priceOf('compatible/llama'), 1_000, 100)).toBe(27_000);
  });

  test('is what the settings say, above our own list', () => {
    const set = 'compatible/llama3.1:8b=0,0; openai/gpt-5=2,20.5;compatible/org/model=0.1,0.2;';
    expect(priceOf('compatible/llama3.1:8b', set)).toEqual({ input: 0, output: 0, unknown: false });
    expect(priceOf('openai/gpt-5', set)).toEqual({ input: 2, output: 20.5, unknown: false });
    expect(priceOf('compatible/org/model', set).output).toBe(0.2);
  });

  test.each([
    'llama=1,2',
    'compatible/llama',
    'compatible/llama=1',
    'compatible/llama=-1,2',
    'compatible/x=a,b',
  ])('that is not understood ends start-up in one sentence: %s', (set) => {
    expect(() => priceOf('x/y', set)).toThrow(SettingError);
    expect(() => priceOf('x/y', set)).toThrow(/^AI_PRICES no es válido: «/);
  });
});

// Counted by o200k, the tokenizer of the models that we know the prices of.
test.each([
  ['ꀀ'.repeat(1_000), 3_000, 3_000],
  ['𐍈𒀀'.repeat(100), 700, 800],
  ['你好吗 '.repeat(100), 300, 1_000],
  ['Hola, ¿qué tal? El sábado quedamos por allí si te apetece. '.repeat(10), 160, 200],
  ['', 0, 0],
])(
  'a question is taken for no fewer tokens than it has, and prose for few more: %.12s',
  (text, least, most) => {
    expect(tokensAtMost(text)).toBeGreaterThanOrEqual(least);
    expect(tokensAtMost(text)).toBeLessThanOrEqual(most);
    const price = { input: 2, output: 10 };
    expect(expectedMicroEur(price, text) - expectedMicroEur(price, '')).toBe(2 * tokensAtMost(text));
  },
);

test('start-up warns of each model without a price where a cap is set, and only there', () => {
  const warnings = (extra: Record<string, string>) => {
    const logged: string[] = [];
    const env = parseEnv({
      AI_MODELS: 'openai/gpt-5-mini,compatible/llama',
      AI_MODELS_BY_TOOL: 'letters=compatible/llama,compatible/mistral',
      AI_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_API_KEY: 'k',
      ...extra,
    });
    createEngine(
      env,
      createLogger((line) => logged.push(line)),
      new Metrics(),
    );
    return logged.map((line) => JSON.parse(line)).map(({ level, model }) => [level, model]);
  };
  const unpriced = [
    ['warn', 'compatible/llama'],
    ['warn', 'compatible/mistral'],
  ];
  expect(warnings({ AI_DAILY_SPEND_CAP_EUR: '5' })).toEqual(unpriced);
  expect(warnings({})).toEqual([]);
  const AI_PRICES = 'compatible/llama=0,0;compatible/mistral=0,0';
  expect(warnings({ AI_DAILY_SPEND_CAP_EUR: '5', AI_PRICES })).toEqual([]);
});

test('a call is expected to cost what is sent of its question: of a long chat the end', () => {
  const settings = { AI_MODELS: 'openai/gpt-5-mini', OPENAI_API_KEY: 'k' };
  const engine = createEngine(parseEnv(settings), silentLog, new Metrics());
  const of = (characters: number) => engine.expectedMicroEur('any', [{ message: 'ꀀ'.repeat(characters) }]);
  expect(of(50_000)).toBe(of(10_000));
  expect(of(10_000)).toBeGreaterThan(of(9_000));
});
