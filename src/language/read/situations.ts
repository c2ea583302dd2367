import { addressedAs } from '../write/addressed.ts';
import { otherLanguageOf } from '../write/languages.server.ts';
import { graveFamilies } from './certain.ts';
import { compileSaid, compileTest, type Rows, type Words } from './compile.ts';
import { readData, readDataFolder } from './data.server.ts';
import { type Family, type Level, severities } from './families.ts';
import { isLoose, isSuffered } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import type { ChoiceModel } from './learned/choice-model.ts';
import { situationFeatures, timesSpokenTo } from './learned/situation-features.ts';
import type { Told, Weighed } from './learned/told.ts';
import { loadChoice } from './learned/weights.server.ts';
import { normalise } from './normalise.ts';
import { isOf, type Kind } from './ordinary-life.ts';
import type { Reading } from './read.ts';
import { likelyToldOnce, onceByRequest, readOnce, weighedOnce } from './read-once.ts';
import { levelOf, severityOf } from './severity.ts';

/** Something that goes on with whom somebody dates, as they tell it, and what is true for everybody who does. Decision 0076. */
export interface Situation {
  id: string;
  level: Level;
  about?: string;
  family?: Family;
  sign?: string;
  seems: string;
  means: string;
  other?: string;
  interest: Level;
  step: string;
}

const folders = readDataFolder<Situation>('situations');
export const everySituation: readonly Situation[] = [...folders.values()].flat();
const byId = new Map(everySituation.map((one) => [one.id, one]));
const ofOneself = new Set(folders.get('oneself')?.map(({ id }) => id));

type Wide = Pick<Situation, 'seems' | 'means' | 'step'>;

const wide = readData<{
  /** What a story is about, by the situations that are likely; `unknown` where not even that is. */
  matters: readonly (Wide & { id: string; situations: readonly string[] })[];
  unknown: Wide;
  /** What somebody is, likes or believes, which is no sign by itself. */
  trait: Wide & { match: Rows; unless: Rows };
  likely: string;
  /** What is asked of oneself beside, and the answer where there is no bad sign, or where there is. */
  asked: readonly { match: Rows; calm: string; warning: string }[];
}>('matters.json');
export const { matters } = wide;
const matterOf = new Map(matters.flatMap((one) => one.situations.map((id) => [id, one])));
const isTrait = compileSaid({ said: wide.trait.match, unless: wide.trait.unless });
const asked = wide.asked.map((one) => ({ ...one, match: compileTest(one.match) }));

/** Said in so many words, which goes before weights: with an answer of its own, or that of the situation of this id. */
interface SaidPlainly extends Partial<Situation> {
  id: string;
  match?: Rows;
  unless?: Rows;
  misread?: Family;
  /** Weights take it for something worse: they are not asked. */
  isHarmless?: true;
  isOf?: Kind;
  yes?: readonly string[];
  no?: readonly string[];
}

const { words, situations: saidPlainly } = readData<{
  words: Words;
  situations: readonly SaidPlainly[];
}>('told-plainly.json');

export { saidPlainly };

const unremarkable = { level: 'bajo', interest: 'medio' } as const;

const plain = saidPlainly.map(({ misread, isHarmless, isOf: kind, match = [], unless, ...one }) => ({
  misread,
  yields: !isHarmless,
  situation: byId.get(one.id) ?? ({ ...unremarkable, ...one } as Situation),
  isSaid: kind ? (text: string) => isOf(kind, text) : compileSaid({ said: match, unless, words }),
}));

const situations = loadChoice('situations');
const stories = loadChoice('story');

const longest = 1_500;
const fewest = { known: 2, told: 4, unknown: 8 };
/**
 * Shares from which it is told to us and no message; `least`: where somebody is described in words that no message has. A message that asks for
 * a location is no story of somebody who does.
 */
const told = {
  sure: { bajo: 0.8, medio: 0.85, alto: 0.8 },
  likely: 0.9,
  unknown: 0.97,
  least: 0.2,
} as const;
/** What is grave is said sooner. Of 5,188 texts of danger or harm four are so surely a calm one that one likeness of danger is none. */
const enough = {
  calm: 0.95,
  plain: 0.97,
  sure: { bajo: 0.6, medio: 0.6, alto: 0.5 },
  likely: { bajo: 0.3, medio: 0.35, alto: 0.3 },
  clause: 0.6,
  matter: 0.4,
} as const;

