import { addText, Features } from './features.ts';

export function familyFeatures(plain: string): Features {
  const features = new Features();
  addText(features, plain, '');
  for (const group of ['part', 'classes', 'pair'] as const) features.places[group].length = 0;
  return features;
}
