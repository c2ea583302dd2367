import { finish } from '../find-by-rules.ts';
import { readLines } from '../lines.ts';
import { scoresOfTold, toldFeatures } from './told-features.ts';
import { type ToldKind, toldKinds } from './told-kinds.ts';
import { loadModels, sharedModel, thresholds, warningModel } from './weights.server.ts';
import { windowsOf } from './windows.ts';

const models = loadModels('told');
const perDoubling = 0.5;
/** Who may be the one that is hurt is not told of harm that they do. */
const doubt = 2;
/** In few words one alone decides, and three may be no more than a taste («ropa casual»). */
const cautionOf = (words: number) => (words <= 3 ? 3 : words <= 11 ? 1.5 : 0);

export interface Told {
  kind: ToldKind;
  /** So sure that nothing else is answered; elsewhere it brings help lines alone. */
  isSure: boolean;
  /** Log-odds by which it is harm that they do, and nothing that they suffer. */
  harmAhead: number;
}

export interface Weighed {
  beyond: number;
  /** Null below the alarm. */
  told: Told | null;
  /** What it would be, however little speaks for it. */
  likeliest?: Told;
}

export function* weighToldInSteps(text: string): Generator<void, Weighed> {
  const windows = windowsOf(readLines(text), text.length);
  const ofFew = cautionOf(text.trim().split(/\s+/).length);
  const caution = perDoubling * Math.log2(Math.max(1, windows.length)) + ofFew;
  const read = [];
  for (const window of windows) {
    const features = toldFeatures(text, window, warningModel);
    const { grave, kinds } = scoresOfTold(features, models, sharedModel);
    read.push({ kinds, grave: grave - caution });
    yield;
  }
  const worst = read.toSorted((one, other) => other.grave - one.grave)[0];
  if (!worst) return { beyond: -Infinity, told: null };
  const beyond = worst.grave + ofFew - thresholds.told.alarm;
  const scores = [...worst.kinds];
  const harm = scores[toldKinds.indexOf('harm')] as number;
  const harmAhead = harm - Math.max(...scores.filter((_, at) => toldKinds[at] !== 'harm'));
  scores[toldKinds.indexOf('harm')] = harm - doubt;
  const best = scores.indexOf(Math.max(...scores));
  const likeliest = {
    kind: toldKinds[best] as ToldKind,
    isSure: worst.grave > thresholds.told.high,
    harmAhead,
  };
  return { beyond, told: worst.grave > thresholds.told.alarm ? likeliest : null, likeliest };
}

export const weighTold = (text: string): Weighed => finish(weighToldInSteps(text));
export const likelyTold = (text: string): Told | null => weighTold(text).told;
