import { normalise } from '../normalise.ts';
import { addFacts, addText, Features } from './features.ts';

/** What a message says, by its words, those that it answers, and the sayings that rules found in it, in their order. */
export function saidFeatures(text: string, own: string, found: readonly string[]): Features {
  const features = new Features();
  addText(features, `${normalise(text).text}\n`, '');
  if (own) addText(features, `${normalise(own).text}\n`, 'mine:');
  addFacts(features, text, 1, own !== '');
  for (const id of found) features.add('rule', `says ${id}`);
  if (found[0]) features.add('fact', `first ${found[0]}`);
  return features;
}
