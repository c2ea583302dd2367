import { normalise } from '../normalise.ts';
import { addFacts, addText, Features } from './features.ts';

export function saidFeatures(text: string, own: string, found: readonly string[]): Features {
  const features = new Features();
  addText(features, `${normalise(text).text}\n`, '');
  if (own) addText(features, `${normalise(own).text}\n`, 'mine:');
  addFacts(features, text, 1, own !== '');
  for (const id of found) features.add('rule', `says ${id}`);
  if (found[0]) features.add('fact', `first ${found[0]}`);
  return features;
}
