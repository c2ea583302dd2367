import type { Level } from '../families.ts';
import type { Interest } from '../find-cues.ts';
import type { Lines } from '../lines.ts';
import { interestFeatures } from './interest-features.ts';
import { levelAt } from './level.ts';
import type { LinearModel } from './linear-model.ts';
import { loadModels, thresholds } from './weights.server.ts';
import { windowsOf } from './windows.ts';

const [model] = loadModels('interest') as [LinearModel];
/** Interest is what it is now: the end of a long chat says it. */
const lastRead = 6;

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

export function learnedInterest(text: string, read: Lines, interest: Interest): Level {
  const windows = windowsOf(read, text.length).slice(-lastRead);
  if (windows.length === 0) return 'bajo';
  const scores = windows.map((window) => model.scores(interestFeatures(text, window, interest)));
  return levelAt(
    { alarm: mean(scores.map((one) => one.alarm)), high: mean(scores.map((one) => one.high)) },
    thresholds.interest,
  );
}
