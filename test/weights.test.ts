import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackground } from '../evals/learning/background.ts';
import { learnedFrom } from '../evals/learning/learned-from.ts';
import { commonTrigrams } from '../evals/learning/trigrams.ts';
import {
  encodeChoice,
  encodeModels,
  encodeShared,
  readManifest,
  sha256Of,
} from '../evals/learning/weights-file.ts';
import trigrams from '../src/language/data/trigrams.json' with { type: 'json' };
import { ChoiceModel } from '../src/language/read/learned/choice-model.ts';
import { Features } from '../src/language/read/learned/features.ts';
import {
  decodeChoice,
  decodeModels,
  decodeShared,
  weightsNames,
} from '../src/language/read/learned/weights.server.ts';
import { newFolder } from './folders.ts';

test('the committed weights were learned from the texts, the rules and the features of this tree', () => {
  const manifest = readManifest();
  // Where this fails, `npm run train`. Public texts are not part of the tree: what they were stays on record.
  expect(manifest.learnedFrom).toEqual(learnedFrom(manifest.learnedFrom));
  for (const name of weightsNames) expect(manifest[name].sha256).toBe(sha256Of(name));
});

test('the trigrams by which a text is known as ours are those of this tree', () => {
  expect(trigrams).toEqual(commonTrigrams());
});

const models = [
  {
    bias: [0.5, -1],
    step: 0.25,
    places: Uint32Array.of(0, 1, 129, 16_600, 4_194_303),
    weights: Int8Array.from([1, -1, 127, -127, 0, 3, -4, 0, 9, 9]),
  },
  { bias: [0, 0], step: 1, places: Uint32Array.of(7), weights: Int8Array.from([1, 2]) },
];

test('weights are read as they were written', () => {
  const { models: heads, bytes } = encodeModels(models);
  expect(decodeModels(bytes, heads)).toEqual(models);
});

const choice = {
  choices: ['a', 'b', 'c'],
  bias: [0.5, 0, -1],
  step: 0.125,
  places: Uint32Array.of(3, 300, 70_000),
  starts: Uint32Array.of(0, 2, 3, 6),
  chosen: Uint16Array.of(0, 2, 1, 0, 1, 2),
  weights: Int8Array.of(1, -1, 127, -127, 5, 9),
};

test('weights of a choice among many are read as they were written, and a file of another length stops the start', () => {
  const { choice: head, bytes } = encodeChoice(choice);
  expect(decodeChoice(bytes, head)).toEqual(choice);
  expect(() => decodeChoice(bytes.subarray(0, -1), head)).toThrow(/announced/);
});

test('an answer that was learned after the table of meanings is weighed alone and takes no other one’s place', () => {
  const equal = { ...choice, bias: [0, 0, 0] };
  const model = new ChoiceModel(equal, { answers: ['a', 'c'], scores: () => Float64Array.of(4, -4) });
  expect(model.shares(new Features()).map((one) => one.choice)).toEqual(['a', 'b', 'c']);
});

const shared = {
  width: 2,
  step: 0.25,
  places: Uint32Array.of(5, 900, 70_000),
  meanings: Int8Array.of(1, -1, 127, -127, 0, 4),
  questions: {
    said: { answers: ['a', 'b'], bias: [0.5, -0.5], step: 0.1, weights: Int8Array.of(1, 2, 3, 4) },
    told: { answers: ['c'], bias: [0], step: 0.2, weights: Int8Array.of(-5, 6) },
  },
};

test('what words mean is read as it was written, and a file of another length stops the start', () => {
  const { shared: head, bytes } = encodeShared(shared);
  expect(decodeShared(bytes, head)).toEqual(shared);
  for (const wrong of [bytes.subarray(0, -1), Buffer.concat([bytes, bytes.subarray(0, 1)])])
    expect(() => decodeShared(wrong, head)).toThrow(/announced/);
});

test('a weights file that is cut or does not belong to weights.json stops the start', () => {
  const { models: heads, bytes } = encodeModels(models);
  expect(() => decodeModels(bytes.subarray(0, -1), heads)).toThrow(/announced/);
  expect(() => decodeModels(bytes, heads.slice(0, 1))).toThrow(/announced/);
  expect(() => decodeModels(bytes, [{ ...heads[0], features: 4 }, heads[1]] as typeof heads)).toThrow(
    /announced/,
  );
});

function folderWith(files: Record<string, string>): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('a background is learned from where it lies, and its source, size and hash are recorded', () => {
  const { texts, record } = readBackground(
    folderWith({
      'README.md': '# Texts\n\nSource: a list\nof tweets, Apache-2.0.\n\nMore.',
      'a.txt': 'hola\n\nadiós\n',
    }),
  );
  expect(texts).toEqual(['hola', 'adiós']);
  expect(record).toMatchObject({ source: 'a list of tweets, Apache-2.0.', texts: 2 });
  expect(record.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a background that does not say where it is from is not learned from', () => {
  expect(() => readBackground(folderWith({ 'README.md': '', 'a.txt': 'hola' }))).toThrow(/Source/);
  expect(() => readBackground(folderWith({ 'README.md': 'Source: x' }))).toThrow(/no \*\.txt/);
});
