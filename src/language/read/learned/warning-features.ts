import type { Finding } from '../finding.ts';
import { levelOf } from '../severity.ts';
import { type Features, featuresOf } from './features.ts';
import type { LinearModel } from './linear-model.ts';
import { oddsOf, type SharedModel } from './shared-model.ts';
import type { Window } from './windows.ts';

/** What the words of a window say, and what the rules have found in it; `null` where nobody asked them. */
export function warningFeatures(
  original: string,
  window: Window,
  findings: readonly Finding[] | null,
): Features {
  const features = featuresOf(original, window);
  if (!findings) return features;
  features.add('fact', `rules: ${levelOf(findings)}`);
  features.add('fact', `rules: ${Math.min(3, findings.length)}`);
  for (const { id, family, severity, certain } of findings) {
    features.add('rule', id);
    features.add('fact', `${family} ${severity}`);
    features.add('fact', severity);
    if (certain) features.add('fact', 'certain');
  }
  return features;
}

/** Log-odds so far below every threshold that what words mean is not asked. */
const surelyHarmless = -4;

/** To the first, what words mean counts as much as linear weights; the second is learned among warnings, where it read no better with it. */
export function scoresOfWarning(
  features: Features,
  linear: LinearModel,
  shared: SharedModel,
): { alarm: number; high: number } {
  const { alarm, high } = linear.scores(features);
  if (alarm < surelyHarmless) return { alarm, high };
  const low = shared.answers('warning').indexOf('bajo');
  return { alarm: (alarm - oddsOf(shared.scores('warning', features), low)) / 2, high };
}
