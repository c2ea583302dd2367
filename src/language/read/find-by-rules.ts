import { answeredAge } from './answered-age.ts';
import { readData } from './data.server.ts';
import type { Family, Severity } from './families.ts';
import { type Finding, isByWeights } from './finding.ts';
import { lineEnd as boundary, joinLines, type Lines } from './lines.ts';
import { type Normalised, originalOf } from './normalise.ts';
import { type CompiledRule, elsewhere, rules as ours } from './rules.server.ts';
import { severityWeight } from './severity.ts';

export const laughter =
  /(?:(?:ja|je|ji|ha){2}|jaj|jsjs|jkjk|\bxd\b|\blol\b|😂|🤣|😜|😝|😹|😆|🤪|es broma|de broma|de coña|de cona|es cona|en broma)/;
const deniedJoke =
  /\b(?:no|ni|nada) (?:(?:te creas que |creas que |pienses que )?(?:es|era|va|voy|estoy|iba|lo digo|hablo|digo) )?(?:(?:ninguna?|una|en|de|por|una puta) )?(?:broma|coña|cona|guasa|cachondeo)/g;
const meant =
  /(?<!no va )(?<!no es )(?<!no lo digo )(?<!no hablo )\ben serio\b|\b(?:lo sabes|pistola|navaja|cuchillo|machete|escopeta|arma|cargada|put[ao]s?|zorras?|guarr[ao]s?|cerd[ao]s?|perra|asqueros[ao]|hij[oa] de puta|violar(?:te)?|violo|si (?:vuelves(?! a )|te veo|te acercas)|como (?:te vea|te acerques))\b/;
/** Who wins, and not who is hurt: a score, or a game that is named. */
export const isOfAGame =
  /(?<![\d:/.-])\d{1,2} ?- ?\d{1,2}(?![\d:/-])|\b(?:a[lt]?|en(?: (?:el|la))?) (?:mario(?: kart)?|fifa|futbol(?:in)?|padel|squash|badminton|rocodromo|ring|tatami|judo|boxeo|karate|dojo|piscina|tenis|ajedrez|parchis|mus|uno|billar|domino|trivial|monopoly|catan|play|switch|smash|tekken|mortal kombat|bolos|dardos|ping pong|petanca|basket|voley|scrabble)\b/;
const ofAFight: ReadonlySet<string> = new Set([
  'threat-hurt',
  'threat-hurt-now',
  'threat-kill',
  'threat-in-other-languages',
  'threat-elsewhere',
]);
const negation =
  /(?<!\bsi )(?<!\bcomo )(?<!por que )(?<!porque )\b(?:no|nunca|jamas|tampoco|sin|ni) (?:\w+ ){0,3}$/;
const story = new RegExp(readData<string[]>('stories.json').join('|'));
const window = 160;

const lower: Record<Severity, Severity | null> = { high: 'medium', medium: 'low', low: null };

const has = (pattern: RegExp | null, text: string) => pattern?.test(text) ?? false;

function isJoking(around: string, sentence: string): boolean {
  return laughter.test(sentence.replace(deniedJoke, ' ')) && !around.match(deniedJoke) && !meant.test(around);
}

