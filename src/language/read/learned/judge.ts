import type { Message } from '../chat.ts';
import type { Level } from '../families.ts';
import type { Finding } from '../finding.ts';
import type { Lines } from '../lines.ts';
import { normalise } from '../normalise.ts';
import { levelRank } from '../severity.ts';
import type { Features } from './features.ts';
import { isSure, levelAt } from './level.ts';
import { scoresOfWarning, warningFeatures } from './warning-features.ts';
import { sharedModel, thresholds, warningModel } from './weights.server.ts';
import { longest, messagesOf, type Window, windowsOf } from './windows.ts';

const weighWarning = (features: Features) => scoresOfWarning(features, warningModel, sharedModel);

const mostRecent = 20;
const mostTelling = 4;
/** Each doubling of what is read is one more chance to be wrong. */
const perDoubling = 0.25;
/** One message alone has nothing beside it that would speak for or against it: chosen on five lines of film dialogue by five. */
const perDoublingOfMessages = 0.45;
/** As many messages are read beside one another; in longer chats a grave line drowns and ten harmless ones seem to add up. */
const mostTogether = 5;
/** As sure as one message of however many has to be. */
const mostCaution = 1.75;

export interface Judgement {
  level: Level;
  window: Window | null;
  alarm: number;
  sure: boolean;
}

/** The end of a long chat, wherever a rule is sure, and some of where the rules have found something else. */
function windowsToJudge(read: Lines, length: number, found: readonly Finding[]): Window[] {
  const windows = windowsOf(read, length);
  const earlier = windows.slice(0, -mostRecent);
  const telling = earlier.filter((window) => within(window, found).length > 0);
  const isSure = (window: Window) => within(window, found).some((one) => one.certain);
  const judged = telling.filter((window, at) => isSure(window) || at >= telling.length - mostTelling);
  return [...judged, ...windows.slice(-mostRecent)];
}

const within = ({ start, end }: Window, found: readonly Finding[]) =>
  found.filter((one) => one.start >= start && one.start < end);

const doublings = (count: number) => Math.log2(Math.max(1, count));

export function* judge(text: string, read: Lines, found: readonly Finding[]): Generator<void, Judgement> {
  let worst: Judgement = { level: 'bajo', window: null, alarm: -Infinity, sure: false };
  let most = -Infinity;
  function* weighEach(windows: readonly Window[], caution: number): Generator<void, void> {
    // How grave it is, if it is a warning, grows no less sure by what else is said.
    const least = { ...thresholds.warning, alarm: thresholds.warning.alarm + caution };
    for (const window of windows) {
      yield;
      const score = weighWarning(warningFeatures(text, window, within(window, found)));
      const level = levelAt(score, least);
      const value = 100 * levelRank[level] + score.alarm + score.high;
      const alarm = Math.max(worst.alarm, score.alarm);
      if (value > most) [worst, most] = [{ level, window, alarm, sure: isSure(score, least) }, value];
      else worst = { ...worst, alarm };
    }
  }
  if (read.messages.length <= mostTogether) {
    const pieces = windowsToJudge(read, text.length, found);
    yield* weighEach(pieces, perDoubling * doublings(pieces.length));
  }
  if (read.messages.length > 1) {
    const messages = messagesOf(read);
    yield* weighEach(messages, Math.min(mostCaution, perDoublingOfMessages * doublings(messages.length)));
  }
  return worst;
}

const aroundFinding = 100;

/** How much what was found worries in its own message, of a long one in the words around it: calm ones beside it are no comfort. */
export function alarmAlone(text: string, { messages, plain }: Lines, one: Finding): number {
  const at = messages.findIndex(({ start, end }) => one.start >= start && one.start < end);
  const message = messages[at];
  if (!message) return -Infinity;
  const quoteEnd = one.start + one.quote.length;
  const last = messages.findLastIndex(({ start }) => start < quoteEnd);
  const end = (messages[last] as Message).end;
  const from = Math.max(message.start, one.start - aroundFinding);
  const to = Math.min(end, quoteEnd + aroundFinding);
  const isWhole = end - message.start <= longest;
  const lines = isWhole ? plain.slice(at, last + 1) : [normalise(text, from, to)];
  const words = lines.map((line) => `${line.text}\n`).join('');
  const own = message.author === 'mine';
  const window: Window = {
    theirs: own ? '' : words,
    mine: own ? words : '',
    start: isWhole ? message.start : from,
    end: isWhole ? end : to,
    lines: lines.length,
  };
  return weighWarning(warningFeatures(text, window, [one])).alarm;
}

export function weightOfWords(text: string, window: Window): number {
  const { alarm, high } = warningModel.scores(warningFeatures(text, window, null));
  return alarm + high;
}
