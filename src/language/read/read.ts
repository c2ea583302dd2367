import type { Message } from './chat.ts';
import type { Family, Level, Severity } from './families.ts';
import { weigh } from './learned/weigh.ts';
import { lineEnd as boundary, joinLines, type Lines, readLines } from './lines.ts';
import { type Normalised, normalise, originalOf } from './normalise.ts';
import { compile, compileContext } from './pattern.ts';
import { patterns } from './patterns/all.ts';
import { widenQuote } from './quote.ts';
import { severityWeight } from './severity.ts';
import { findSignals } from './signals/find-signals.ts';

export interface Finding {
  id: string;
  family: Family;
  severity: Severity;
  /** Shown to the person. */
  text: string;
  /** Exactly as it is in the original. */
  quote: string;
  start: number;
  certain: boolean;
  /** In a line of the person who asks. */
  mine: boolean;
}

export interface Reading {
  messages: Message[];
  lines: Lines;
  findings: Finding[];
  level: Level;
  /** More than one person speaks. */
  isConversation: boolean;
  /** Lines of the person who asks were told apart. */
  knowsMine: boolean;
}

const compiled = patterns.map((pattern) => ({
  pattern,
  match: compile(pattern.match),
  when: (pattern.when ?? []).map(compileContext),
  unless: pattern.unless ? compileContext(pattern.unless) : null,
  worse: pattern.worse ? compileContext(pattern.worse) : null,
  softer: pattern.softer ? compileContext(pattern.softer) : null,
}));

const laughter =
  /(?:(?:ja|je|ji|ha){2}|jaj|jsjs|jkjk|\bxd\b|\blol\b|😂|🤣|😜|😝|😹|😆|🤪|es broma|de broma|de coña|de cona|es cona|en broma)/;
const negation =
  /(?<!\bsi )(?<!\bcomo )(?<!por que )(?<!porque )\b(?:no|nunca|jamas|tampoco|sin|ni) (?:\w+ ){0,3}$/;
const story =
  /\b(?:mi|una?|su) (?:ex|expareja|anterior pareja|antigu[oa] novi[oa])\b(?! (?:me|quiere|dice|ha) (?:amenaza|sigue|quiere|publicar|dice))[^.!?\n]{0,60}\b(?:\w+aba|\w+ia|\w+aban|era|fue|pego|dijo)\b|\bme decia|\bdecia que|\bcuando (?:era|tenia)|\bhace (?:anos|mucho tiempo|\w+ anos)|\bde pequen[oa]|\b(?:vi|viendo|visto|leyendo|lei) (?:la|una|el|un) \w+|\ben (?:la|una|el) (?:peli|pelicula|serie|novela|cancion|libro|podcast)|\bla cancion|\bletra de|\bla prota|\bel prota|\bmi personaje|\bfrase de /;
const window = 160;

const lower: Record<Severity, Severity | null> = { high: 'medium', medium: 'low', low: null };

const has = (pattern: RegExp | null, text: string) => pattern?.test(text) ?? false;

function severityOf(entry: (typeof compiled)[number], around: string, joking: boolean): Severity | null {
  const { pattern } = entry;
  let severity: Severity | null = pattern.severity;
  if (has(entry.worse, around)) severity = 'high';
  else if (has(entry.softer, around)) severity = lower[severity];
  if (!joking || severity === null || pattern.joke === 'keep' || pattern.joke === undefined) return severity;
  return pattern.joke === 'cancel' ? null : lower[severity];
}

/** Of the line, as much as lies within the window. Never further: lines of 50,000 characters are searched for at each hit. */
function lineBefore(text: string, from: number): string {
  const near = text.slice(Math.max(0, from - window), from);
  return near.slice(near.lastIndexOf(boundary) + 1);
}

function lineAfter(text: string, to: number): string {
  const near = text.slice(to, to + window);
  const end = near.indexOf(boundary);
  return end < 0 ? near : near.slice(0, end);
}

/** In another part of the chat, which is weighed by itself: the first may have been meant otherwise. */
const farApart = 700;

