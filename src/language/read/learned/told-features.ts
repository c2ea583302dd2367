import type { Features } from './features.ts';
import type { LinearModel } from './linear-model.ts';
import { oddsOf, type SharedModel } from './shared-model.ts';
import { toldKinds } from './told-kinds.ts';
import { warningFeatures } from './warning-features.ts';
import type { Window } from './windows.ts';

const [lowest, highest] = [-4, 6];

export function toldFeatures(text: string, window: Window, warning: LinearModel): Features {
  const features = warningFeatures(text, window, null);
  const { alarm, high } = warning.scores(features);
  for (let step = lowest; step <= highest; step += 1) {
    if (alarm > step) features.add('fact', `alarm ${step}`);
    if (high > step) features.add('fact', `high ${step}`);
  }
  return features;
}

export const ordinary = 'ordinary' as const;

/** How sure each is of its question: what is learned of it alone counts as much as what words mean. */
export function scoresOfTold(
  features: Features,
  [gravity, ...kinds]: readonly LinearModel[],
  shared: SharedModel,
): { grave: number; kinds: number[] } {
  const meant = shared.scores('told', features);
  const answers = shared.answers('told');
  const alone = kinds.flatMap((model) => Object.values(model.scores(features)));
  return {
    grave: ((gravity?.scores(features).alarm ?? 0) - oddsOf(meant, answers.indexOf(ordinary))) / 2,
    kinds: toldKinds.map(
      (kind, at) => ((alone[at] as number) + (meant[answers.indexOf(kind)] as number)) / 2,
    ),
  };
}
