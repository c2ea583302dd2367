import { stemsOf } from '../../language/write/discreet.server.ts';
import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { isDoing, thingNamed } from '../../language/write/things.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { introduced } from './introducing.server.ts';
import data from './own-words.json' with { type: 'json' };
import { type Item, isOneself, itemsOf, type OwnWords } from './own-words.server.ts';
import { any, clause, harmless, type Sentence } from './sentence.server.ts';

/** One sentence of a bio, in the person's words. */
export interface Block {
  text: string;
  /** What they like, as it stands after «me gusta»; none where one of them has no such name. */
  names: readonly string[];
  kind?: 'liked' | 'against';
}

export const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

/** «Quedan pocos», «antes era liso»: what goes on from the one before is no last of a row. */
const enumerated = (items: readonly string[]): string =>
  items.some((item) => / [ye] /u.test(item)) || goesOnFrom.test(fold(items.at(-1) ?? ''))
    ? items.join(', ')
    : joinAnd(items);

const goesOnFrom =
  /^(?:antes|ahora|luego|despues|ya|y|e|pero|aunque|sino|que|porque|en (?:ese|este) orden|eso|esto|no (?:es|me)|ell[oa]s?)(?![a-z])/u;

const asSentence = (text: string): string =>
  `${capitalise(text.replace(/(?<=^|, | y )(tengo [1-9]\d)(?=,|$| y )/giu, '$1 años'))}.`;

/** «Viuda de 68» */
const aged = /^(?!hij|niet|peque|nen|niñ)(\p{L}+) de ((?:1[89]|[2-9]\d)(?: años)?)$/iu;
/** «Viudo 67 años», «ama de casa 52», «lima». */
const asFacts = (part: string): string[] =>
  (
    aged.exec(part)?.slice(1).join(', ').replace(/\d\d$/u, '$& años') ??
    towns.get(fold(part)) ??
    part.replace(
      /(?<=^\D*\p{L})(?<!(?:^| )(?:tengo|cumplo|soy|de|con|los|las|a|hace|desde|hasta|en)) (1[89]|[2-9]\d)(?: años)?$/u,
      ', $1 años',
    )
  ).split(/, (?=\d\d años$)|(?<=^\d\d años) (?=de \p{Lu})/u);

/** What somebody does in a sentence of its own is no thing. */
const namedIn = ({ said, topic }: Item): string | undefined =>
  said.split(/ [ye] /u).some((one) => clause.test(fold(one))) ? undefined : thingNamed(said, topic);

/** All of them, or none: things first, and last what somebody likes to do. */
function namesOf(items: readonly Item[]): string[] {
  const names = items.map(namedIn).filter((name) => name !== undefined);
  if (names.length < items.length) return [];
  if (names.some((name) => / [ye] /u.test(name))) return names;
  return names.toSorted((one, other) => Number(isDoing(one)) - Number(isDoing(other)));
}

/** «Pádel, croquetas»: things that all are liked, told in a sentence. */
function likedAll(names: readonly string[]): string | undefined {
  const [first] = names;
  if (!first) return undefined;
  const things = names.filter((name) => !isDoing(name));
  const isMany = things.length > 1 || /^l[oa]s /u.test(first);
  if (names.some((name) => /^mis? /u.test(name)))
    return `lo mío ${isMany ? 'son' : 'es'} ${enumerated(names)}`;
  return `me gusta${isMany ? 'n' : ''} ${enumerated(names)}`;
}

const isRefusing = ({ kind, parts }: Sentence) =>
  kind === 'against' ||
  (kind === 'clause' && parts.every((part) => /^(?:no (?:busco|quiero|me)|ni|nada de) /iu.test(part)));

const plain = (text: string): Block => ({ text: asSentence(text), names: [] });

const longest = 84;
/** Short ones in a row become a longer one: «juego al lol y veo anime». */
function merged(clauses: readonly string[]): Block[] {
  const told: string[][] = [];
  for (const one of clauses) {
    const run = [...(told.at(-1) ?? []), one];
    const simple = one.includes(' que ') ? run : run.slice(0, -1);
    // «Mi hija dice que soy guapa y bailo» would be hers to say.
    const isOpen = run.slice(0, -1).some((said) => /\b(?:dice|dicen|creo|opina) que\b/iu.test(said));
    const isShort =
      !isOpen && run.join(', ').length < longest && !simple.some((said) => / [ye] /u.test(said));
    if (isShort) told.splice(-1, 1, run);
    else told.push([one]);
  }
  return told.map((run) => plain(isInstead(run) ? run.join(', ') : enumerated(run)));
}

/** «No busco papá, busco alguien para mí.» */
const isInstead = (run: readonly string[]): boolean =>
  run.some((one, at) => {
    const [, verb] = /^no (\p{L}+) /iu.exec(run[at - 1] ?? '') ?? [];
    return verb !== undefined && one.toLowerCase().startsWith(`${verb.toLowerCase()} `);
  });

