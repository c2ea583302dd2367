import { type Act, actOf } from './acts.server.ts';
import { compile, type Rows } from './compile.ts';
import { readData } from './data.server.ts';
import type { Family } from './families.ts';
import { laughter, search } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import { joinLines, type Lines } from './lines.ts';
import { widenQuote } from './quote.ts';
import { compiled, type Rule, rules } from './rules.server.ts';
import { gravestFirst } from './severity.ts';

const written = readData<{
  /** As one tells a friend, without a chat. */
  told: Rule[];
  /** Acts that are no worry, said once. */
  atOnce: readonly Act['id'][];
  protests: Rows;
  /** Whoever asks has the other one for the sign. */
  blames: Rows;
  means: Record<Pressing, string> & { acts: Readonly<Record<Act['id'], string>> };
  /** What is said of it, whatever it is, and of each, by family or rule. */
  words: Record<Pressing | 'all', Words> & Readonly<Record<string, Words>>;
}>('own-pressure.json');

interface Words {
  tone: string;
  advice: string;
}

const pressing = ['control', 'presion_sexual', 'manipulacion', 'violencia'] as const;
type Pressing = (typeof pressing)[number];
const isPressing = (family: Family): family is Pressing => (pressing as readonly Family[]).includes(family);

export const toldRules = written.told.map(compiled);
/** Rules that read what is done to «te»: not those that somebody tells of «me» by. */
const saidToThem = rules.filter(
  ({ rule }) =>
    isPressing(rule.family) &&
    !rule.alsoMine &&
    !rule.suffered &&
    !/^(?:told-|hit-)/.test(rule.id) &&
    !rule.keepsStory,
);
const protests = compile(written.protests);
const blames = compile(written.blames);

const isOverlapping = (one: Finding, other: Finding) =>
  one.start < other.start + other.quote.length && other.start < one.start + one.quote.length;

const isOfSameWords = (one: Finding, told: readonly Finding[]): boolean =>
  (!one.certain || one.family === 'control') && told.some((other) => isOverlapping(one, other));

const complaints: readonly Family[] = ['control', 'manipulacion', 'falta_de_respeto'];

/** Without what is held against the other person for what whoever asks does, nor, where that is grave, for how they defend themselves. */
export function withoutBlame(findings: readonly Finding[], own: readonly Finding[]): Finding[] {
  const isGrave = own.some(({ severity }) => severity === 'high');
  const isBlame = (one: Finding) =>
    isOfSameWords(one, own) || (isGrave && !one.certain && complaints.includes(one.family));
  return findings.filter((one) => one.mine || !isBlame(one));
}

const isNamed = (found: Finding) => written.means.acts[actOf(found).id] !== undefined;
const meansOf = (found: Finding): string =>
  written.means.acts[actOf(found).id] ?? written.means[found.family as Pressing] ?? found.text;

/** Once may be worry: it counts where it comes twice, is grave or was protested against, and never beside anything graver: people defend themselves. */
export function* ownPressureIn(
  text: string,
  lines: Lines,
  findings: readonly Finding[],
): Generator<void, Finding[]> {
  const own = joinLines(lines, (author) => author === 'mine');
  const theirs = joinLines(lines, (author) => author === 'other');
  const mayTell = joinLines(lines, (author) => author !== 'other');
  const asOwn = (one: Finding) => ({
    ...one,
    certain: false,
    mine: true,
    quote: widenQuote(text, one.start, one.quote),
  });
  const told = (yield* search(text, mayTell, toldRules)).map(asOwn);
  const isGrave = told.some(({ severity }) => severity === 'high');
  const isGraver = (one: Finding) => one.severity !== 'low' && !isByWeights(one) && !isOfSameWords(one, told);
  if (!isGrave && findings.some(isGraver)) return [];
  // Without a line of theirs nobody knows where one of whoever asks ends.
  const isKnown =
    theirs.text !== '' || lines.messages.every((one) => one.author === 'mine' && !one.continues);
  const found = isKnown ? yield* search(text, own, saidToThem) : [];
  // Two rules of the same words say one thing, and the narrower says it best.
  const isResented = theirs.text.search(protests) >= 0 || mayTell.text.search(blames) >= 0;
  const said = found
    .filter((one) => one.severity !== 'low' && (isResented || isNamed(one)))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .filter((one, at, all) => !all.slice(0, at).some((other) => isOverlapping(one, other)));
  const isPlain = (one: Finding) => written.atOnce.includes(actOf(one).id);
  const isJoke = laughter.test(theirs.text) || (!isResented && laughter.test(own.text));
  const isEnough = !isJoke && (isResented ? said.length > 0 : said.some(isPlain) || said.length > 1);
  if (!isEnough) return told;
  return [
    ...told,
    ...said.map((one) => ({ ...asOwn(one), severity: 'medium' as const, text: meansOf(one) })),
  ];
}

export function ownPressureWords(found: readonly Finding[]): Words {
  const { words } = written;
  const { id, family } = gravestFirst(found)[0] as Finding;
  const { tone, advice } = words[id] ?? words[family as Pressing];
  return { tone: `${words.all.tone} ${tone}`, advice: `${advice} ${words.all.advice}` };
}
