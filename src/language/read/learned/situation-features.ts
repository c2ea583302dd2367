import { fold } from '../../write/fold.ts';
import type { Features } from './features.ts';
import { saidFeatures } from './said-features.ts';

const quoted = /«[^«»]*»|"[^"]*"|“[^“”]*”|(?<!\p{L})'[^'\n]{3,}'/gu;
const toSomebody =
  /\b(?:te|ti|tu|tus|tuy[oa]s?|contigo|vos|os|usted|eres|sos|estas|quieres|queres|puedes|podes|tienes|tenes|sabes|haces|dices|vienes|vas|dime|hola)\b/g;
const most = 3;

export const timesSpokenTo = (text: string): number =>
  fold(text.replace(quoted, ' ')).match(toSomebody)?.length ?? 0;

export function situationFeatures(text: string): Features {
  const features = saidFeatures(text, '', []);
  features.add('rule', `spoken to ${Math.min(most, timesSpokenTo(text))}`);
  return features;
}
