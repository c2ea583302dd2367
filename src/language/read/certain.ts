import { childWrittenTo, minorMention } from '../write/minor.ts';
import { answeredAge } from './answered-age.ts';
import type { Author } from './chat.ts';
import type { Family } from './families.ts';
import { isSuffered } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import { joinLines, type Lines, readLines } from './lines.ts';
import { newestOf, rulesRead } from './newest.ts';
import { widenQuote } from './quote.ts';
import { readChat } from './read.ts';
import { youngSign } from './young.ts';

export const graveFamilies: readonly Family[] = ['violencia', 'sextorsion', 'fraude', 'menor', 'autolesion'];

/** No rule is certain of them, and a high one is a rape or a stalker all the same. */
const harmful: readonly Family[] = ['presion_sexual', 'control'];

/** What no model plays down: what is sure, and what the rules find high. A likeness it may know better. Decision 0033. */
export function graveFindings(text: string, reading = readChat(text)): Finding[] {
  const isGrave = (one: Finding) => one.certain || (one.severity === 'high' && !isByWeights(one));
  return [...new Set(findingsForHelp(text, reading))].filter(isGrave);
}

/** What is only likely, and long ago in the chat, is not what is answered. */
export function standingFindings(text: string, reading = readChat(text)): Finding[] {
  const { start } = newestOf(text, rulesRead);
  return graveFindings(text, reading).filter((one) => one.certain || one.start >= start);
}

export const isOwnThreat = ({ mine, certain, family }: Finding): boolean =>
  mine && certain && (family === 'violencia' || family === 'sextorsion');

const surest: readonly Family[] = ['violencia', 'sextorsion', 'menor', 'autolesion'];

/** Where our rules are sure of one of these, what to do is no model's to say. */
export const isForUsToSay = (found: readonly Finding[]): boolean =>
  found.some(({ certain, family }) => certain && surest.includes(family));

/** What brings help lines: beside what is sure, all that is likely and grave. A line too many does less harm than one too few. */
export function findingsForHelp(text: string, reading = readChat(text)): Finding[] {
  const found = reading.findings.filter(
    (one) =>
      graveFamilies.includes(one.family) &&
      (one.certain ||
        (one.family === 'autolesion' && one.severity !== 'low') ||
        (['violencia', 'sextorsion'].includes(one.family) && one.severity === 'high') ||
        one.id === 'resembles'),
  );
  const minor = found.some((one) => one.family === 'menor') ? null : mentionedMinor(text, reading.lines);
  const endured = reading.findings.filter(
    (one) =>
      !one.mine &&
      (isSuffered(one) || (one.severity === 'high' && harmful.includes(one.family) && !isByWeights(one))),
  );
  return [...found, ...(minor ? [minor] : []), ...endured, ...childInDanger(text)];
}

function childInDanger(text: string): Finding[] {
  const place = childWrittenTo(text);
  return place
    ? [ofMinor(text, place, 'child-written-to', 'Alguien escribe a una persona menor de edad.')]
    : [];
}

/** Somebody in the text says to be under 18, is said to be, or answers so when asked. Ends the flirting help of every tool. */
export function isMinorInvolved(text: string, lines = readLines(text), today = new Date()): boolean {
  return mentionedMinor(text, lines, today) !== null || answeredAge(text, lines, today) !== null;
}

/** In one side's lines of a chat. */
export function saysToBeYoung(author: Author, lines: Lines): boolean {
  const said = joinLines(lines, (one) => one === author);
  return minorMention(said.text) !== null || youngSign(said, new Date()) !== null;
}

function mentionedMinor(text: string, lines: Lines, today = new Date()): Finding | null {
  const said = joinLines(lines, () => true);
  const place = minorMention(text) ?? youngSign(said, today);
  return place && ofMinor(text, place, 'minor-mention', 'Se habla de alguien con menos de 18 años.');
}

function ofMinor(text: string, place: { start: number; end: number }, id: string, told: string): Finding {
  return {
    id,
    family: 'menor',
    severity: 'high',
    text: told,
    quote: widenQuote(text, place.start, text.slice(place.start, place.end)),
    start: place.start,
    certain: true,
    mine: false,
  };
}