const notFirst = any(data.notFirst);
/** «…o que me digas si mejor no» */
export const asksUs =
  /\b(?:digas|digais|dices|aconsej\w+|recomiend\w+|no se) (?:si|que) (?:es )?(?:mejor|poner|contar|decir|mencionar|lo pongo)|^(?:lo )?pongo\b/u;

const isDelicate = (text: string) => readTopics(text).attributes.some(({ id }) => !harmless.has(id));

/** Sentence by sentence, in their order; last what they do not want to be read first, and what they do not want. */
export function tellingOf({ typed: inOrder, wishes, isForeign, sentences }: OwnWords): Block[] {
  const refusing = (all: readonly Sentence[]) => all.length > 0 && all.every(isRefusing);
  const firstTold = inOrder.findIndex((all) => all.length > 0 && !refusing(all));
  const typed = [...inOrder.slice(Math.max(firstTold, 0)), ...inOrder.slice(0, Math.max(firstTold, 0))];
  const asked = wishes.map(fold).filter((wish) => notFirst.test(wish) || asksUs.test(wish));
  const stems = new Set(asked.flatMap(stemsOf));
  const isNamed = (text: string) => stemsOf(text).some((stem) => stems.has(stem));
  const isAnyNamed = sentences.some(({ parts }) => parts.some(isNamed));
  const isLate = (text: string) =>
    isAnyNamed ? isNamed(text) : asked.some((wish) => notFirst.test(wish)) && isDelicate(text);
  const late: string[] = [];
  const early = (one: Sentence) => {
    late.push(...one.parts.filter(isLate));
    return {
      ...one,
      kind: isOneself(one) ? ('who' as const) : one.kind,
      parts: one.parts.filter((part) => !isLate(part)),
    };
  };
  const blocks = typed.flatMap((read) =>
    toldIn(
      read.map(early).filter(({ parts }) => parts.length > 0),
      isForeign,
    ),
  );
  return late.length > 0 ? [...blocks, ...introduced(late).map(plain)] : blocks;
}

/** «Era arquitecto allá, ahora pongo pladur»: told in an order, it stays in it. */
const inTime = /^(?:ahora|antes|luego|despues|aqui|alli|alla|hoy|entonces)(?![a-z])/u;
const longestInOrder = 160;
/** Notes: who they are, what they tell and like in their order, and what they do not like. */
function toldIn(sentences: readonly Sentence[], isForeign: boolean): Block[] {
  const inOrder = sentences
    .flatMap(({ opening, parts }) => [`${opening} ${parts.join(', ')}`.trim()])
    .join(', ');
  if (
    inOrder.length < longestInOrder &&
    sentences.some(({ parts }) => parts.some((part) => inTime.test(fold(part))))
  )
    return [plain(inOrder)];
  const list = (items: readonly string[]) => (isForeign ? items.join(', ') : enumerated(items));
  const presented = (parts: readonly string[]) =>
    (isForeign && parts.length > 0 ? [parts.join(', ')] : introduced(parts.flatMap(asFacts))).map(plain);
  const ofKind = (kind: Sentence['kind']) => sentences.filter((one) => one.kind === kind);
  const all = ofKind('thing');
  // «Turnos de noche» belongs to «enfermera»; with nothing beside it, it stands alone.
  const isNote =
    ofKind('who').length > 0 &&
    all.flatMap(itemsOf).every((item) => !item.topic || (!namedIn(item) && !item.said.includes('(')));
  const things = isNote ? [] : all;
  const who = sentences.filter(
    (one) => one.kind === 'who' || isOneself(one) || (isNote && one.kind === 'thing'),
  );
  const blocks = presented(who.flatMap(({ parts }) => parts));
  let run: string[] = [];
  const endRun = () => {
    blocks.push(...merged(run));
    run = [];
  };
  for (const one of sentences) {
    if (one.kind === 'clause' && !who.includes(one))
      run.push(one.parts.join(', ').replace(/, (?=y )/gu, ' '));
    if (one.kind === 'liking' || one === things[0]) {
      endRun();
      const said = one.kind === 'liking' ? [one] : things;
      const items = said.flatMap(itemsOf);
      const text = list(said.flatMap(({ parts }) => parts));
      const opened = `${one.opening} ${text}`.trim();
      blocks.push({
        text: asSentence((one.kind === 'thing' && likedAll(namesOf(items))) || opened),
        names: namesOf(items),
        kind: 'liked',
      });
    }
  }
  endRun();
  return [
    ...blocks,
    ...ofKind('against').map(({ parts }): Block => ({ ...plain(list(parts)), kind: 'against' })),
  ];
}