interface Story {
  situation: Situation;
  isSure: boolean;
  /** So surely told to us and no message that rules for messages are left out. */
  isTold: boolean;
  isCalm?: boolean;
  /** Not so surely calm that a danger which is plainly told is none. */
  yields?: boolean;
  /** So surely this situation, or one so grave, that words which are quoted do not go before it. */
  isPlain?: boolean;
  misread?: Family | undefined;
}

function storyIn(text: string): Story | null {
  if (text.length > longest) return null;
  const said = normalise(text).text;
  const known = plain.find(({ isSaid }) => isSaid(said));
  if (known)
    return { ...known, isSure: true, isTold: true, isPlain: true, isCalm: known.situation.level === 'bajo' };
  const words = text.trim().split(/\s+/).length;
  if (words < fewest.known) return null;
  const features = situationFeatures(text);
  const likeStory = stories.shares(features).find(({ choice }) => choice === 'story')?.share ?? 0;
  const shares = situations.shares(features);
  const { choice = '', share = 0 } = shares[0] ?? {};
  const situation = byId.get(choice);
  const isOfThem = likeStory >= told.least && timesSpokenTo(text) === 0;
  const isOfTrait = isOfThem && isTrait(said);
  const ofStory = isOfTrait ? 1 : likeStory;
  if (ofStory < told.sure.bajo) return null;
  const isTold = ofStory >= told.unknown;
  if (situation && share >= enough.sure[situation.level] && ofStory >= told.sure[situation.level]) {
    const isCalm = situation.level === 'bajo' && share >= enough.calm;
    return {
      situation,
      isSure: true,
      isTold,
      isCalm,
      isPlain: share >= enough.plain || isGrave(situation),
    };
  }
  if (ofStory < told.likely || words < fewest.told) return null;
  const ofClause = situationOfClause(text);
  if (situation && share >= enough.likely[situation.level]) {
    const isSure = ofClause === situation;
    return { situation: isSure ? situation : asLikely(situation), isSure, isTold };
  }
  if (otherLanguageOf(text)) return null;
  if (!isTold && (words < fewest.unknown || timesSpokenTo(text) > 0)) return null;
  const wider = ofClause
    ? asLikely(ofClause)
    : asSituation(matterIn(shares) ?? (isOfTrait ? wide.trait : wide.unknown));
  return { situation: wider, isSure: false, isTold };
}

const clauseEnd = /[.;!?\n]+|[\s,](?:pero|aunque|sin embargo|solo que)\s/iu;

/** What is asked about stands last, often after a «pero», and is known by itself where all that was told around it hides it. */
function situationOfClause(text: string): Situation | undefined {
  const clauses = text.split(clauseEnd).filter((one) => one.trim().split(/\s+/).length >= fewest.told);
  const known = clauses
    .map((clause) => situations.shares(situationFeatures(clause))[0])
    .findLast((one) => one && one.share >= enough.clause && byId.get(one.choice)?.level !== 'alto');
  return clauses.length > 1 ? byId.get(known?.choice ?? '') : undefined;
}

const isGrave = ({ id, level }: Situation): boolean =>
  level === 'alto' || (level === 'medio' && ofOneself.has(id));

function matterIn(shares: ReturnType<ChoiceModel['shares']>): Wide | undefined {
  const sums = new Map<Wide, number>();
  for (const { choice, share } of shares) {
    const matter = matterOf.get(choice);
    if (matter) sums.set(matter, (sums.get(matter) ?? 0) + share);
  }
  const [likeliest] = [...sums].toSorted(([, one], [, other]) => other - one);
  return likeliest && likeliest[1] >= enough.matter ? likeliest[0] : undefined;
}

function asSituation({ seems, means, step }: Wide): Situation {
  return { id: '', ...unremarkable, seems, means, step };
}

const asLikely = (situation: Situation): Situation =>
  after(wide.likely.replace('{what}', whatIs(situation)), situation);

const after = (said: string, { seems, means, ...rest }: Situation): Situation => ({
  ...rest,
  seems: `${said} ${seems}`,
  means: `${said} ${means}`,
});

function whatIs({ about, sign = '' }: Situation): string {
  return about ?? sign.charAt(0).toLowerCase() + sign.slice(1, -1);
}

export interface Telling {
  reading: Reading;
  situation: Situation | undefined;
  isSure: boolean;
  isTold: boolean;
  isPlain: boolean;
  likely: Told | null;
}

