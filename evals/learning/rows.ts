import type { Family } from '../../src/language/read/families.ts';
import { type Features, groups } from '../../src/language/read/learned/features.ts';
import { weighted } from '../../src/language/read/learned/linear-model.ts';
import type { Example } from './examples.ts';
import type { Row } from './logistic.ts';

/** Where a feature is in the table, and its number among those that are learned. */
export type Vocabulary = ReadonlyMap<number, number>;

export interface Read {
  example: Example;
  features: Features;
  /** The rules are sure, whatever the weights say. */
  certain: boolean;
  /** What the text was written as, or else what the rules found. */
  family: Family | null;
}

/** Features that are seen in at least so many texts. */
export function vocabularyOf(read: readonly Read[], leastSeen: number): Vocabulary {
  const seen = new Map<number, number>();
  for (const { features } of read)
    for (const group of groups)
      for (const place of new Set(features.places[group])) seen.set(place, (seen.get(place) ?? 0) + 1);
  const vocabulary = new Map<number, number>();
  for (const [place, times] of seen) if (times >= leastSeen) vocabulary.set(place, vocabulary.size);
  return vocabulary;
}

export function rowOf({ example, features }: Read, vocabulary: Vocabulary): Row {
  const { places, strengths } = weighted(features, (place) => vocabulary.has(place));
  return {
    places: Uint32Array.from(places, (place) => vocabulary.get(place) as number),
    strengths: Float64Array.from(strengths),
    answers: [example.level === 'bajo' ? 0 : 1, example.level === 'alto' ? 1 : 0],
    importance: example.importance,
  };
}
