import type { EmbeddedContext } from '../../generation/tool.ts';
import { likelyTellings, tellingFor } from '../../language/read/aims.ts';
import type { Family, Level } from '../../language/read/families.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import type { Told } from '../../language/read/learned/told.ts';
import { joinLines } from '../../language/read/lines.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import type { Reading } from '../../language/read/read.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { gravestFirst, levelRank } from '../../language/read/severity.ts';
import { leadingIn, type Situation, type Telling, tellingIn } from '../../language/read/situations.ts';
import { calmFor, graveWords } from './advice.server.ts';
import type { RedFlag, RedFlagsInput, RedFlagsOutput } from './contract.ts';
import texts from './words.json' with { type: 'json' };

/** Rules that read somebody telling what is done to them. */
const toldOf = ['hit-already', 'told-control', 'told-violence'];

export function redFlagsEmbedded(input: RedFlagsInput, _: EmbeddedContext): RedFlagsOutput {
  const { message } = input;
  const telling = tellingIn(input, message);
  const { reading, likely } = telling;
  const { level, findings, ownPressure } = reading;
  const leads = gravestFirst(findings);
  const isCalm = leads.length === 0 || level === 'bajo';
  // To whoever presses the other person a calm answer would say that all is well.
  const isPressing = ownPressure.length > 0;
  // Likenesses of messages name a story wrongly: what goes on does, or the words of strangers who told the like.
  const isAlike = telling.situation !== undefined && findings.every(isByWeights);
  const told = !isPressing && (findings.length === 0 || (isAlike && likely?.isSure)) ? likely : null;
  const lived = leadingIn(telling, findings);
  const isGravest =
    lived && (isAlike || lived.level === 'bajo' || levelRank[lived.level] >= levelRank[level]);
  const situation = isGravest ? lived : undefined;
  const isTold = !situation && told?.isSure;
  const shown = isTold || (situation && isAlike) ? [] : findings;
  const flag = situation
    ? situation.sign && situation.family && flagOf(situation.sign, situation.family, situation.level, message)
    : isTold && flagOf(texts.says.byTheWhole, likelyTellings[told.kind].helps ?? 'violencia', level, message);
  const { tone, advice } = isPressing
    ? ownPressureWords(ownPressure)
    : situation
      ? wordsOf(situation)
      : isCalm || isTold
        ? calmly(telling, message, leads, told)
        : gravely(reading, message, leads);
  const isNamed = flag && shown.some(({ family }) => family === flag.family);
  return {
    riskLevel: isPressing
      ? levelOfPressure(ownPressure)
      : situation
        ? graver(situation.level, level)
        : isTold && isCalm
          ? 'medio'
          : level,
    redFlags: [...flagsOf(shown), ...ownFlags(ownPressure), ...(flag && !isNamed ? [flag] : [])],
    toneAnalysis: tone,
    advice,
    unknowns: telling.situation
      ? [telling.isSure ? texts.unknowns.notTold : texts.unknowns.notUnderstood]
      : unknownsOf(reading),
  };
}

export const levelOfPressure = (found: readonly Finding[]): Level =>
  found.some(({ severity }) => severity === 'high') ? 'alto' : found.length > 0 ? 'medio' : 'bajo';

/** What whoever asks does, said so. */
export const ownFlags = (found: readonly Finding[]): RedFlag[] =>
  flagsOf(found).map((flag) => ({ ...flag, text: `Esto lo haces tú. ${flag.text}` }));

const graver = (one: Level, other: Level): Level => (levelRank[one] >= levelRank[other] ? one : other);

/** The same words, or the same thing said of the same family, are shown once: the gravest. */
export function flagsOf(findings: readonly Finding[]): RedFlag[] {
  return findings
    .filter(
      (one, at) =>
        !findings
          .slice(0, at)
          .some(
            (other) => other.family === one.family && (other.quote === one.quote || other.text === one.text),
          ),
    )
    .map(({ text, severity, family, quote }) => ({ text, severity, family, quote }));
}

const wordsOf = ({ seems, step }: Situation) => ({ tone: seems, advice: step });

const mostRead = 1_200;

/** What the other person wrote last. */
const theirs = ({ lines }: Reading, message: string) =>
  lines.messages
    .filter(({ author }) => author !== 'mine')
    .map(({ start, end }) => message.slice(start, end))
    .join('\n')
    .slice(-mostRead);

const longestQuote = 160;

function beginningOf(message: string): string {
  const cut = message.slice(0, longestQuote);
  return cut === message ? message : cut.slice(0, cut.lastIndexOf(' '));
}

function readOf(told: Told, message: string): string {
  const { read, says } = likelyTellings[tellingFor(told, [message])];
  return read ?? says;
}

const flagOf = (text: string, family: Family, level: Level, message: string): RedFlag => ({
  text,
  severity: level === 'alto' ? 'high' : 'medium',
  family,
  quote: beginningOf(message),
});

function calmly(
  { reading, situation }: Telling,
  message: string,
  leads: readonly Finding[],
  told: Told | null,
) {
  const { lines } = reading;
  const said = theirs(reading, message);
  const refused = saysNo(joinLines(lines, (author) => author !== 'mine').text);
  const otherwise = said.trim().split(/\s+/).length < 4 ? texts.else.short : texts.else.plain;
  if (told?.isSure) return { tone: texts.says.told, advice: readOf(told, message) };
  const { tone, advice } = told
    ? texts.else.untold
    : ((situation && wordsOf(situation)) ?? calmFor(said) ?? (refused ? texts.else.boundary : otherwise));
  return { tone, advice: leads.length > 0 ? texts.says.minor : advice };
}

function gravely(reading: Reading, message: string, leads: readonly Finding[]) {
  const { level, findings } = reading;
  const own = findings.some((one) => one.mine && one.family === 'autolesion');
  const { tone, advice } = isOnlyOwn(findings)
    ? texts.else.ownThreat
    : graveWords(leads, level, theirs(reading, message));
  return { tone, advice: own ? texts.says.ownPain : advice };
}

/** Nothing but what the person who asks threatens with. */
const isOnlyOwn = (findings: readonly Finding[]) =>
  findings.length > 0 &&
  findings.every(({ mine, id, family }) => mine && family !== 'autolesion' && !toldOf.includes(id));

function unknownsOf({ isConversation, knowsMine, level }: Reading): string[] {
  const { voices, inConversation, aroundMessage, repeats } = texts.unknowns;
  return [
    ...(isConversation && !knowsMine ? [voices] : []),
    isConversation ? inConversation : aroundMessage,
    ...(level === 'medio' ? [repeats] : []),
  ];
}
