import { likelyTellings, type Telling } from '../../language/read/aims.ts';
import { findingsForHelp } from '../../language/read/certain.ts';
import { isLoose, isSuffered } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { inEarnest } from '../../language/read/in-earnest.ts';
import type { Reading } from '../../language/read/read.ts';
import { likelyToldOnce, readOnce, tellsOf, toldDangers, toldFear } from '../../language/read/read-once.ts';
import { tellingIn } from '../../language/read/situations.ts';
import { isBorneOut } from '../../language/read/told-findings.ts';
import { deedsIn, isSaidToThem, withoutQuoted } from '../../language/read/whose-deed.ts';
import { Failure, toFailure } from '../../platform/http-errors.server.ts';
import { bothLines, type HelpLine, helpLines, helpLinesFor } from '../help-lines.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { isForRulesAlone } from './bound.server.ts';
import { type Given, isOverBoxes, readable, toldIn, weighedTexts } from './boxes.server.ts';
import { linesForWhom, type Whom, whomIn, wordsForWhom } from './for-whom.server.ts';
import texts from './safety.json' with { type: 'json' };

const { watched } = texts;

export const helpsIn = (request: object, texts: readonly string[]) =>
  texts.flatMap((text) => toldDangers(request, text).flatMap(helpOf));

export const helpOf = ({ helps }: Pick<Telling, 'helps'>) =>
  helps ? [{ family: helps, severity: 'high' as const }] : [];

export const violence = [{ family: 'violencia', severity: 'high' }] as const;

/** «Busco mujer femenina» is no danger to whoever writes it. */
export const isLivedDanger = (one: Finding): boolean =>
  one.family === 'autolesion' || (!one.mine && one.severity === 'high' && !isByWeights(one));

/** Of plans and clothes words are often alike: only what others write to somebody is a reason for lines when it merely sounds so. */
const isMoreThanAlike = (one: Finding): boolean => one.severity === 'high' || !isByWeights(one);

/**
 * What somebody says of themselves. «Soy un hombre celoso y te mato» was written to whoever asks; a message without a name is theirs only
 * where it tells what is done to them, or to somebody near.
 */
function ofThemselves(tool: AnyTool, given: Given): string[] {
  const own = new Set([...toldIn(tool, given), tool.own?.(given.input) ?? '']);
  return readable(tool, given).map((text) => {
    if (own.has(text)) return withoutQuoted(text);
    const { messages } = readOnce(given.input, text);
    if (messages.some(({ speaker }) => speaker !== null))
      return messages
        .flatMap(({ author, start, end }) => (author === 'mine' ? text.slice(start, end) : []))
        .join('\n');
    const isTold =
      deedsIn([text]).suffered || toldDangers(given.input, text).some((one) => one.of === 'another');
    return isTold && !isSaidToThem(text) ? withoutQuoted(text) : '';
  });
}

export function whomOf(tool: AnyTool, given: Given): Whom {
  // Beside what somebody does to another person nobody knows who calls.
  const isPressing = readable(tool, given).some((text) => readOnce(given.input, text).ownPressure.length > 0);
  const { gender } = given.input as { gender?: unknown };
  return isPressing ? whomIn([]) : whomIn(ofThemselves(tool, given), gender);
}

function fitting(lines: HelpLine[], tool: AnyTool, given: Given, reason?: unknown): HelpLine[] {
  const own = reason === 'harm' ? lines : linesForWhom(lines, () => whomOf(tool, given));
  const isAbroad = () => readable(tool, given).some((text) => tellsOf(given.input, 'abroad', text));
  return own.length > 0 && isAbroad() ? bothLines(own, [helpLines.elsewhere]) : own;
}

