import { type Env, SettingError } from '../../platform/env.server.ts';
import prices from './prices.json' with { type: 'json' };

export interface Price {
  input: number;
  output: number;
}

/** List prices in dollars taken as euros, without discounts for cached input: the estimate errs upwards, as a spend cap needs. */
const listPrices = new Map<string, Price>(Object.entries(prices));

/** What a model without a price counts as: the dearest that we know of, so that a cap closes early rather than never. */
const dearest: Price = {
  input: Math.max(...[...listPrices.values()].map(({ input }) => input)),
  output: Math.max(...[...listPrices.values()].map(({ output }) => output)),
};

const snapshotDate = /-(\d{8}|\d{4}-\d{2}-\d{2})$/;

export interface KnownPrice extends Price {
  unknown: boolean;
}

export function createPrices({ AI_PRICES }: Pick<Env, 'AI_PRICES'>): (model: string) => KnownPrice {
  const known = new Map([...listPrices, ...parsePrices(AI_PRICES ?? '')]);
  return (model) => {
    const price = known.get(model) ?? known.get(model.replace(snapshotDate, ''));
    return { ...(price ?? dearest), unknown: price === undefined };
  };
}

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

/** Upwards: Spanish has between three and four characters a token, and a letter of another script has at most one for each of its bytes. */
export function tokensAtMost(text: string): number {
  const others = text.replace(/[^\u0100-\uffff]+/g, '');
  return Math.ceil((text.length - others.length) / 3) + Buffer.byteLength(others);
}

/** What our own words add to a question, with a photo where there may be one, and an answer of the longer kind. */
const usual = { input: 5_000, output: 1_200 };

/** Of an answer whose provider has not told what it took: a model may think at length before its first word, which is billed like words. */
export const assumedOutput = (written: string): number => Math.max(usual.output, tokensAtMost(written));

/** A fraction or a number beyond all columns would lose the answer, and zero or less would open the spend cap: then nothing was told. */
export const believable = (told: number | undefined, least: number, expected: number): number | undefined =>
  Number.isInteger(told) && Number(told) >= least && Number(told) <= 10 * Math.max(usual.input, expected)
    ? told
    : undefined;

export const expectedMicroEur = (price: Price, text: string): number =>
  costMicroEur(price, usual.input + tokensAtMost(text), usual.output);

export const costMicroEur = ({ input, output }: Price, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * input + outputTokens * output);
