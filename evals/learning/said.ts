import { ChoiceModel } from '../../src/language/read/learned/choice-model.ts';
import type { Features } from '../../src/language/read/learned/features.ts';
import { saidFeatures } from '../../src/language/read/learned/said-features.ts';
import type { ChoiceName } from '../../src/language/read/learned/weights.server.ts';
import { sayingsIn } from '../../src/language/write/sayings.server.ts';
import { draftFeatures } from '../../src/tools/improve-draft/draft-features.ts';
import { partOf, readSaid, type SaidText } from '../corpus.ts';
import { percent, type Row, share, table } from '../figures.ts';
import { among, type Chosen, learnChoice } from './choice.ts';

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
};

/** Learned from, all of them; the lessons, which were read while rules were written, are measured by nothing. */
export const observeSaid = (name: ChoiceName): ObservedSaid[] =>
  readSaid(name)
    .filter(({ split }) => split !== 'untouched')
    .map((one) => ({ ...one, features: featuresOf[name](one.text, one.own ?? '') }));

const asChosen = ({ says, features }: ObservedSaid): Chosen => ({ choice: says, features });

export const learnSaid = (observed: readonly ObservedSaid[]) => learnChoice(observed.map(asChosen));

/** Shares from which a saying is shown as what the message says. */
const steps = [0, 0.2, 0.4, 0.6];

/** Each writer read by weights that were learned from the others. */
export function saidFigures(name: ChoiceName, observed: readonly ObservedSaid[]): string {
  const tested = observed.filter(({ split }) => split === 'tuned');
  const rows = [...Map.groupBy(tested, partOf)].map(([writer, own]): Row => {
    const model = new ChoiceModel(learnSaid(observed.filter((one) => partOf(one) !== writer)));
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
