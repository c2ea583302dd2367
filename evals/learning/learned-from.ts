import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { groups } from '../../src/language/read/learned/features.ts';
import { choiceNames } from '../../src/language/read/learned/weights.server.ts';
import { choiceCorpora, corpusFile } from '../corpus.ts';
import type { BackgroundRecord } from './background.ts';
import { interestExamples, warningExamples } from './examples.ts';
import { type Observed, observeInterest, observeWarning } from './observed.ts';
import { observeSaid } from './said.ts';

/** What the committed weights were learned from. A test compares all but the public texts with what is there now. */
export interface LearnedFrom {
  texts: Record<string, string>;
  /** SHA-256 of what rules, lists of words and code make of a part of them, of what is read and of each choice. */
  features: Record<string, string>;
  background: BackgroundRecord | null;
  /** Harmless texts that were not learned from: the thresholds keep quiet on them. */
  quiet: BackgroundRecord | null;
}

/** A part of the texts tells whether the features are still the same, in a second instead of a minute. */
const oneIn = 32;

const sha256Of = (parts: Iterable<string | Uint8Array>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const some = <Item>(all: readonly Item[]) => all.filter((_, at) => at % oneIn === 0);

const featuresHash = (observed: readonly Pick<Observed, 'features'>[]): string =>
  sha256Of(observed.map(({ features }) => JSON.stringify(groups.map((group) => features.places[group]))));

export const learnedFrom = ({
  background,
  quiet,
}: Pick<LearnedFrom, 'background' | 'quiet'>): LearnedFrom => ({
  texts: Object.fromEntries(
    ['red-flags', 'subtext', 'told', ...choiceCorpora].map((name) => [
      name,
      sha256Of([readFileSync(corpusFile(name))]),
    ]),
  ),
  features: {
    read: featuresHash([
      ...some(warningExamples()).map(observeWarning),
      ...some(interestExamples()).map(observeInterest),
    ]),
    ...Object.fromEntries(choiceNames.map((name) => [name, featuresHash(observeSaid(name, some))])),
  },
  background,
  quiet,
});
