import { parseArgs } from 'node:util';
import { SettingError } from '../src/platform/env.server.ts';
import type { Figures } from './figures.ts';
import { type Background, readBackground } from './learning/background.ts';
import { interestExamples, warningExamples } from './learning/examples.ts';
import { learn, learnFamilies, readByOthers } from './learning/fit.ts';
import { learnedFrom } from './learning/learned-from.ts';
import { type Observed, observeFamily, observeInterest, observeWarning } from './learning/observed.ts';
import { authorsTable, bestThresholds } from './learning/thresholds.ts';
import { readManifest, writeManifest, writeModels } from './learning/weights-file.ts';

const { values } = parseArgs({
  options: {
    /** A folder of public texts to learn from as well; `none` learns without, though the committed weights had one. */
    background: { type: 'string' },
  },
});

const over = (value: number, most: number) => Math.max(0, value - most);

/** Missing what is grave costs most; the rest is for as many exact levels as can be had. */
const worthOfWarnings = ({ exact, perLevel, falseAlarms }: Figures) =>
  exact - 5 * over(0.865, perLevel.alto) - 5 * over(falseAlarms, 0.1);
const worthOfInterest = ({ exact, highForLow }: Figures) => exact - 5 * over(highForLow, 0.015);

interface Learning {
  /** Features seen in at least so many texts: more keep the weights small, fewer help where texts are few. */
  leastSeen: number;
  worth: (figures: Figures) => number;
}

/** How sure the weights have to be is chosen by reading every author with weights learned from the others. */
function train(name: 'warning' | 'interest', observed: readonly Observed[], { leastSeen, worth }: Learning) {
  const scored = readByOthers(observed, leastSeen);
  const least = bestThresholds(scored, worth);
  process.stdout.write(`${authorsTable(`${name}, by author`, scored, least)}\n\n`);
  return { least, ...writeModels(name, [learn(observed, leastSeen)]) };
}

function requireBackground(): Background | null {
  const folder = values.background;
  if (folder === 'none') return null;
  if (folder) return readBackground(folder);
  const before = readManifest().learnedFrom.background;
  if (!before) return null;
  throw new SettingError(
    `The committed weights were learned with a background of ${before.texts} texts (${before.source}). ` +
      'Say where it is, --background FOLDER, or --background none.',
  );
}

try {
  const background = requireBackground();
  const warnings = warningExamples(background?.texts).map(observeWarning);
  const ofFamilies = warnings.filter(({ family }) => family).map(observeFamily);
  writeManifest({
    learnedFrom: learnedFrom(background?.record ?? null),
    warning: train('warning', warnings, { leastSeen: 2, worth: worthOfWarnings }),
    family: writeModels('family', learnFamilies(ofFamilies, 2)),
    interest: train('interest', interestExamples().map(observeInterest), {
      leastSeen: 1,
      worth: worthOfInterest,
    }),
  });
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