const isGraveLikeness = (one: Finding): boolean =>
  isByWeights(one) && one.severity === 'high' && graveFamilies.includes(one.family);

/** Weights of messages warn in every fourth calm story; of 76 warnings of rules that were not certain, where the weights of stories saw nothing, none was one. */
const isMisread =
  ({ situation, isSure, isTold }: Story, { told: likely, beyond }: Weighed) =>
  (one: Finding): boolean => {
    if (one.certain) return isTold && isLoose(one) && beyond < nothingAtAll;
    if (!likely) return isByWeights(one) || (isTold && isLeftOut(one, isSure));
    return (
      isByWeights(one) &&
      !isGraveLikeness(one) &&
      severities.indexOf(one.severity) >= severities.indexOf(severityOf[situation.level])
    );
  };

/** Of 1,086 grave texts in which words only stand together two are below. */
const nothingAtAll = -4;

/** A life at stake is never left out, nor is what is suffered where nobody knows what goes on. */
const isLeftOut = (one: Finding, isSure: boolean): boolean =>
  one.family !== 'autolesion' && (isSure || (!isSuffered(one) && one.family !== 'menor'));

/** Rules that are less than sure of a message: «siempre soy yo quien saluda» lays no guilt on whoever reads it. */
const isOfMessages = (one: Finding): boolean =>
  !one.certain &&
  one.severity !== 'high' &&
  !isSuffered(one) &&
  ['manipulacion', 'presion_sexual', 'falta_de_respeto'].includes(one.family);

export const tellingIn = onceByRequest(tell);

function tell(request: object, text: string): Telling {
  const reading = readOnce(request, text);
  const { isConversation, ownPressure } = reading;
  const story = isConversation || ownPressure.length > 0 ? null : storyIn(text);
  const danger = isConversation ? null : likelyToldOnce(request, text);
  const isDanger = danger && ((story?.yields && danger.isSure) || reading.findings.some(isGraveLikeness));
  const isCalm = story?.isCalm && !isDanger;
  const likely = isCalm ? null : danger;
  const situation = story ? inTheirAddress(withAnswer(story.situation, text), text) : undefined;
  const isNone =
    story && (story.isSure || story.isTold)
      ? isMisread(story, { ...weighedOnce(request, text), told: likely })
      : () => false;
  const findings = reading.findings.filter(
    (one) =>
      !isNone(one) &&
      !(one.family === story?.misread && (isCalm || !danger || !one.certain)) &&
      !(isCalm && isByWeights(one)) &&
      !(story?.isSure && isOfMessages(one)),
  );
  return {
    reading:
      findings.length === reading.findings.length
        ? reading
        : { ...reading, findings, level: levelOf(findings) },
    situation,
    isSure: story?.isSure ?? false,
    isTold: story?.isTold ?? false,
    isPlain: story?.isPlain ?? false,
    likely,
  };
}

function withAnswer(situation: Situation, text: string): Situation {
  if (ofOneself.has(situation.id)) return situation;
  const plain = normalise(text).text;
  const found = asked.find(({ match }) => match?.test(plain));
  if (!found) return situation;
  return after(situation.level === 'bajo' ? found.calm : found.warning, situation);
}

const beforeAll: readonly Family[] = ['autolesion', 'menor'];

/** Where nothing graver was found beside it. A grave one that is sure says what rules found, too, and says it to whoever lives it. */
export function leadingIn(
  { situation, isSure, likely }: Telling,
  findings: readonly Finding[],
): Situation | undefined {
  if (!situation) return undefined;
  // What weights of messages make of it has no better name than a warning that is sure.
  const isNamed = isSure && situation.level !== 'bajo';
  const grave = findings.filter(
    (one) => one.certain || (one.severity === 'high' && !(isNamed && isByWeights(one))),
  );
  const has = (families: readonly (Family | undefined)[]) =>
    grave.some(({ family }) => families.includes(family));
  const isSame = isSure && situation.level === 'alto' && has([situation.family]) && !has(beforeAll);
  if (grave.length > 0) return isSame ? situation : undefined;
  return situation.level === 'bajo' && (findings.length > 0 || likely) ? undefined : situation;
}

/** What we would write is for who writes to them, in their own way. */
const inTheirAddress = (situation: Situation, told: string): Situation => ({
  ...situation,
  step: situation.step.replace(/«[^«»]*»/gu, addressedAs(told)),
});
