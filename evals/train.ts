import { findCues } from '../src/language/read/interest.ts';
import { interestFeatures } from '../src/language/read/learned/interest-features.ts';
import { familyFeatures } from '../src/language/read/learned/likely-family.ts';
import { warningFeatures } from '../src/language/read/learned/warning-features.ts';
import { wholeOf } from '../src/language/read/learned/windows.ts';
import { readLines } from '../src/language/read/lines.ts';
import { findByRules } from '../src/language/read/read.ts';
import { learn, readByOthers } from './learning/cross-validation.ts';
import { type Example, interestExamples, warningExamples } from './learning/examples.ts';
import { familyModels } from './learning/families.ts';
import { bestThresholds, type Figures, figuresTable } from './learning/figures.ts';
import { writeModel } from './learning/model-file.ts';
import type { Read } from './learning/rows.ts';

/**
 * Learns the weights of words from everything that may be read while tuning, and chooses how sure they have to be
 * by reading every author with weights learned from the others: `node evals/train.ts`.
 */
/** Rules fit the texts that they were written with: from these the weights would learn to trust them too much. */
function readWarning(example: Example): Read {
  const { text, author } = example;
  const lines = readLines(text);
  const found = author === 'A' ? null : findByRules(text, lines);
  const features = warningFeatures(text, wholeOf(lines, text.length), found);
  const family = example.family ?? found?.find((one) => one.severity !== 'low')?.family ?? null;
  return { example, features, family, certain: found?.some((one) => one.certain) ?? false };
}

function readCues(example: Example): Read {
  const lines = readLines(example.text);
  const window = wholeOf(lines, example.text.length);
  const features = interestFeatures(example.text, window, findCues(example.text, lines));
  return { example, features, family: null, certain: false };
}

const over = (value: number, most: number) => Math.max(0, value - most);

/** Missing what is grave costs most; the rest is for as many exact levels as can be had. */
const worthOfWarnings = ({ exact, recallHigh, falseAlarms }: Figures) =>
  exact - 5 * over(0.865, recallHigh) - 5 * over(falseAlarms, 0.1);
const worthOfInterest = ({ exact, highForLow }: Figures) => exact - 5 * over(highForLow, 0.015);

interface Learning {
  /** Features seen in at least so many texts: more keep the weights small, fewer help where texts are few. */
  leastSeen: number;
  worth: (figures: Figures) => number;
}

function train(name: string, read: readonly Read[], { leastSeen, worth }: Learning, more = {}): void {
  const scored = readByOthers(read, leastSeen);
  const least = bestThresholds(scored, worth);
  const file = learn(read, leastSeen);
  writeModel(name, { least, ...more, ...file });
  const bytes = Math.round(JSON.stringify(file).length / 1000);
  process.stdout.write(
    `${name}: ${read.length} texts, ${bytes} kB, high from ${least.high}, alarm from ${least.alarm}\n` +
      `${figuresTable(scored, least)}\n`,
  );
}

/** The family is told by words and what they are about. */
const wordsOnly = ({ example, family }: Read): Read => {
  const window = wholeOf(readLines(example.text), example.text.length);
  return { example, features: familyFeatures(window.theirs), family, certain: false };
};

const warnings = warningExamples().map(readWarning);
train(
  'warning-weights',
  warnings,
  { leastSeen: 2, worth: worthOfWarnings },
  { families: familyModels(warnings.filter(({ family }) => family).map(wordsOnly)) },
);
train('interest-weights', interestExamples().map(readCues), { leastSeen: 1, worth: worthOfInterest });
