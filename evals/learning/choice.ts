import type { ChoiceParts } from '../../src/language/read/learned/choice-model.ts';
import type { Features } from '../../src/language/read/learned/features.ts';
import { diceOf } from '../../src/language/write/seeded.ts';
import { leastMissed, Moving, rowOf, toLikelihoods } from './descent.ts';
import { largestWeight, vocabularyOf } from './fit.ts';

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
const leastWeight = 0.2;

/** «no/trip» is chosen among what begins with «no/». */
export const among = (choice: string) => choice.slice(0, choice.indexOf('/') + 1);

/** Downhill, one text after another. */
export function learnChoice(
  examples: readonly Chosen[],
  { leastSeen, shrinking, rate }: ChoiceManner,
): ChoiceParts {
  const choices = [...new Set(examples.map(({ choice }) => choice))].toSorted();
  const vocabulary = vocabularyOf(examples, leastSeen);
  const rows = examples.map((one) =>
    rowOf(one, vocabulary, choices, { answer: one.choice, open: among(one.choice) }),
  );
  const count = choices.length;
  const weights = new Moving(vocabulary.size * count, unmoved);
  const bias = new Moving(count, unmoved);
  const missed = new Float32Array(count);
  const dice = diceOf('choice');
  for (let round = 0; round < rounds; round += 1)
    for (const { places, strengths, answer, first, last } of dice.shuffle(rows)) {
      missed.set(bias.all);
      for (const [index, place] of places.entries())
        for (let one = first; one <= last; one += 1)
          missed[one] =
            (missed[one] as number) +
            (strengths[index] as number) * (weights.all[count * place + one] as number);
      toLikelihoods(missed, first, last);
      for (let one = first; one <= last; one += 1) {
        const miss = (missed[one] as number) - (one === answer ? 1 : 0);
        if (Math.abs(miss) <= leastMissed) continue;
        bias.move(one, miss, rate);
        for (const [index, place] of places.entries()) {
          const at = count * place + one;
          weights.move(
            at,
            miss * (strengths[index] as number) + shrinking * (weights.all[at] as number),
            rate,
          );
        }
      }
    }
  return kept(choices, bias.all, weights.all, vocabulary);
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
