import { type Features, groups } from '../../src/language/read/learned/features.ts';
import { type ModelParts, weighted } from '../../src/language/read/learned/linear-model.ts';
import type { Example } from './examples.ts';
import { type Caution, fitted, type Row } from './logistic.ts';
import type { Observed } from './observed.ts';

export interface Manner extends Caution {
  /** Features seen in at least so many texts: more keep the weights small, fewer help where texts are few. */
  leastSeen: number;
}

/** Where a feature is in the table of weights, and its number among those that are learned. */
export type Vocabulary = ReadonlyMap<number, number>;

interface Seen {
  features: Features;
  /** How much it counts; as one text where it does not say. */
  importance?: number;
  /** Log-odds before a word is read. */
  prior?: number;
}

export function vocabularyOf(observed: readonly Seen[], leastSeen: number): Vocabulary {
  const seen = new Map<number, number>();
  for (const { features } of observed)
    for (const group of groups)
      for (const place of new Set(features.places[group])) seen.set(place, (seen.get(place) ?? 0) + 1);
  const frequent = [...seen].filter(([, times]) => times >= leastSeen);
  return new Map(frequent.map(([place], at) => [place, at]));
}

export function strengthsIn({ features }: Seen, vocabulary: Vocabulary): Pick<Row, 'places' | 'strengths'> {
  const { rows, strengths } = weighted(features, (place) => vocabulary.get(place));
  return {
    places: Uint32Array.from(rows),
    strengths: Float64Array.from(strengths),
  };
}

/** The finest step with which the largest weight still fits into a byte. */
export const largestWeight = 127;

function modelOf(rows: readonly Row[], vocabulary: Vocabulary, caution: Caution): ModelParts {
  const { bias, weights } = fitted(rows, vocabulary.size, caution);
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / largestWeight;
  const kept = [...vocabulary]
    .toSorted(([a], [b]) => a - b)
    .map(([place, at]) => {
      const pair = [weights[2 * at] as number, weights[2 * at + 1] as number];
      return { place, pair: pair.map((one) => Math.round(one / step)) };
    })
    .filter(({ pair }) => pair.some((one) => one !== 0));
  return {
    bias,
    step,
    places: Uint32Array.from(kept, ({ place }) => place),
    weights: Int8Array.from(kept.flatMap(({ pair }) => pair)),
  };
}

/** Whether it is more than low, and whether it is high. */
export function learn(observed: readonly Observed[], manner: Manner): ModelParts {
  const texts = observed.map(({ example, features }) => ({ ...example, features }));
  const isAlarm = ({ level }: Example) => level !== 'bajo';
  const [model] = learnEach(texts, [isAlarm, ({ level }) => level === 'alto'], manner);
  return model as ModelParts;
}

/** Questions that are asked of the same features: two to a model, in their order; in a last model of one the second is always no. */
export function learnEach<One extends Seen>(
  observed: readonly One[],
  questions: readonly ((one: One) => boolean)[],
  manner: Manner,
): ModelParts[] {
  const vocabulary = vocabularyOf(observed, manner.leastSeen);
  const rows = observed.map((one) => ({
    ...strengthsIn(one, vocabulary),
    importance: one.importance ?? 1,
    prior: one.prior ?? 0,
  }));
  const models: ModelParts[] = [];
  for (let at = 0; at < questions.length; at += 2) {
    const pair = questions.slice(at, at + 2);
    const answer = (question: number, one: One) => (pair[question]?.(one) ? 1 : 0);
    const answered = rows.map((row, index) => {
      const one = observed[index] as One;
      return { ...row, answers: [answer(0, one), answer(1, one)] as const };
    });
    models.push(modelOf(answered, vocabulary, manner));
  }
  return models;
}
