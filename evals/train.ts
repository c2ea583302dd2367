import { parseArgs } from 'node:util';
import { families } from '../src/language/read/families.ts';
import { LinearModel, type ModelParts } from '../src/language/read/learned/linear-model.ts';
import { type ChoiceName, choiceNames } from '../src/language/read/learned/weights.server.ts';
import { SettingError } from '../src/platform/env.server.ts';
import type { Figures } from './figures.ts';
import { type Background, readBackground } from './learning/background.ts';
import { background as inBackground, interestExamples, warningExamples } from './learning/examples.ts';
import { learn, learnEach, type Manner, readBy, readByOthers } from './learning/fit.ts';
import { learnedFrom } from './learning/learned-from.ts';
import { type Observed, observeFamily, observeInterest, observeWarning } from './learning/observed.ts';
import { learnSaid, observeSaid, saidFigures } from './learning/said.ts';
import { authorsTable, bestThresholds } from './learning/thresholds.ts';
import { learnTold, observeTold, toldThresholds } from './learning/told.ts';
import { readManifest, writeChoice, writeManifest, writeModels } from './learning/weights-file.ts';

const { values } = parseArgs({
  options: {
    /** A folder of public texts to learn from as well; `none` learns without, though the committed weights had one. */
    background: { type: 'string' },
    /** A folder of harmless public texts that are not learned from: thresholds are chosen with them. */
    quiet: { type: 'string' },
    /** One of `choiceNames` alone, where nothing else has changed since all was learned. */
    only: { type: 'string' },
  },
});

const over = (value: number, most: number) => Math.max(0, value - most);

/** A false alarm costs most, among strangers too, then a grave one that is not found; the rest is for as many exact levels as can be had. */
const worthOfWarnings = ({ exact, perLevel, falseAlarms }: Figures, quiet: Figures) =>
  exact +
  0.3 * perLevel.alto -
  over(0.85, perLevel.alto) -
  5 * (over(falseAlarms, 0.08) + over(quiet.falseAlarms, 0.085) + over(quiet.highForLow, 0.027));
const worthOfInterest = ({ exact, highForLow }: Figures) => exact - 5 * over(highForLow, 0.015);

const ofFamily: Manner = { leastSeen: 2, shrinking: 0.2, unseen: 0.3 };
/** What tells grave from middling is learned among the two: what is harmless has nothing to say to it. */
const ofWarnings: Manner = { ...ofFamily, secondOfFirst: true };
/** Its texts are few: what a word says of interest is learned more freely. */
const ofInterest: Manner = { ...ofFamily, shrinking: 0.1 };

interface Learning {
  manner: Manner;
  worth: (figures: Figures, quiet: Figures) => number;
  quiet?: readonly Observed[];
}

/** How sure the weights have to be is chosen by reading every author with weights learned from others. */
function train(
  name: 'warning' | 'interest',
  observed: readonly Observed[],
  { manner, worth, quiet = [] }: Learning,
) {
  const scored = readByOthers(observed, manner);
  const model = learn(observed, manner);
  const quietly = readBy(model, quiet);
  const least = bestThresholds(scored, quietly, worth);
  const tables = [authorsTable(`${name}, by author`, scored, least)];
  if (quietly.length > 0) tables.push(authorsTable('not learned from, harmless', quietly, least));
  process.stdout.write(`${tables.join('\n\n')}\n\n`);
  return { model, written: { least, ...writeModels(name, [model]) } };
}

const byFamily = families.map((family) => (one: Observed) => one.family === family);

function trainTold(warning: ModelParts, background: readonly string[]) {
  const observed = observeTold(new LinearModel(warning), background);
  const { least, figures } = toldThresholds(observed, ofFamily);
  process.stdout.write(`${figures}\n\n`);
  return { least, ...writeModels('told', learnTold(observed, ofFamily)) };
}

function trainChoice(name: ChoiceName) {
  const observed = observeSaid(name);
  process.stdout.write(`${saidFigures(name, observed)}\n\n`);
  return writeChoice(name, learnSaid(name, observed));
}

/** What is a story is learned from the texts of these. */
const ofStories: readonly ChoiceName[] = ['situations', 'said', 'drafted'];

function trainOnly(name: ChoiceName) {
  const before = readManifest();
  const now = learnedFrom(before.learnedFrom);
  const names: string[] = ofStories.includes(name) ? [name, 'story'] : [name];
  for (const part of ['texts', 'features'] as const)
    for (const [other, hash] of Object.entries(before.learnedFrom[part]))
      if (!names.includes(other) && now[part][other] !== hash)
        throw new SettingError(`The ${part} of ${other} have changed as well: learn all.`);
  const learned = choiceNames.filter((one) => names.includes(one)).map((one) => [one, trainChoice(one)]);
  writeManifest({ ...before, ...Object.fromEntries(learned), learnedFrom: now });
}

function requireTexts(option: 'background' | 'quiet'): Background | null {
  const folder = values[option];
  if (folder === 'none') return null;
  if (folder) return readBackground(folder);
  const before = readManifest().learnedFrom[option];
  if (!before) return null;
  throw new SettingError(
    `The committed weights were learned with ${before.texts} public texts (${before.source}). ` +
      `Say where they are, --${option} FOLDER, or --${option} none.`,
  );
}

function trainAll() {
  const background = requireTexts('background');
  const quiet = requireTexts('quiet');
  // A line in which a rule is certain is no background: of tens of thousands that nobody labelled a few are grave.
  const warnings = warningExamples(background?.texts)
    .map(observeWarning)
    .filter(({ example, certain }) => example.author !== inBackground || !certain);
  const ofFamilies = warnings
    .filter(({ family, example }) => family && example.level !== 'bajo')
    .map(observeFamily);
  const warning = train('warning', warnings, {
    manner: ofWarnings,
    worth: worthOfWarnings,
    quiet: warningExamples(quiet?.texts)
      .filter(({ author }) => author === inBackground)
      .map((one) => observeWarning({ ...one, author: 'quiet' })),
  });
  const interest = train('interest', interestExamples().map(observeInterest), {
    manner: ofInterest,
    worth: worthOfInterest,
  });
  writeManifest({
    learnedFrom: learnedFrom({ background: background?.record ?? null, quiet: quiet?.record ?? null }),
    warning: warning.written,
    family: writeModels('family', learnEach(ofFamilies, byFamily, ofFamily)),
    interest: interest.written,
    told: trainTold(warning.model, background?.texts ?? []),
    said: trainChoice('said'),
    drafted: trainChoice('drafted'),
    lettered: trainChoice('lettered'),
    situations: trainChoice('situations'),
    story: trainChoice('story'),
    clauses: trainChoice('clauses'),
    profiled: trainChoice('profiled'),
  });
}

try {
  const only = choiceNames.find((name) => name === values.only);
  if (values.only && !only) throw new SettingError(`--only ${choiceNames.join(' or ')}`);
  if (only) trainOnly(only);
  else trainAll();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
