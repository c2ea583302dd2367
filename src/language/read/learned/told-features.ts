import type { Features } from './features.ts';
import type { LinearModel } from './linear-model.ts';
import { warningFeatures } from './warning-features.ts';
import type { Window } from './windows.ts';

/** Log-odds of a warning, in steps of one. */
const [lowest, highest] = [-4, 6];

/** What somebody types into a box: its words, and how much they would worry if another had written them. */
export function toldFeatures(text: string, window: Window, warning: LinearModel): Features {
  const features = warningFeatures(text, window, null);
  const { alarm, high } = warning.scores(features);
  for (let step = lowest; step <= highest; step += 1) {
    if (alarm > step) features.add('fact', `alarm ${step}`);
    if (high > step) features.add('fact', `high ${step}`);
  }
  return features;
}
