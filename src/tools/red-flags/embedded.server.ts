import { adviceToAsker, isOnlyOwn } from '../../generation/pipeline/own-grave.server.ts';
import type { EmbeddedContext } from '../../generation/tool.ts';
import { likelyTellings, tellingFor } from '../../language/read/aims.ts';
import { isReport, unmarked, wordsAskedAbout } from '../../language/read/asked-about.ts';
import type { Family, Level } from '../../language/read/families.ts';
import { type Finding, isByWeights, isFaintLikeness } from '../../language/read/finding.ts';
import type { Told } from '../../language/read/learned/told.ts';
import { joinLines } from '../../language/read/lines.ts';
import { ownPressureWords } from '../../language/read/own-pressure.ts';
import type { Reading } from '../../language/read/read.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { graver, gravestFirst } from '../../language/read/severity.ts';
import { leadingIn, tellingIn } from '../../language/read/situations.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { calmFor, graveWords, type Words } from './advice.server.ts';
import type { RedFlag, RedFlagsInput, RedFlagsOutput } from './contract.ts';
import texts from './words.json' with { type: 'json' };

export function redFlagsEmbedded(input: RedFlagsInput, _: EmbeddedContext): RedFlagsOutput {
  const message = unmarked(input.message);
  const telling = tellingIn(input, message);
  const { reading, likely } = telling;
  const { level, findings, ownPressure } = reading;
  const isPressing = ownPressure.length > 0;
  // Likenesses of messages name a story wrongly: what goes on does, or the words of strangers who told the like.
  const isAlike = telling.situation !== undefined && findings.every(isByWeights);
  const situation = leadingIn(telling, findings);
  const isAlone = !isPressing && (findings.length === 0 || (isAlike && likely?.isSure));
  const told = !situation && isAlone ? likely : null;
  const shown = told?.isSure || (situation && isAlike) ? [] : findings;
  const flag = situation
    ? situation.sign && situation.family && flagOf(situation.sign, situation.family, situation.level, message)
    : told?.isSure &&
      flagOf(texts.says.byTheWhole, likelyTellings[told.kind].helps ?? 'violencia', level, message);
  const isNamed = flag && shown.some(({ family }) => family === flag.family);
  const rest = {
    redFlags: [...flagsOf(shown), ...ownFlags(ownPressure), ...(flag && !isNamed ? [flag] : [])],
    unknowns: telling.situation
      ? [telling.isSure ? texts.unknowns.notTold : texts.unknowns.notUnderstood]
      : unknownsOf(reading),
  };
  const answer = (riskLevel: Level, { tone, advice }: Words): RedFlagsOutput => ({
    riskLevel,
    toneAnalysis: tone,
    advice,
    ...rest,
  });
  // To whoever presses the other person a calm answer would say that all is well.
  if (isPressing) return answer(levelOfPressure(ownPressure), ownPressureWords(ownPressure));
  if (situation)
    return answer(graver(situation.level, level), { tone: situation.seems, advice: situation.step });
  if (findings.length > 0 && level !== 'bajo' && !told) return answer(level, gravely(input, reading));
  const tongue = level === 'bajo' && !told ? otherLanguageOf(theirs(reading, message)) : undefined;
  if (tongue)
    return {
      ...answer(level, texts.else.unread),
      unread: true,
      unknowns: [texts.unknowns.tongue.replace('{lengua}', tongue)],
    };
  return answer(told?.isSure && level === 'bajo' ? 'medio' : level, calmly(reading, message, told));
}

export const levelOfPressure = (found: readonly Finding[]): Level =>
  found.some(({ severity }) => severity === 'high') ? 'alto' : found.length > 0 ? 'medio' : 'bajo';

export const ownFlags = (found: readonly Finding[]): RedFlag[] =>
  flagsOf(found).map((flag) => ({ ...flag, text: `Esto lo haces tú. ${flag.text}` }));

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

const mostRead = 1_200;

const theirs = ({ lines }: Reading, message: string) =>
  lines.messages
    .filter(({ author }) => author !== 'mine')
    .map(({ start, end }) => message.slice(start, end))
    .join('\n')
    .slice(-mostRead);

const longestQuote = 160;

const flagOf = (text: string, family: Family, level: Level, message: string): RedFlag => ({
  text,
  severity: level === 'alto' ? 'high' : 'medium',
  family,
  quote: message.length > longestQuote ? message.slice(0, longestQuote).replace(/\s\S*$/u, '') : message,
});

function calmly(reading: Reading, message: string, told: Told | null): Words {
  if (told?.isSure) {
    const { read, says } = likelyTellings[tellingFor(told, [message])];
    return { tone: texts.says.told, advice: read ?? says };
  }
  if (told) return texts.else.untold;
  const refused = saysNo(joinLines(reading.lines, (author) => author !== 'mine').text);
  const asked = reading.isConversation ? undefined : wordsAskedAbout(message, false);
  const { tone, advice } =
    calmFor(asked ?? theirs(reading, message), asked !== undefined || !isReport(message)) ??
    (refused ? texts.else.boundary : texts.else.plain);
  return { tone, advice: reading.findings.length > 0 ? texts.says.minor : advice };
}

function gravely(input: RedFlagsInput, { level, findings }: Reading): Words {
  const advice = adviceToAsker(findings);
  if (advice !== null) return { tone: texts.says[isOnlyOwn(findings) ? 'ownThreat' : 'ownPain'], advice };
  if (findings.every(isFaintLikeness)) return texts.else.alike;
  return graveWords(input, gravestFirst(findings), level);
}

function unknownsOf({ isConversation, knowsMine, level }: Reading): string[] {
  const { voices, inConversation, aroundMessage, repeats } = texts.unknowns;
  return [
    ...(isConversation && !knowsMine ? [voices] : []),
    isConversation ? inConversation : aroundMessage,
    ...(level === 'medio' ? [repeats] : []),
  ];
}
