import { addressedAs } from '../../language/write/addressed.ts';
import { calm, capitalise, ended, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { easy, hooksOn, type Tone } from '../../language/write/hooks.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { type OpenerKind, readTopics } from '../../language/write/topics.server.ts';
import { isFit, worthOf } from './best-clause.server.ts';
import { type Clause, isHarmful, isKept, parted, readClauses } from './clauses.server.ts';
import { detailsOn } from './details.server.ts';
import type { BioFacts } from './facts.server.ts';
import gaps from './gaps.json' with { type: 'json' };

/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/** Fewer letters than this say little yet; the first, of what is good. */
const [fewest, few, some] = [40, 60, 110];
const [mostLines, mostPictures] = [2, 4];

/** A sentence with the mark and the space behind it. */
interface Sentence {
  said: string;
  after: string;
  clauses: readonly Clause[];
}

export interface Example {
  text: string;
  /** Whether a clause of the bio stands in it. */
  holds: (clause: Clause) => boolean;
  /** What is good and found no room. */
  left: readonly string[];
}

/** Theirs in their words, without what the analysis names; where that is little, what the advice would say instead. */
export function exampleOf(facts: BioFacts, limit: number, isAsked: boolean, dice: Dice): Example {
  const { best, isTender, isGood, isGrieving, language } = facts;
  const { kept, isWhole } = keptIn(facts, dice);
  const chosen = fitted(facts, kept, limit);
  const own = cutAt(limit, joined(chosen, language !== undefined));
  const texts = new Set(chosen.flatMap(clausesOf).map(({ text }) => text));
  const isEnough =
    own.length >= (isGood ? fewest : best.length === 0 && !isTender ? some : few) ||
    (!isAsked && (isGood || isGrieving || language || (best.length > 0 && isWhole)));
  const lines = isEnough && own ? [] : linesFor(facts, own, isAsked, dice);
  const add = (text: string, line: string) => (text.length + line.length < limit ? `${text} ${line}` : text);
  return {
    text: lines.reduce(add, own).trim(),
    holds: ({ text }) => texts.has(text),
    left: kept.filter((one) => !chosen.includes(one)).map(({ said }) => said),
  };
}

const clausesOf = ({ clauses }: Sentence): Clause[] => clauses.flatMap((one) => [one, ...(one.parts ?? [])]);

/** What stays of the bio. */
function keptIn(facts: BioFacts, dice: Dice) {
  const { bioText, isGrieving, isApart, language, tone } = facts;
  const bio = language ? bioText : parted(bioText, '. ');
  const stays = (one: Clause) =>
    !isApart(one.text) &&
    (isKept(one) || ((isGrieving || language !== undefined) && !one.kind?.isPrivate && !one.kind?.isGrave));
  const read = readClauses(bio, isApart);
  const all = read.map((clauses, at): Sentence => {
    const [start, end] = [clauses[0]?.start, clauses.at(-1)?.end];
    const said = clauses.every(stays) ? bio.slice(start, end) : keptOf(clauses, stays);
    return {
      said: (!isGrieving && inWords(clauses, tone, dice)) || said,
      after:
        at < read.length - 1 ? bio.slice(end, read[at + 1]?.[0]?.start).replace(/[{}<>*[\]]/gu, '') : '. ',
      clauses,
    };
  });
  const kept = all.filter(({ said }) => said && isFit(said.replace(ownNames, '')));
  return { kept: gladFirst(facts, kept), isWhole: kept.length === read.length };
}

/** What an insult is in another's mouth is a name in one's own. */
const ownNames = /^(?:soy )?(?:una? )?(?:boller[oa]|bollo|marica|maric[oó]n|gord[oa]|travesti)(?!\p{L})/iu;

/** «🏍️🎸🏔️»: a row of pictures, named. */
function inWords(
  [first, ...others]: readonly Clause[],
  tone: Tone | undefined,
  dice: Dice,
): string | undefined {
  if (first?.kind?.id !== 'emoji-list' || others.length > 0) return undefined;
  const names = [...new Set(readTopics(first.text).topics.map(({ topic }) => topic.name))];
  return names.length > 1 ? dice.pick(hooksOn(names.slice(0, mostPictures), tone ?? 'casual')) : undefined;
}

/** Where it is wished not to sound sad, what is enjoyed goes before what was lost. */
function gladFirst({ best, likes, style }: BioFacts, kept: readonly Sentence[]): readonly Sentence[] {
  const isSad = (one?: Sentence) => one?.clauses.some(({ kind }) => kind?.isTender);
  const texts = new Set([...best, ...likes].map(({ text }) => text));
  const isGlad = (one: Sentence) => !isSad(one) && clausesOf(one).some(({ text }) => texts.has(text));
  const glad = style?.isGladFirst && isSad(kept[0]) ? kept.find(isGlad) : undefined;
  return glad ? [glad, ...kept.filter((one) => one !== glad)] : kept;
}

/** A line to finish on what goes or is everybody's, as the advice has it, or one that suits anybody; and something to answer. */
function linesFor(facts: BioFacts, own: string, isAsked: boolean, dice: Dice): string[] {
  const { findings, likes, tone, isTender, clauses } = facts;
  const onLikes = likes.filter(({ text }) => isFit(text)).flatMap(({ text }) => detailsOn(text, tone));
  const anybodys = dice.shuffle(gaps[tone ?? 'casual']);
  // Who they are before whom they seek.
  const told = [
    ...[0, 1].flatMap((nth) => findings.cliches.map(({ instead }) => instead[nth])),
    ...onLikes.map(({ line }) => line),
    ...(own.length > few / 2 ? [] : anybodys),
  ];
  const sought = findings.redFlags.flatMap(({ instead }) => instead).slice(0, mostLines);
  const lines = told.filter((line) => line !== undefined).slice(0, sought.length > 0 ? 1 : mostLines);
  const all = [...new Set([...lines, ...sought])];
  const asksMe = isAsked || clauses.some(({ kind }) => kind?.id === 'ask-me');
  if (isTender || all.at(-1)?.endsWith('?')) return all;
  return [
    ...(all.length > 0 || own.length >= few ? all : anybodys.slice(0, 1)),
    ...questionFor(facts, asksMe, dice),
  ];
}

const questionsOf: Partial<Record<Tone, OpenerKind>> = { sexy: 'invite', romantico: 'warm', sincero: 'warm' };
const ofUs = /(?<!\p{L})(?:yo|me|mis?|conmigo|mensaje)(?!\p{L})/iu;

/** On something that everybody likes and they name. */
function questionFor({ clauses, tone, bioText }: BioFacts, isNeeded: boolean, dice: Dice): string[] {
  const questions = clauses
    .filter((one) => (one.kind?.id === 'cliche-tastes' || isNeeded) && isFit(one.text))
    .flatMap(({ text }) => readTopics(text).topics)
    .flatMap(({ topic, said }) => (said ? topic[(tone && questionsOf[tone]) ?? 'ask'] : []))
    .filter((line) => /^¿(?!Y )[^¿?]*\?$/u.test(line) && !ofUs.test(line));
  const any = questions.length > 0 ? questions : isNeeded ? easy : [];
  return any.length > 0 ? [addressedAs(bioText)(dice.pick(any))] : [];
}

/** What follows what goes is of the same, unless it surely tells: «no quiero gritos, prisas». */
const standsAlone = /^(?:alguien|soy|busco|tengo|vivo|trabajo|hago|quiero|me)(?!\p{L})/iu;

/** The clauses that stay, where some of a sentence go. */
function keptOf(clauses: readonly Clause[], stays: (clause: Clause) => boolean): string {
  let cut: Clause | undefined;
  const kept = clauses.flatMap((clause) => {
    const { text, kind } = clause;
    const goesAlong = cut && isHarmful(cut.kind) && !standsAlone.test(text);
    if (stays(clause) && !goesAlong) {
      cut = undefined;
      return text;
    }
    cut ??= clause;
    const part = goesAlong ? undefined : kind?.part?.exec(text)?.[0];
    // «Papá» alone is no sentence.
    return part ? (part.includes(' ') ? part : `soy ${uncapitalise(part)}`) : [];
  });
  return kept.join(', ').replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '');
}

