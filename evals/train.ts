import { parseArgs } from 'node:util';
import { families } from '../src/language/read/families.ts';
import { LinearModel, type ModelParts } from '../src/language/read/learned/linear-model.ts';
import { SharedModel } from '../src/language/read/learned/shared-model.ts';
import { type ChoiceName, choiceNames, isAsked } from '../src/language/read/learned/weights.server.ts';
import { SettingError, sayingWrongSettings } from '../src/platform/env.server.ts';
import { choiceCorpora, partOf, readSaid, readTold } from './corpus.ts';
import type { Figures } from './figures.ts';
import { type Background, readBackground } from './learning/background.ts';
import { background as inBackground, interestExamples, warningExamples } from './learning/examples.ts';
import { learn, learnEach, type Manner } from './learning/fit.ts';
import { learnedFrom } from './learning/learned-from.ts';
import { type Observed, observeFamily, observeInterest, observeWarning } from './learning/observed.ts';
import { learnSaid, lessonsOf, observeSaid, saidFigures } from './learning/said.ts';
import { type Examined, learnShared } from './learning/shared.ts';
import { authorsTable, bestThresholds, readByOthers, readWith, type Scored } from './learning/thresholds.ts';
import { learnTold, type ObservedTold, observeTold, toldThresholds } from './learning/told.ts';
import { writeTrigrams } from './learning/trigrams.ts';
import {
  encodeChoice,
  encodeModels,
  encodeShared,
  readManifest,
  writeManifest,
  writeWeights,
} from './learning/weights-file.ts';

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

/** Every so many-th writer of each kind of texts, from the last one on, is a stranger to the weights that are measured. */
const oneWriterIn = 4;

function strangersAmong(writers: readonly string[]): string[] {
  return [...new Set(writers)].toReversed().filter((_, at) => at % oneWriterIn === 0);
}

const strangers = [readTold(), ...choiceCorpora.map(readSaid)].flatMap((all) =>
  strangersAmong(all.filter(({ split }) => split === 'tuned').map(partOf)),
);
const isLearnedFrom = (one: { id: string }) => !strangers.includes(partOf(one));

type Levels = 'warning' | 'interest';
type Worth = (figures: Figures, quiet: Figures) => number;

function thresholdsOf(name: Levels, scored: readonly Scored[], quietly: readonly Scored[], worth: Worth) {
  const least = bestThresholds(scored, quietly, worth);
  const tables = [authorsTable(`${name}, by author`, scored, least)];
  if (quietly.length > 0) tables.push(authorsTable('not learned from, harmless', quietly, least));
  process.stdout.write(`${tables.join('\n\n')}\n\n`);
  return least;
}

/** How sure the weights have to be is chosen by reading some authors with weights learned from the others. */
function trainWarnings(
  observed: readonly Observed[],
  quiet: readonly Observed[],
  learned: ModelParts,
  { examined, all }: ReturnType<typeof trainShared>,
) {
  const isStrange = strangeAuthorsOf(observed);
  const others = observed.filter((one) => !isStrange(one));
  const scored = readWith(learn(others, ofWarnings), observed.filter(isStrange), examined.shared);
  const least = thresholdsOf(
    'warning',
    scored,
    readWith(learned, quiet, new SharedModel(all)),
    worthOfWarnings,
  );
  return { least, ...writeWeights('warning', encodeModels([learned])) };
}

/** Of interest linear weights read strangers better alone: 79 instead of 77 % of 400. */
function trainInterest(observed: readonly Observed[]) {
  const least = thresholdsOf('interest', readByOthers(observed, ofInterest), [], worthOfInterest);
  return { least, ...writeWeights('interest', encodeModels([learn(observed, ofInterest)])) };
}

function strangeAuthorsOf(observed: readonly Observed[]): (one: Observed) => boolean {
  const tested = observed.filter(({ example }) => example.tested);
  const authors = strangersAmong(tested.map(({ example }) => example.author));
  return ({ example }) => example.tested && authors.includes(example.author);
}

const byFamily = families.map((family) => (one: Observed) => one.family === family);

/** What words mean is the same in messages, in what is told of oneself and in every choice: learned without strangers, and from all. */
function trainShared(
  warnings: readonly Observed[],
  told: readonly ObservedTold[],
  said: Record<ChoiceName, ReturnType<typeof observeSaid>>,
) {
  const learnedBy = (isOpen: { level: (one: Observed) => boolean; text: (one: { id: string }) => boolean }) =>
    learnShared([
      ...warnings.filter(isOpen.level).map(({ example: { level, author, importance }, features }) => ({
        question: 'warning',
        answer: level,
        features,
        // Courtship counts wholly here: what is most like it is what most people write.
        importance: author === inBackground ? importance : 1,
      })),
      ...told.filter(isOpen.text).map(({ kind, features, importance = 1 }) => ({
        question: 'told',
        answer: kind,
        features,
        importance,
      })),
      ...choiceNames.filter(isAsked).flatMap((question) =>
        lessonsOf(question, said[question].filter(isOpen.text)).map(({ choice, features }) => ({
          question,
          answer: choice,
          features,
        })),
      ),
    ]);
  const isStrange = strangeAuthorsOf(warnings);
  const examined: Examined = {
    isLearnedFrom,
    shared: new SharedModel(learnedBy({ level: (one) => !isStrange(one), text: isLearnedFrom })),
  };
  return { examined, all: learnedBy({ level: () => true, text: () => true }) };
}

function trainTold(observed: readonly ObservedTold[], examined: Examined) {
  const { least, figures } = toldThresholds(observed, ofFamily, examined);
  process.stdout.write(`${figures}\n\n`);
  return { least, ...writeWeights('told', encodeModels(learnTold(observed, ofFamily))) };
}

const ofEach = <Made>(make: (name: ChoiceName) => Made) =>
  Object.fromEntries(choiceNames.map((name) => [name, make(name)])) as Record<ChoiceName, Made>;

function trainChoice(name: ChoiceName, observed: ReturnType<typeof observeSaid>, examined: Examined) {
  process.stdout.write(`${saidFigures(name, observed, examined)}\n\n`);
  return writeWeights(name, encodeChoice(learnSaid(name, observed)));
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
  const learned = choiceNames
    .filter((one) => names.includes(one))
    .map((one) => [one, writeWeights(one, encodeChoice(learnSaid(one, observeSaid(one))))]);
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
  const quietly = warningExamples(quiet?.texts)
    .filter(({ author }) => author === inBackground)
    .map((one) => observeWarning({ ...one, author: 'quiet' }));
  const warning = learn(warnings, ofWarnings);
  const told = observeTold(new LinearModel(warning), background?.texts ?? []);
  const said = ofEach((name) => observeSaid(name));
  const shared = trainShared(warnings, told, said);
  const { examined } = shared;
  writeTrigrams();
  writeManifest({
    learnedFrom: learnedFrom({ background: background?.record ?? null, quiet: quiet?.record ?? null }),
    warning: trainWarnings(warnings, quietly, warning, shared),
    family: writeWeights('family', encodeModels(learnEach(ofFamilies, byFamily, ofFamily))),
    interest: trainInterest(interestExamples().map(observeInterest)),
    shared: writeWeights('shared', encodeShared(shared.all)),
    told: trainTold(told, examined),
    ...ofEach((name) => trainChoice(name, said[name], examined)),
  });
}

await sayingWrongSettings(() => {
  const only = choiceNames.find((name) => name === values.only);
  if (values.only && !only) throw new SettingError(`--only ${choiceNames.join(' or ')}`);
  if (only) trainOnly(only);
  else trainAll();
});
