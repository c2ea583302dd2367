import { addressedAs } from '../../language/write/addressed.ts';
import { calm, capitalise, ended, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { easy, hooksOn, type Tone } from '../../language/write/hooks.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { type OpenerKind, readTopics } from '../../language/write/topics.server.ts';
import { isFit, worthOf } from './best-clause.server.ts';
import { type Clause, isGood, isHarmful, isKept, parted, readClauses } from './clauses.server.ts';
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
  const { groups, isWhole } = keptIn(facts, dice);
  const chosen = fitted(facts, groups, limit);
  const own = cutAt(limit, joined(chosen.flat(), language !== undefined));
  const texts = new Set(chosen.flatMap(clausesOf).map(({ text }) => text));
  const isEnough =
    own.length >= (isGood ? fewest : best.length === 0 && !isTender ? some : few) ||
    (!isAsked && (isGood || isGrieving || language || (best.length > 0 && isWhole)));
  const lines = isEnough && own ? [] : linesFor(facts, own, isAsked, dice);
  const add = (text: string, line: string) => (text.length + line.length < limit ? `${text} ${line}` : text);
  return {
    text: lines.reduce(add, own).trim(),
    holds: ({ text }) => texts.has(text),
    left: groups
      .filter((group) => !clausesOf(group).some(({ text }) => texts.has(text)))
      .map((group) => group.map(({ said }) => said).join('. ')),
  };
}

const clausesOf = (group: readonly Sentence[]): Clause[] =>
  group.flatMap(({ clauses }) => clauses.flatMap((one) => [one, ...(one.parts ?? [])]));

/** What stays of the bio, in groups that are nothing apart. */
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
  return { groups: gladFirst(facts, groupsOf(kept)), isWhole: kept.length === read.length };
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

/** What only goes on is nothing without what stands before it: «Sí, las tres», «2. …». */
const goesOn =
  /^(?:(?:s[ií]|no|bueno),|\d[.)] |(?:y|pero|así que|aunque|ni|también|tampoco|eso|por eso|al menos|el que acierte)(?!\p{L}))/iu;

function groupsOf(sentences: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = [];
  for (const one of sentences) {
    const last = groups.at(-1);
    if (last && goesOn.test(one.said)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Where it is wished not to sound sad, what is enjoyed goes before what was lost. */
function gladFirst({ best, likes, style }: BioFacts, groups: readonly Sentence[][]): Sentence[][] {
  const isSad = (group: readonly Sentence[]) => clausesOf(group).some(({ kind }) => kind?.isTender);
  const texts = new Set([...best, ...likes].map(({ text }) => text));
  const isGlad = (group: readonly Sentence[]) =>
    !isSad(group) && clausesOf(group).some(({ text }) => texts.has(text));
  const glad = style?.isGladFirst && groups[0] && isSad(groups[0]) ? groups.find(isGlad) : undefined;
  return glad ? [glad, ...groups.filter((one) => one !== glad)] : [...groups];
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

/** «La naturaleza», after «amante de», or «si te suena a excusa»: no sentence without what goes. */
const leansOnIt =
  /^(?:(?:y|e|o|ni|pero) )?(?:el|la|los|las|del?|al?|si|con|sin|que|por|para|es|son|\p{L}+(?:[aei]r|ndo))(?!\p{L})/iu;
const standsAlone = /^(?:soy|busco|tengo|vivo|trabajo|hago|quiero|me)(?!\p{L})/iu;

/** The clauses that stay, where some of a sentence go. */
function keptOf(clauses: readonly Clause[], stays: (clause: Clause) => boolean): string {
  let cut: Clause | undefined;
  const kept = clauses.flatMap((clause) => {
    const { text, kind } = clause;
    // «No quiero gritos, prisas»: what follows is of the same, unless it surely tells.
    const goesAlong =
      cut && (leansOnIt.test(text) || (isHarmful(cut.kind) && !isGood(kind) && !standsAlone.test(text)));
    if (stays(clause) && !goesAlong) {
      const isSought = /^busco/iu.test(cut?.text ?? '') && /^(?:a )?(?:alguien|una? )/iu.test(text);
      cut = undefined;
      return isSought ? `busco ${text}` : text;
    }
    cut ??= clause;
    const part = goesAlong ? undefined : kind?.part?.exec(text)?.[0].replace(/(?<=^(?:pap|mam))a$/iu, 'á');
    // «Papá» alone is no sentence.
    return part ? (part.includes(' ') ? part : `soy ${uncapitalise(part)}`) : [];
  });
  return kept.join(', ').replace(/^[\s.,;…]*(?:(?:y|e|pero|aunque|ni|o|así que|porque) )?/iu, '');
}

/** The best first, then what is told of oneself without a joke, then what tells most. */
function worthIn({ best }: BioFacts, group: readonly Sentence[]): number {
  const clauses = clausesOf(group);
  const isOfThem = clauses.some(({ kind }) => kind?.isTender || kind?.id === 'identity');
  return clauses.some(({ text }) => text === best[0]?.text)
    ? Infinity
    : Math.max(...clauses.map(worthOf)) + (isOfThem ? 12 : 0);
}
const pictures = /\s*\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*/gu;

/** What there is room for, in its order: all of it, all without its pictures, or what is best remembered. */
function fitted(facts: BioFacts, groups: readonly Sentence[][], limit: number): Sentence[][] {
  const fits = (some: readonly Sentence[][]) => joined(some.flat(), false).length <= limit;
  if (fits(groups)) return [...groups];
  const bare = groups.map((group) => group.map((one) => ({ ...one, said: one.said.replace(pictures, '') })));
  if (fits(bare)) return bare;
  const worth = (group: readonly Sentence[]) => worthIn(facts, group) + (group === groups[0] ? 6 : 0);
  const [first, ...others] = groups.toSorted((one, other) => worth(other) - worth(one));
  const chosen = new Set(first ? [first] : []);
  const inOrder = () => groups.filter((group) => chosen.has(group));
  for (const group of others) {
    chosen.add(group);
    if (!fits(inOrder())) chosen.delete(group);
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
