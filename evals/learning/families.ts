import { families } from '../../src/language/read/families.ts';
import type { ModelFile } from '../../src/language/read/learned/linear-model.ts';
import { fitted } from './logistic.ts';
import { modelFileOf } from './model-file.ts';
import { type Read, rowOf, vocabularyOf } from './rows.ts';

const leastSeen = 2;

/** Two families to a model, in their order: which of them a warning belongs to. */
export function familyModels(read: readonly Read[]): ModelFile[] {
  const known = read.filter(({ family }) => family);
  const vocabulary = vocabularyOf(known, leastSeen);
  const models: ModelFile[] = [];
  for (let at = 0; at < families.length; at += 2) {
    const rows = known.map((one) => ({
      ...rowOf(one, vocabulary),
      answers: [
        one.family === families[at] ? 1 : 0,
        families[at + 1] && one.family === families[at + 1] ? 1 : 0,
      ] as const,
      importance: 1,
    }));
    models.push(modelFileOf(fitted(rows, vocabulary.size), vocabulary));
  }
  return models;
}
