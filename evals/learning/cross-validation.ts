import { LinearModel } from '../../src/language/read/learned/linear-model.ts';
import type { Scored } from './figures.ts';
import { fitted } from './logistic.ts';
import { modelFileOf } from './model-file.ts';
import { type Read, rowOf, vocabularyOf } from './rows.ts';

export function learn(read: readonly Read[], leastSeen: number) {
  const vocabulary = vocabularyOf(read, leastSeen);
  const rows = read.map((one) => rowOf(one, vocabulary));
  return modelFileOf(fitted(rows, vocabulary.size), vocabulary);
}

/** Every author read by weights that were learned from the others alone. */
export function readByOthers(read: readonly Read[], leastSeen: number): Scored[] {
  const authors = new Set(read.filter(({ example }) => example.tested).map(({ example }) => example.author));
  return [...authors].flatMap((author) => {
    const model = new LinearModel(
      learn(
        read.filter(({ example }) => example.author !== author),
        leastSeen,
      ),
    );
    return read
      .filter(({ example }) => example.author === author && example.tested)
      .map(({ example, features, certain }) => ({ ...example, ...model.scores(features), certain }));
  });
}