/** Whoever writes the answer, and whatever it says: somebody may tell of a threat in any box. No answer to a danger is without lines. */
export function helpFor(tool: AnyTool, given: Given): HelpLine[] {
  const told = new Set(toldIn(tool, given));
  const messages = readable(tool, given).filter((text) => !told.has(text));
  const own = tool.own?.(given.input);
  // «Te voy a destrozar», which the other one laughs at, is no threat where the chat is read as a whole.
  const isJoke = (text: string, one: Finding) =>
    text === own && one.family === 'violencia' && !isSuffered(one) && tool.threatens?.(given.input) === false;
  const read = readingFor(tool, given.input);
  const findings = [
    ...messages.flatMap((text) =>
      findingsForHelpIn(given.input, [text], read).filter((one) => !isJoke(text, one)),
    ),
    ...toldFindings(given.input, [...told]),
  ];
  const counts = tool.tellsOfOneself ? isLivedDanger : tool.conversation ? () => true : isMoreThanAlike;
  const found = helpLinesFor(findings.filter(counts));
  const plain = helpLinesFor(helpsIn(given.input, [...told, tool.own?.(given.input) ?? '']));
  const named = bothLines(found, plain);
  const lines = named.length > 0 ? named : helpLinesFor(unnamedDanger(tool, given));
  const fear = fearIn(tool, given);
  return fitting(fear ? bothLines(lines, helpLinesFor(helpOf(fear))) : lines, tool, given);
}

/** What is asked for, or given, so that somebody is not angry is answered, and this said beside. */
export const fearIn = (tool: AnyTool, given: Given): Telling | undefined =>
  [...toldIn(tool, given), tool.own?.(given.input) ?? ''].flatMap(
    (text) => toldFear(given.input, text) ?? [],
  )[0];

function unnamedDanger(tool: AnyTool, given: Given): readonly Pick<Finding, 'family' | 'severity'>[] {
  const likely = [...weighedTexts(tool, given), tool.own?.(given.input) ?? '']
    .map((text) => likelyToldOnce(given.input, text))
    .filter((told) => told !== null)
    // What is only noticed of a danger was harmless in most of what strangers wrote. A life at stake is asked after.
    .filter(
      ({ kind, isSure }) =>
        kind === 'despair' || (kind !== 'harm' && (isSure || tool.tellsOfOneself === true)),
    );
  if (likely.length > 0) return likely.flatMap(({ kind }) => helpOf(likelyTellings[kind]));
  return isForRulesAlone(tool, given) ? violence : [];
}

/** No failure of a call that was read is without the lines that its answer would have. A refusal has chosen those for what was told. */
export function withHelp(tool: AnyTool, given: Given, error: unknown): unknown {
  const { code, details, message } = toFailure(error);
  const chats = [tool.conversation?.(given.input) ?? '', given.thread?.chat ?? ''];
  const found = details.reason ? helpLinesFor(findingsForHelpIn(given.input, chats)) : helpFor(tool, given);
  const own = (details.helpLines ?? []) as HelpLine[];
  if (found.length + own.length === 0) return error;
  const lines = fitting(bothLines(own, found), tool, given, details.reason);
  const isHarm = details.reason === 'harm';
  const isWatched =
    details.reason === 'danger' &&
    readable(tool, given).some((text) => tellsOf(given.input, 'watched', text));
  const safely = isWatched ? `${message} ${watched}` : message;
  const said = isHarm ? message : wordsForWhom(safely, () => whomOf(tool, given));
  return new Failure(code, { cause: error, ...details, message: said, helpLines: lines });
}

type Read = (text: string) => Reading;

const readingFor = ({ contract, toThem }: AnyTool, input: object): Read =>
  contract.reads && !toThem ? (text) => tellingIn(input, text).reading : (text) => readOnce(input, text);

export const findingsForHelpIn = (
  input: object,
  texts: readonly string[],
  read: Read = (text) => readOnce(input, text),
): Finding[] => texts.flatMap((text) => notByChance(input, text, findingsForHelp(text, read(text))));

export const toldFindings = (input: object, texts: readonly string[]): Finding[] =>
  texts.flatMap((text) => findingsForHelpIn(input, [inEarnest(text)]).filter(isBorneOut(input, text)));

/** Words of several boxes stand together by chance: what they only resemble is not said. */
export const notByChance = (input: object, text: string, found: readonly Finding[]): readonly Finding[] =>
  isOverBoxes(input, text)
    ? found.filter((one) => one.certain || !(isByWeights(one) || isLoose(one)))
    : found;
