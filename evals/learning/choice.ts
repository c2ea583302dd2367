import type { ChoiceParts } from '../../src/language/read/learned/choice-model.ts';
import type { Features } from '../../src/language/read/learned/features.ts';
import { diceOf } from '../../src/language/write/seeded.ts';
import { largestWeight, strengthsIn, vocabularyOf } from './fit.ts';

export interface Chosen {
  choice: string;
  features: Features;
}

export interface ChoiceManner {
  leastSeen: number;
  /** How much a weight is drawn to nothing. */
  shrinking: number;
  /** How far a weight moves at a time. */
  rate: number;
}

const rounds = 12;
/** As if each weight had been moved so much before. */
const unmoved = 1e-3;
/** What is nearly certain already moves nothing. */
const leastMissed = 1e-3;
const leastWeight = 0.2;

/** «no/trip» is chosen among what begins with «no/». */
export const among = (choice: string) => choice.slice(0, choice.indexOf('/') + 1);

/** Downhill, one text after another, each weight in steps that grow smaller the more it was moved (Adagrad). */
export function learnChoice(
  examples: readonly Chosen[],
  { leastSeen, shrinking, rate }: ChoiceManner,
): ChoiceParts {
  const choices = [...new Set(examples.map(({ choice }) => choice))].toSorted();
  const vocabulary = vocabularyOf(examples, leastSeen);
  const rows = examples.map((one) => {
    const { places, strengths } = strengthsIn(one, vocabulary);
    const isOpen = (choice: string) => choice.startsWith(among(one.choice));
    return {
      at: places.map((place) => choices.length * place),
      strengths,
      answer: choices.indexOf(one.choice),
      first: choices.findIndex(isOpen),
      last: choices.findLastIndex(isOpen),
    };
  });
  const count = choices.length;
  const weights = new Float32Array(vocabulary.size * count);
  const moved = new Float32Array(weights.length).fill(unmoved);
  const bias = new Float32Array(count);
  const biasMoved = new Float32Array(count).fill(unmoved);
  const missed = new Float32Array(count);
  const dice = diceOf('choice');
  for (let round = 0; round < rounds; round += 1)
    for (const { at, strengths, answer, first, last } of dice.shuffle(rows)) {
      missed.set(bias);
      for (const [index, from] of at.entries()) {
        const strength = strengths[index] as number;
        for (let one = first; one <= last; one += 1)
          missed[one] = (missed[one] as number) + strength * (weights[from + one] as number);
      }
      let most = -Infinity;
      for (let one = first; one <= last; one += 1) most = Math.max(most, missed[one] as number);
      let sum = 0;
      for (let one = first; one <= last; one += 1) {
        missed[one] = Math.exp((missed[one] as number) - most);
        sum += missed[one] as number;
      }
      const touched: number[] = [];
      for (let one = first; one <= last; one += 1) {
        missed[one] = (missed[one] as number) / sum - (one === answer ? 1 : 0);
        if (Math.abs(missed[one] as number) > leastMissed) touched.push(one);
      }
      for (const one of touched) {
        const slope = missed[one] as number;
        biasMoved[one] = (biasMoved[one] as number) + slope * slope;
        bias[one] = (bias[one] as number) - (rate * slope) / Math.sqrt(biasMoved[one] as number);
      }
      for (const [index, from] of at.entries()) {
        const strength = strengths[index] as number;
        for (const one of touched) {
          const slope = (missed[one] as number) * strength + shrinking * (weights[from + one] as number);
          const before = (moved[from + one] as number) + slope * slope;
          moved[from + one] = before;
          weights[from + one] = (weights[from + one] as number) - (rate * slope) / Math.sqrt(before);
        }
      }
    }
  return kept(choices, bias, weights, vocabulary);
}

function kept(
  choices: string[],
  bias: Float32Array,
  weights: Float32Array,
  vocabulary: ReadonlyMap<number, number>,
): ChoiceParts {
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / largestWeight;
  const features = [...vocabulary]
    .toSorted(([a], [b]) => a - b)
    .map(([place, at]) => ({
      place,
      speaks: choices
        .map((_, choice) => ({ choice, weight: weights[at * choices.length + choice] as number }))
        .filter(({ weight }) => Math.abs(weight) >= leastWeight),
    }))
    .filter(({ speaks }) => speaks.length > 0);
  const all = features.flatMap(({ speaks }) => speaks);
  const starts = new Uint32Array(features.length + 1);
  for (const [at, { speaks }] of features.entries()) starts[at + 1] = (starts[at] as number) + speaks.length;
  return {
    choices,
    bias: [...bias],
    step,
    places: Uint32Array.from(features, ({ place }) => place),
    starts,
    chosen: Uint16Array.from(all, ({ choice }) => choice),
    weights: Int8Array.from(all, ({ weight }) => Math.round(weight / step)),
  };
}