function findingAt(
  original: string,
  lines: Normalised,
  entry: (typeof compiled)[number],
  from: number,
  to: number,
  mine: boolean,
): Finding | null {
  const { pattern } = entry;
  const before = lineBefore(lines.text, from);
  const around = before + lines.text.slice(from, to) + lineAfter(lines.text, to);
  const sentenceBefore = before.slice(
    Math.max(...['.', '?', '!', ',', ';'].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  if (!pattern.keepsNegation && negation.test(sentenceBefore)) return null;
  if (!pattern.keepsStory && story.test(before)) return null;
  if (has(entry.unless, around)) return null;
  const near = entry.when.length > 0 ? lines.text.slice(Math.max(0, from - 200), to + 200) : '';
  if (!entry.when.every((other) => other.test(near))) return null;
  const severity = severityOf(entry, around, laughter.test(around));
  if (severity === null) return null;
  return {
    id: pattern.id,
    family: pattern.family,
    severity,
    text: pattern.text,
    quote: originalOf(original, lines, from, to).trim(),
    start: lines.starts[from] ?? 0,
    certain: pattern.certain === true && severity === 'high',
    mine,
  };
}

/** Takes a step for each pattern, so that whoever reads a long chat can let others come to their turn. */
function* search(
  original: string,
  lines: Normalised,
  chosen: typeof compiled,
  mine = false,
): Generator<void, Finding[]> {
  const findings: Finding[] = [];
  for (const entry of chosen) {
    yield;
    const { match } = entry;
    match.lastIndex = 0;
    let best: Finding | null = null;
    let later: Finding | null = null;
    // Every hit counts: after forty jokes the newest message may be the one that is meant.
    for (let hit = match.exec(lines.text); hit; hit = match.exec(lines.text)) {
      if (hit[0] === '') match.lastIndex += 1;
      const found = findingAt(original, lines, entry, hit.index, hit.index + hit[0].length, mine);
      if (!found) continue;
      if (!best || severityWeight[found.severity] > severityWeight[best.severity]) best = found;
      else if (found.certain && found.start - best.start > farApart) later = found;
    }
    if (best) findings.push(best);
    if (later) findings.push(later);
  }
  return findings;
}

const children =
  /\b(?:hij[oa]s?|nin[oa]s|peques?|sobrin[oa]s?|herman[oa]s?|niet[oa]s?|perr[oa]s?|gat[oa]s?)\b/;

/** Age asked by one, a small number answered by the next: neither line says it alone. */
export function answeredAge(original: string, messages: readonly Message[]): Finding | null {
  if (!/edad|cu[aáAÁ]nt/i.test(original)) return null;
  for (let index = 1; index < messages.length; index += 1) {
    const asked = messages[index - 1] as Message;
    const said = messages[index] as Message;
    if (asked.speaker === said.speaker && said.speaker !== null) continue;
    const question = normalise(original, Math.max(asked.start, asked.end - 120), asked.end).text;
    const earlier = messages[Math.max(0, index - 3)] as Message;
    const asksAge = /\b(?:cuantos anos|que edad|edad tienes|edad tenes|tu edad|edad)\b/;
    const asksBack =
      /\by (?:tu|vos)\b/.test(question) &&
      asksAge.test(normalise(original, earlier.start, asked.end).text.slice(-400));
    if ((!asksAge.test(question) && !asksBack) || children.test(question)) continue;
    const reply = normalise(original, said.start, Math.min(said.end, said.start + 30)).text;
    if (
      !/^\W*(?:tengo |pues |hola |casi |yo ){0,2}1[0-7](?: anos)?(?![0-9:])(?! ?(?:minutos|euros|gatos|km|y \d|meses))/.test(
        reply,
      )
    )
      continue;
    return {
      id: 'answers-age',
      family: 'menor',
      severity: 'high',
      text: 'Dice tener menos de 18 años.',
      quote: original.slice(said.start, said.end).trim().slice(0, 60),
      start: said.start,
      certain: true,
      mine: said.author === 'mine',
    };
  }
  return null;
}

const order: readonly Severity[] = ['high', 'medium', 'low'];

/** Two rules that quote the same words say one thing. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || a.start - b.start,
  );
  const kept: Finding[] = [];
  for (const finding of sorted) {
    const end = finding.start + finding.quote.length;
    const echo = kept.some(
      (one) =>
        one.family === finding.family && finding.start < one.start + one.quote.length && one.start < end,
    );
    if (!echo) kept.push(finding);
  }
  return kept;
}

/** What the signals add: the patterns know more exactly what they have found. */
function withSignals(
  original: string,
  lines: Normalised,
  found: readonly Finding[],
  mine = false,
): Finding[] {
  const { text } = lines;
  const added = findSignals(original, lines, mine, {
    laughing: (from, to) =>
      laughter.test(lineBefore(text, from) + text.slice(from, to) + lineAfter(text, to)),
    isStory: (at) => story.test(lineBefore(text, at)),
  });
  const kept: Finding[] = [];
  for (const one of added.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))) {
    const end = one.start + one.quote.length;
    const said = [...found, ...kept].some(
      (other) =>
        order.indexOf(other.severity) <= order.indexOf(one.severity) &&
        one.start < other.start + other.quote.length &&
        other.start < end,
    );
    if (!said) kept.push(one);
  }
  return [...found, ...kept];
}

const forMine = compiled.filter(({ pattern }) => pattern.alsoMine);

function* searchLines(text: string, lines: Lines): Generator<void, Finding[]> {
  const theirs = joinLines(lines, (author) => author !== 'mine');
  const findings = withSignals(text, theirs, yield* search(text, theirs, compiled));
  if (lines.messages.some((one) => one.author === 'mine')) {
    const mine = joinLines(lines, (author) => author === 'mine');
    findings.push(...withSignals(text, mine, yield* search(text, mine, forMine, true), true));
  }
  yield;
  const age = answeredAge(text, lines.messages);
  if (age) findings.push(age);
  return withoutEchoes(findings);
}

function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** What the rules alone see, the gravest first. */
export const findByRules = (text: string, lines: Lines): Finding[] => finish(searchLines(text, lines));

export const readChat = (text: string): Reading => finish(readChatInSteps(text));

/** All of a chat, however long: danger in its oldest or its newest line is danger. */
export function* readChatInSteps(text: string): Generator<void, Reading> {
  const lines = readLines(text);
  yield;
  const found = yield* searchLines(text, lines);
  yield;
  const { messages } = lines;
  const { level, findings } = weigh(text, lines, found);
  return {
    messages,
    lines,
    findings: findings.map((one) => ({ ...one, quote: widenQuote(text, one.start, one.quote) })),
    level,
    isConversation: new Set(messages.map((one) => one.speaker ?? '')).size > 1,
    knowsMine: messages.some((one) => one.author === 'mine'),
  };
}
