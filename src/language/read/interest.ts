import { findCues, type Interest } from './find-cues.ts';
import { interestFeatures } from './learned/interest-features.ts';
import { levelAt } from './learned/level.ts';
import type { LinearModel } from './learned/linear-model.ts';
import { loadModels, thresholds } from './learned/weights.server.ts';
import { windowsOf } from './learned/windows.ts';
import { type Lines, readLines } from './lines.ts';
import { newestOf } from './newest.ts';
import { normalise } from './normalise.ts';

/** What is read of a chat for the interest in it, from its end: what was felt forty screens ago says little of today. */
export const interestCharacters = 10_000;

function newestLines(text: string, { messages, plain }: Lines): Lines {
  if (text.length <= interestCharacters) return { messages, plain };
  const { start, of } = newestOf(text, interestCharacters, messages);
  if (of > 0) return { messages: messages.slice(-of), plain: plain.slice(-of) };
  const end = messages.slice(-1).map((last) => ({ ...last, start }));
  return { messages: end, plain: end.map((last) => normalise(text, last.start, last.end)) };
}

const [model] = loadModels('interest') as [LinearModel];
/** Interest is what it is now: the end of a long chat says it. */
const lastRead = 6;

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

export function readInterest(text: string, read: Lines = readLines(text)): Interest {
  const newest = newestLines(text, read);
  const interest = findCues(text, newest);
  const windows = windowsOf(newest, text.length).slice(-lastRead);
  if (windows.length === 0) return { ...interest, level: 'bajo' };
  const scores = windows.map((window) => model.scores(interestFeatures(text, window, interest)));
  const [alarm, high] = [mean(scores.map((one) => one.alarm)), mean(scores.map((one) => one.high))];
  return { ...interest, level: levelAt({ alarm, high }, thresholds.interest) };
}
