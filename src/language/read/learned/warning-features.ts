import type { Finding } from '../finding.ts';
import { levelOf } from '../severity.ts';
import { addFacts, addText, Features } from './features.ts';
import type { Window } from './windows.ts';

/** What the words of a window say, and what the rules have found in it; `null` where nobody asked them. */
export function warningFeatures(
  original: string,
  window: Window,
  findings: readonly Finding[] | null,
): Features {
  const features = new Features();
  addText(features, window.theirs, '');
  if (window.mine) addText(features, window.mine, 'mine:');
  addFacts(features, original.slice(window.start, window.end), window.lines, window.mine !== '');
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
