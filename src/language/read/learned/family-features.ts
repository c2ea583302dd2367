import { addText, Features } from './features.ts';

/** The family is told by words and by what they are about. */
export function familyFeatures(plain: string): Features {
  const features = new Features();
  addText(features, plain, '');
  for (const group of ['part', 'classes', 'pair'] as const) features.places[group].length = 0;
  return features;
}
