import { addressedAs } from '../write/addressed.ts';
import { graveFamilies } from './certain.ts';
import { readDataFolder } from './data.server.ts';
import { type Family, type Level, type Severity, severities } from './families.ts';
import { type Finding, isByWeights } from './finding.ts';
import { situationFeatures } from './learned/situation-features.ts';
import type { Told } from './learned/told.ts';
import { loadChoice } from './learned/weights.server.ts';
import type { Reading } from './read.ts';
import { likelyToldOnce, readOnce } from './read-once.ts';
import { levelOf } from './severity.ts';

/** Something that goes on with whom somebody dates, as they tell it, and what is true for everybody who does. Decision 0075. */
export interface Situation {
  id: string;
  /** How worrying it is in itself. */
  level: Level;
  family?: Family;
  /** What the warning sign is; only where there is one. */
  sign?: string;
  /** Whether it is a bad sign, and what would tell one thing from the other. */
  seems: string;
  /** What it most likely means. */
  means: string;
  /** Another reading that is as honest. */
  other?: string;
  /** What it shows of interest in who tells it. */
  interest: Level;
  step: string;
}

export const everySituation: readonly Situation[] = [
  ...readDataFolder<Situation>('situations').values(),
].flat();
const byId = new Map(everySituation.map((one) => [one.id, one]));

const situations = loadChoice('situations');
const stories = loadChoice('story');

const longest = 1_500;
/** Shares from which it is told to us and no message: where a situation is sure, where it is likely, and where none is known. */
const told = { sure: 0.65, likely: 0.9, unknown: 0.95 };
/** Shares from which a situation is answered; a warning has to be sure. And how much likelier than the next one it has to be. */
const enough = { sure: 0.2, likely: 0.1 };
const ahead = 2;

/** What somebody tells us of the other one, as far as it is sure, or null where it is a message. */
function storyIn(text: string): { situation: Situation | undefined } | null {
  if (text.length > longest) return null;
  const features = situationFeatures(text);
  const ofStory = stories.shares(features).find(({ choice }) => choice === 'story')?.share ?? 0;
  if (ofStory < told.sure) return null;
  const [likeliest, next] = situations.shares(features);
  const { choice = '', share = 0 } = likeliest ?? {};
  const situation = share >= ahead * (next?.share ?? 0) ? byId.get(choice) : undefined;
  const isLikely = situation?.level === 'bajo' && ofStory >= told.likely && share >= enough.likely;
  if (situation && (isLikely || share >= enough.sure)) return { situation };
  return ofStory < told.unknown ? null : { situation: undefined };
}

/** What is read of a text in which somebody may tell of the other one, in place of pasting what they wrote. */
export interface Telling {
  /** Without what is misread in a story. */
  reading: Reading;
  isStory: boolean;
  /** Which situation it is, where that is sure. */
  situation: Situation | undefined;
  /** What speaks for danger, by the weights of what people tell. */
  likely: Told | null;
}

const severityOf: Record<Level, Severity> = { bajo: 'low', medio: 'medium', alto: 'high' };

/**
 * Weights that learned from messages misread a story: they warn in every fourth calm one that strangers told. Of a situation that is sure they
 * say nothing, unless they see grave danger, or those of what people tell see more than the situation does.
 */
const isMisread =
  (situation: Situation, likely: Told | null) =>
  (one: Finding): boolean => {
    if (!isByWeights(one) || (one.severity === 'high' && graveFamilies.includes(one.family))) return false;
    return !likely || severities.indexOf(one.severity) >= severities.indexOf(severityOf[situation.level]);
  };

/** In a text of one request. */
export function tellingIn(request: object, text: string): Telling {
  const reading = readOnce(request, text);
  const { isConversation, ownPressure } = reading;
  const story = isConversation || ownPressure.length > 0 ? null : storyIn(text);
  const likely = isConversation ? null : likelyToldOnce(request, text);
  const situation = story?.situation && inTheirAddress(story.situation, text);
  const misread = situation ? reading.findings.filter(isMisread(situation, likely)) : [];
  const findings = reading.findings.filter((one) => !misread.includes(one));
  return {
    reading: misread.length === 0 ? reading : { ...reading, findings, level: levelOf(findings) },
    isStory: story !== null,
    situation,
    likely,
  };
}

/** The situation, where nothing is known that is graver than what was found beside it. */
export function leadingIn(
  { situation, likely }: Telling,
  findings: readonly Finding[],
): Situation | undefined {
  if (!situation || findings.some(({ certain, severity }) => certain || severity === 'high'))
    return undefined;
  return situation.level === 'bajo' && (findings.length > 0 || likely) ? undefined : situation;
}

/** What we would write is for who writes to them, in their own way. */
const inTheirAddress = (situation: Situation, told: string): Situation => ({
  ...situation,
  step: situation.step.replace(/«[^«»]*»/gu, addressedAs(told)),
});