const surely = 100;
/** What there is room for, in its order: all of it, or how it begins and what is best remembered. */
function fitted({ best }: BioFacts, kept: readonly Sentence[], limit: number): Sentence[] {
  const worth = (one: Sentence) =>
    Math.max(...clausesOf(one).map((each) => (each.text === best[0]?.text ? surely : worthOf(each)))) +
    (one === kept[0] ? surely / 2 : 0);
  const chosen = new Set<Sentence>();
  const inOrder = () => kept.filter((one) => chosen.has(one));
  for (const one of kept.toSorted((a, b) => worth(b) - worth(a))) {
    chosen.add(one);
    if (chosen.size > 1 && joined(inOrder(), false).length > limit) chosen.delete(one);
  }
  return inOrder();
}

const cutAt = (limit: number, text: string): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/,[^,]*$|\s+\S*$/u, '')}.`;

/** Put right: accents, capitals and the last stop; in another language nothing. */
function joined(sentences: readonly Sentence[], isForeign: boolean): string {
  let before = '.';
  const text = sentences
    .map(({ said, after }, at) => {
      const put = isForeign ? said : spelled(calm(said));
      const isStart = !isForeign && /[.!?…\n][^\p{L}]*$/u.test(before);
      before = said + after;
      return `${isStart ? capitalise(put) : put}${at < sentences.length - 1 ? after : ''}`;
    })
    .join('');
  return (
    text && tidy(/\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u.test(text) ? text : ended(text))
  );
}