function severityOf({ rule, worse, softer }: CompiledRule, around: string, joking: boolean): Severity | null {
  let severity: Severity | null = rule.severity;
  if (has(worse, around)) severity = 'high';
  else if (has(softer, around)) severity = lower[severity];
  if (!joking || severity === null || rule.joke === undefined) return severity;
  return rule.joke === 'cancel' ? null : lower[severity];
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

interface Span {
  from: number;
  to: number;
}

function spanOf(
  { beside, reach }: CompiledRule,
  { from, to }: Span,
  before: string,
  after: string,
): Span | null {
  const span = { from, to };
  const near = before.slice(-reach);
  for (const rows of beside) {
    rows.lastIndex = 0;
    const last = [...near.matchAll(rows)].at(-1);
    const next = rows.exec(after.slice(0, reach));
    if (!last && !next) return null;
    const gap = last ? near.length - last.index - last[0].length : Infinity;
    if (last && gap <= (next?.index ?? Infinity))
      span.from = Math.min(span.from, from - near.length + last.index);
    else if (next) span.to = Math.max(span.to, to + next.index + next[0].length);
  }
  return span;
}

const sentenceEnds = ['.', '?', '!', ',', ';'];
const fullStops = ['.', '?', '!'];
const nearby = 200;

const ends = /[.?!;\n]/;
/** «Me dijo:», and what follows is no film. */
export const saidToMe =
  /\bme (?:ha |lo |la )?(?:dij|dic|escrib|escrit|grit|solt|suelt|respond|contest|amenaz)[a-z]+[^.?!;,\n]{0,12}[:,«"]/;
const clauseBegins = new RegExp(`${ends.source}|${saidToMe.source}`);

export const sentenceAround = (text: string, from: number, to: number): string =>
  text.slice(0, from).split(ends).at(-1) + text.slice(from, to) + text.slice(to).split(ends, 1);

/** What others do, and grave. */
export const ofEverybody: readonly Family[] = ['violencia', 'sextorsion'];
const ofLives: readonly Family[] = [...ofEverybody, 'autolesion', 'presion_sexual'];

function findingAt(original: string, lines: Normalised, entry: CompiledRule, match: Span): Finding | null {
  const { rule } = entry;
  const { text } = lines;
  const { from, to } = match;
  const before = lineBefore(text, from);
  const after = lineAfter(text, to);
  const said = text.slice(from, to);
  const around = before + said + after;
  const sentence = before.slice(Math.max(...sentenceEnds.map((end) => before.lastIndexOf(end))) + 1);
  if (!rule.keepsNegation && negation.test(sentence)) return null;
  // A film in the sentence before makes nothing of a threat.
  const isGrave = ofLives.includes(rule.family);
  const led = isGrave ? (before.split(clauseBegins).at(-1) as string) : before;
  if (!rule.keepsStory && story.test(led)) return null;
  if (has(entry.unless, led + said + (isGrave ? after.split(/[.!;\n]/, 1) : after))) return null;
  if (ofAFight.has(rule.id) && isOfAGame.test(around) && !meant.test(around)) return null;
  const near = entry.when.length > 0 ? text.slice(Math.max(0, from - nearby), to + nearby) : '';
  if (!entry.when.every((other) => other.test(near))) return null;
  const span = spanOf(entry, match, before, after);
  const sentenceAfter = after.slice(0, after.search(/[.?!]|$/));
  const opening = before.slice(Math.max(...fullStops.map((end) => before.lastIndexOf(end))) + 1);
  const whole = opening + said + sentenceAfter;
  const severity = severityOf(entry, around, isJoking(around, whole));
  if (severity === null || !span) return null;
  return {
    id: rule.id,
    family: rule.family,
    severity,
    text: rule.means,
    quote: originalOf(original, lines, span.from, span.to).trim(),
    start: lines.starts[span.from] ?? 0,
    certain: rule.certain === true && severity === 'high',
    mine: false,
  };
}

/** In another part of the chat, which is weighed by itself: the first may have been meant otherwise. */
const farApart = 700;
/** Of one rule, from either end: a text that says one thing thousands of times costs no more than one that says it often. */
const mostLooks = 150;

function hitsOf({ match }: CompiledRule, text: string): Span[] {
  const hits: Span[] = [];
  match.lastIndex = 0;
  for (let hit = match.exec(text); hit; hit = match.exec(text)) {
    if (hit[0] === '') match.lastIndex += 1;
    hits.push({ from: hit.index, to: hit.index + hit[0].length });
  }
  return hits;
}

/** The first of the gravest that a rule finds, and the newest that is certain: after forty jokes that may be the one that is meant. */
function findingsOf(
  { rule, worse }: CompiledRule,
  hits: readonly Span[],
  look: (hit: Span) => Finding | null,
): Finding[] {
  const most = severityWeight[worse ? 'high' : rule.severity];
  let best: Finding | null = null;
  const weight = () => (best ? severityWeight[best.severity] : 0);
  let looked = 0;
  for (; looked < Math.min(hits.length, mostLooks) && weight() < most; looked += 1) {
    const found = look(hits[looked] as Span);
    if (found && severityWeight[found.severity] > weight()) best = found;
  }
  for (const hit of hits.slice(looked).slice(-mostLooks).reverse()) {
    if (weight() === most && !rule.certain) break;
    const found = look(hit);
    if (!found) continue;
    if (severityWeight[found.severity] > weight()) best = found;
    else if (best && found.certain && found.start - best.start > farApart) return [best, found];
  }
  return best ? [best] : [];
}

/** Takes a step for each rule that may be there, so that whoever reads a long chat can let others come to their turn. */
export function* search(
  original: string,
  lines: Normalised,
  chosen: readonly CompiledRule[],
  isWorthReading: (entry: CompiledRule, hit: Span) => boolean = () => true,
): Generator<void, Finding[]> {
  const findings: Finding[] = [];
  for (const entry of lines.text === '' ? [] : chosen) {
    if (!entry.match.mayBeIn(lines.text)) continue;
    yield;
    const hits = hitsOf(entry, lines.text).filter((hit) => isWorthReading(entry, hit));
    findings.push(...findingsOf(entry, hits, (hit) => findingAt(original, lines, entry, hit)));
  }
  return findings;
}

const rules = [...ours, ...elsewhere];

const looseRules = new Set(rules.filter(({ beside }) => beside.length > 0).map(({ rule }) => rule.id));
const idsElsewhere = new Set(elsewhere.map(({ rule }) => rule.id));
/** The weights read our language alone: they say nothing for it or against it. */
export const isElsewhere = ({ id }: Pick<Finding, 'id'>): boolean => idsElsewhere.has(id);
export const isLoose = ({ id }: Pick<Finding, 'id'>): boolean => looseRules.has(id);

export const isPlainlyGrave = (one: Finding): boolean =>
  one.severity === 'high' && !isByWeights(one) && !isLoose(one);

/** Rules of a family that quote the same words say one thing. Words that only stand together say less than a phrase, of whatever family. */
export function withoutEchoes(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) =>
      severityWeight[b.severity] - severityWeight[a.severity] ||
      Number(isSuffered(b)) - Number(isSuffered(a)) ||
      Number(b.toThem ?? false) - Number(a.toThem ?? false) ||
      Number(isLoose(a)) - Number(isLoose(b)) ||
      Number(b.certain) - Number(a.certain) ||
      a.start - b.start,
  );
  const kept: Finding[] = [];
  for (const finding of sorted) {
    const end = finding.start + finding.quote.length;
    const echo = kept.some(
      (one) =>
        (one.family === finding.family || isLoose(finding)) &&
        finding.start < one.start + one.quote.length &&
        one.start < end,
    );
    if (!echo) kept.push(finding);
  }
  return kept;
}

