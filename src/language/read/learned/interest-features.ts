import type { Interest } from '../find-cues.ts';
import { addFacts, addText, Features } from './features.ts';
import type { Window } from './windows.ts';

export function interestFeatures(
  original: string,
  window: Window,
  { level, score, refused, found }: Omit<Interest, 'words'>,
): Features {
  const features = new Features();
  addText(features, window.theirs, '');
  if (window.mine) addText(features, window.mine, 'mine:');
  addFacts(features, original.slice(window.start, window.end), window.lines, window.mine !== '');
  features.add('fact', `cues: ${level}`);
  features.add('fact', `score ${Math.max(-6, Math.min(10, Math.round(score)))}`);
  if (refused) features.add('fact', 'refused');
  for (const { cue } of found) {
    features.add('rule', cue.id);
    features.add('fact', cue.kind);
  }
  return features;
}
