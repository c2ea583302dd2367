import { ChoiceModel, type ChoiceParts } from '../../src/language/read/learned/choice-model.ts';
import type { Features } from '../../src/language/read/learned/features.ts';
import { saidFeatures } from '../../src/language/read/learned/said-features.ts';
import { situationFeatures } from '../../src/language/read/learned/situation-features.ts';
import { type ChoiceName, choiceModelOf } from '../../src/language/read/learned/weights.server.ts';
import { readLines } from '../../src/language/read/lines.ts';
import { sayingsIn } from '../../src/language/write/sayings.server.ts';
import { diceOf } from '../../src/language/write/seeded.ts';
import { clauseFeatures } from '../../src/tools/bio-analyzer/clause-features.server.ts';
import { draftFeatures } from '../../src/tools/improve-draft/draft-features.ts';
import { partOf, readers, readSaid, readTexts, type SaidText } from '../corpus.ts';
import { percent, type Row, share, table } from '../figures.ts';
import { among, type ChoiceManner, type Chosen, learnChoice } from './choice.ts';
import type { Examined } from './shared.ts';

interface ObservedSaid extends SaidText {
  features: Features;
}

const featuresOf: Record<ChoiceName, (text: string, answered: string) => Features> = {
  said: (text, own) =>
    saidFeatures(
      text,
      own,
      sayingsIn(text).map(({ id }) => id),
    ),
  drafted: draftFeatures,
  lettered: (text) => saidFeatures(text, '', []),
  situations: situationFeatures,
  story: situationFeatures,
  clauses: clauseFeatures,
  profiled: (text) => saidFeatures(text, '', []),
};

const free: ChoiceManner = { leastSeen: 3, shrinking: 1e-5, rate: 0.2 };
/** Where texts are few, weights that are drawn to nothing read a stranger better: of situations 65 instead of 51 %. */
const manners: Record<ChoiceName, ChoiceManner> = {
  said: free,
  drafted: free,
  lettered: free,
  situations: { leastSeen: 2, shrinking: 1e-3, rate: 0.4 },
  story: { leastSeen: 2, shrinking: 2e-3, rate: 0.2 },
  clauses: free,
  profiled: { leastSeen: 2, shrinking: 4e-3, rate: 0.4 },
};

/** Learned from, all of them; the lessons, which were read while rules were written, are measured by nothing. */
export const observeSaid = (
  name: ChoiceName,
  chosen = (all: readonly SaidText[]): readonly SaidText[] => all,
): ObservedSaid[] =>
  chosen(
    (name === 'story' ? storiesAndMessages() : readSaid(name)).filter(({ split }) => split !== 'untouched'),
  ).map((one) => ({ ...one, features: featuresOf[name](one.text, one.own ?? '') }));

const asChosen = ({ says, features }: ObservedSaid): Chosen => ({ choice: says, features });

export function lessonsOf(name: ChoiceName, observed: readonly ObservedSaid[]): Chosen[] {
  const learned = without[name]?.(observed) ?? observed;
  const beside = name === 'profiled' ? besideOthers(observed) : [];
  return [...learned, ...beside].map(asChosen);
}

export const learnSaid = (name: ChoiceName, observed: readonly ObservedSaid[]): ChoiceParts =>
  learnChoice(lessonsOf(name, observed), manners[name]);

/** What matters is told among hobbies and jobs: each short text is learned beside what is none, several times. */
function besideOthers(observed: readonly ObservedSaid[]): ObservedSaid[] {
  const dice = diceOf('beside');
  const others = observed.filter(({ says }) => says === 'none').map(({ text }) => text);
  const short = observed.filter(({ says, text }) => says !== 'none' && text.split(' ').length <= fewWords);
  return Array.from({ length: timesBeside }, () => short)
    .flat()
    .map((one) => {
      const told = dice.shuffle([one.text, dice.pick(others), ...dice.pick([[], [dice.pick(others)]])]);
      return { ...one, features: featuresOf.profiled(told.join(dice.pick(['. ', ', '])), '') };
    });
}
const [fewWords, timesBeside] = [14, 6];

/** Every second message is enough: the others show how many are taken for stories. */
const oneIn = 2;

/** What is told to us, and messages: those that were received, and drafts. */
function storiesAndMessages(): SaidText[] {
  const messages = [...readers.flatMap(readTexts), ...readSaid('said'), ...readSaid('drafted')].filter(
    ({ split, text }) => split === 'tuned' && isOfOne(text),
  );
  return [
    ...readSaid('situations').map((one) => ({ ...one, says: 'story' })),
    ...messages
      .filter((_, at) => at % oneIn === 0)
      .map(({ id, text }): SaidText => ({ id, split: 'lesson', says: 'message', text })),
  ];
}

const isOfOne = (text: string) => new Set(readLines(text).messages.map(({ speaker }) => speaker)).size === 1;

/** Among the messages some tell of somebody: what weights of the other half read as told is left out. */
function withoutToldMessages(observed: readonly ObservedSaid[]): ObservedSaid[] {
  const halves = [0, 1].map((half) => observed.filter((_, at) => at % 2 === half));
  return halves.flatMap((half, at) => {
    const model = new ChoiceModel(learnChoice((halves[1 - at] ?? []).map(asChosen), manners.story));
    return half.filter(
      ({ says, features }) => says === 'story' || model.shares(features)[0]?.choice === says,
    );
  });
}

/** Texts of one situation that are learned from, beside the lessons. */
const mostOfOne = 100;

/** Writers tell of what is ordinary eight times as often as of anything else: learned from all, it is what every other text is taken for. */
const withoutMostOrdinary = (observed: readonly ObservedSaid[]): ObservedSaid[] =>
  [...Map.groupBy(observed, ({ says, split }) => `${split} ${says}`).values()].flatMap((own) =>
    own.filter((_, at) => at % Math.ceil(own.length / mostOfOne) === 0),
  );

const without: Partial<Record<ChoiceName, typeof withoutMostOrdinary>> = {
  story: withoutToldMessages,
  situations: withoutMostOrdinary,
};

/** Shares from which a saying is shown as what the message says. */
const steps = [0, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8];

/** How writers are read by weights that never saw them. */
export function saidFigures(name: ChoiceName, observed: readonly ObservedSaid[], examined: Examined): string {
  const model = choiceModelOf(
    name,
    learnSaid(name, observed.filter(examined.isLearnedFrom)),
    examined.shared,
  );
  const tested = observed.filter((one) => one.split === 'tuned' && !examined.isLearnedFrom(one));
  const rows = [...Map.groupBy(tested, partOf)].map(([writer, own]): Row => {
    const read = own.map((one) => ({
      says: one.says,
      first: model.shares(one.features, among(one.says))[0],
    }));
    const cells = steps.map((least) => {
      const sure = read.filter(({ first }) => first && first.share >= least);
      const right = sure.filter(({ says, first }) => first?.choice === says);
      return `${percent(share(right.length, sure.length))} of ${sure.length}`;
    });
    return { name: writer, n: own.length, cells };
  });
  const heads = steps.map((least) => (least === 0 ? 'right' : `right, share >= ${least}`));
  return table(`${name}, by writers that were not learned from`, heads, rows);
}