const sure = rules.filter(({ rule }) => rule.certain);

/** What is grave and said over several lines of one person: of what stands in one of them, that line's own words have the say. */
function* searchOverLines(original: string, lines: Lines): Generator<void, Finding[]> {
  if (!original.includes('\n')) return [];
  const spoken = joinLines(lines, (author) => author !== 'mine', true);
  const mayBeOverLines = ({ reach }: CompiledRule, { from, to }: Span) =>
    originalOf(
      original,
      spoken,
      Math.max(0, from - reach),
      Math.min(spoken.text.length, to + reach),
    ).includes('\n');
  const found = yield* search(original, spoken, sure, mayBeOverLines);
  return found.filter(({ certain, quote }) => certain && quote.includes('\n'));
}

const forMine = rules.filter(
  ({ rule }) => rule.alsoMine || rule.suffered || (rule.certain && ofEverybody.includes(rule.family)),
);
const idsOf = (kind: 'alsoMine' | 'suffered' | 'stops') =>
  new Set(rules.filter(({ rule }) => rule[kind]).map(({ rule }) => rule.id));
const toldOfOneself = idsOf('alsoMine');
const suffered = idsOf('suffered');
const stopping = idsOf('stops');

export const isToldOfOneself = ({ id }: Pick<Finding, 'id'>): boolean => toldOfOneself.has(id);
export const isSuffered = ({ id }: Pick<Finding, 'id'>): boolean => suffered.has(id);

/** Of somebody under 18 who takes part, beside what `isMinorInvolved` reads of ages. */
export const isOfMinors = ({ id, certain }: Finding): boolean => certain && stopping.has(id);

/** Null where a rule is not sure of it: of one's own words only what is certain is said. */
function asMine(found: Finding): Finding | null {
  if (isSuffered(found)) return found;
  if (isToldOfOneself(found)) return { ...found, mine: true };
  return found.certain ? { ...found, mine: true, text: `Esto lo escribes tú. ${found.text}` } : null;
}

export function* findInSteps(text: string, lines: Lines): Generator<void, Finding[]> {
  const theirs = joinLines(lines, (author) => author !== 'mine');
  const findings = yield* search(text, theirs, rules);
  findings.push(...(yield* searchOverLines(text, lines)));
  if (lines.messages.some((one) => one.author === 'mine')) {
    const mine = joinLines(lines, (author) => author === 'mine');
    const own = yield* search(text, mine, forMine);
    findings.push(...own.flatMap((one) => asMine(one) ?? []));
  }
  yield;
  const age = answeredAge(text, lines);
  if (age) findings.push(age);
  return withoutEchoes(findings);
}

export function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const findByRules = (text: string, lines: Lines): Finding[] => finish(findInSteps(text, lines));
