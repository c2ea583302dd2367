import type { Interest } from '../find-cues.ts';
import { type Features, featuresOf } from './features.ts';
import type { Window } from './windows.ts';

export function interestFeatures(
  original: string,
  window: Window,
  { level, score, refused, found }: Omit<Interest, 'words'>,
): Features {
  const features = featuresOf(original, window);
  features.add('fact', `cues: ${level}`);
  features.add('fact', `score ${Math.max(-6, Math.min(10, Math.round(score)))}`);
  if (refused) features.add('fact', 'refused');
  for (const { cue } of found) {
    features.add('rule', cue.id);
    features.add('fact', cue.kind);
  }
  return features;
}
