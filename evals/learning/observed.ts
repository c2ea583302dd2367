import type { Family } from '../../src/language/read/families.ts';
import { findByRules } from '../../src/language/read/find-by-rules.ts';
import { findCues } from '../../src/language/read/find-cues.ts';
import { familyFeatures } from '../../src/language/read/learned/family-features.ts';
import type { Features } from '../../src/language/read/learned/features.ts';
import { interestFeatures } from '../../src/language/read/learned/interest-features.ts';
import { kindsIn } from '../../src/language/read/learned/reasons.ts';
import { warningFeatures } from '../../src/language/read/learned/warning-features.ts';
import { wholeOf } from '../../src/language/read/learned/windows.ts';
import { readLines } from '../../src/language/read/lines.ts';
import { authorsOfRules, type Example } from './examples.ts';

export interface Observed {
  example: Example;
  features: Features;
  /** The rules are sure, whatever the weights say. */
  certain: boolean;
  /** A rule names something in it. */
  named: boolean;
  /** The kinds of words that would say why, where none does. */
  kinds: ReturnType<typeof kindsIn>;
  /** What the text was written as, or else what the rules found. */
  family: Family | null;
}

export function observeWarning(example: Example): Observed {
  const { text, author } = example;
  const lines = readLines(text);
  const found = authorsOfRules.includes(author) ? null : findByRules(text, lines);
  const whole = wholeOf(lines, text.length);
  const features = warningFeatures(text, whole, found);
  const family = example.family ?? found?.find((one) => one.severity !== 'low')?.family ?? null;
  const certain = found?.some((one) => one.certain) ?? false;
  const named = found?.some((one) => one.severity !== 'low') ?? false;
  return { example, features, family, certain, named, kinds: kindsIn(whole.theirs) };
}

export function observeInterest(example: Example): Observed {
  const lines = readLines(example.text);
  const window = wholeOf(lines, example.text.length);
  const features = interestFeatures(example.text, window, findCues(example.text, lines));
  return { example, features, family: null, certain: false, named: true, kinds: [] };
}

/** The family is told by words and what they are about. */
export function observeFamily({ example, family }: Observed): Observed {
  const window = wholeOf(readLines(example.text), example.text.length);
  return { example, features: familyFeatures(window.theirs), family, certain: false, named: true, kinds: [] };
}
