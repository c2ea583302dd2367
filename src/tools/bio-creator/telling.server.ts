import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { wholly } from './last-or-never.server.ts';
import { articles, type Item, isOneself, itemsOf, type OwnWords } from './own-words.server.ts';
import { people, type Sentence } from './sentence.server.ts';

/** One sentence of a bio, in the person's words. */
export interface Block {
  text: string;
  /** Somebody's sentence about themselves, and no list. */
  isTold: boolean;
  /** What they like, as it stands after «me gusta»; none where one of them has no such name. */
  names: readonly string[];
}

export const enumerated = (items: readonly string[]): string =>
  items.some((item) => / [ye] /u.test(item)) ? items.join(', ') : joinAnd(items);

/** «15 años sin ligar, Separado»: after a comma nobody begins anew. */
const inside = (part: string): string =>
  people.has(fold(part).split(' ')[0] ?? '') ? uncapitalise(part) : part;

const asSentence = (text: string): string =>
  `${capitalise(text.replace(/(?<=^|, )(tengo [1-9]\d)(?=,|$| y )/giu, '$1 años'))}.`;

/** «Viudo 67 años», «ama de casa 52». */
const withAge = (part: string): string =>
  part
    .replace(/^tengo (\d\d)$/iu, '$1 años')
    .replace(
      /(?<=^\D*\p{L})(?<!(?:^| )(?:tengo|cumplo|soy|de|con|los|las|a|hace|desde|hasta|en)) (\d\d)(?: años)?$/u,
      ', $1 años',
    );

/** «Enfermera, Sevilla, 34 años»: where somebody works is told with the trade. */
function placedAt(parts: readonly string[]): string[] {
  const trade = parts.findIndex((part) => foldedJobs.has(fold(part).split(' ')[0] ?? ''));
  const town = parts.findIndex((part) => towns.has(fold(part)));
  if (town < 0) return [...parts];
  const place = towns.get(fold(parts[town] ?? '')) ?? '';
  if (trade < 0) return parts.map((part, at) => (at !== town ? part : at > 0 ? `en ${place}` : place));
  return parts.flatMap((part, at) => (at === trade ? `${part} en ${place}` : at === town ? [] : part));
}

/** As it stands after «me gusta»: «el pádel», «el senderismo suave», «leer». */
function namedIn({ said, topic }: Item): string | undefined {
  if (/^\p{L}+(?: (?:muy|re|s[uú]per))? (?:mal[oa]?|fatal|regular|p[eé]sim[oa])$/iu.test(said))
    return undefined;
  if (/\d|(?<!\p{L})(?:persona|gente)(?!\p{L})/u.test(said)) return undefined;
  if (/^(?:el|la|los|las) /iu.test(said)) return said;
  const [, article, noun = ''] = /^(el|la|los|las) (\p{L}+)/u.exec(topic?.name ?? '') ?? [];
  const [first = '', ...more] = said.split(' ');
  const known = articles.get(fold(first));
  if (known && (more.length === 0 || known.includes(' '))) return [known, ...more].join(' ');
  if (!article || fold(first) !== fold(noun)) return isDoing(said) ? said : undefined;
  return [article, uncapitalise(noun), ...more].join(' ');
}

const isDoing = (name: string) => /^\p{Ll}*[aeií]r(?:me)?(?: |$)/u.test(name);

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
  return `me gusta${isMany ? 'n' : ''} ${enumerated(names)}`;
}

/** «Juego al lol»; whom somebody seeks and what they hate stand alone. */
const steady =
  /^(?:(?:no|ya|solo|siempre) )?(?!busco|odio|quiero|prefiero|necesito|detesto|soy \p{Lu})(?:soy|voy|doy|estoy|he|me río|\p{L}{2,}o)(?: [^,]{2,34})?$/u;
const [mostMerged, longestMerged] = [3, 84];

/** Short ones become a longer one: «juego al lol y veo anime». */
function merged(sentences: readonly string[]): string[] {
  const told: string[][] = [];
  for (const text of sentences) {
    const run = told.at(-1) ?? [];
    const isMore =
      run.length > 0 &&
      run.length < mostMerged &&
      [...run, text].every((one) => steady.test(one) && !/ [ye] /u.test(one)) &&
      [...run, text].join(', ').length < longestMerged &&
      !(/^soy /iu.test(text) && run.some((one) => /^soy /iu.test(one)));
    if (isMore) run.push(text);
    else told.push([text]);
  }
  return told.map((run) =>
    joinAnd(run.map((one, at) => (/^tengo /iu.test(run[at - 1] ?? '') ? one.replace(/^tengo /iu, '') : one))),
  );
}

/** Who they are, what they tell and like in their order, what they do not like, and last what is not to be read first. */
export function tellingOf(own: OwnWords): Block[] {
  if (own.written.length === 0) return toldIn(own);
  return own.written.flatMap(({ text, sentences }) =>
    text
      ? { text: asSentence(text), isTold: true, names: [] }
      : toldIn({ sentences, isForeign: own.isForeign }),
  );
}

const isName = /^(?:Soy \p{Lu}|Me llamo)/u;

function toldIn({ sentences, isForeign }: Pick<OwnWords, 'sentences' | 'isForeign'>): Block[] {
  const plain = (text: string): Block => ({ text: asSentence(text), isTold: true, names: [] });
  const list = (items: readonly string[]) => (isForeign ? items.join(', ') : enumerated(items));
  const textOf = ({ parts }: Sentence) => parts.join(', ');
  const early = sentences.filter(({ isLast }) => !isLast);
  const ofKind = (kind: Sentence['kind']) => early.filter((one) => one.kind === kind);
  const all = ofKind('thing');
  const named = all.flatMap(itemsOf);
  const isNote = named.every(({ topic, isOwn, said }) => !topic || (isOwn && !said.includes('(')));
  // «Turnos de noche» belongs to «enfermera»; with nothing beside it, it stands alone.
  const isWith = isNote && ofKind('who').length > 0;
  const things = isWith ? [] : all;
  const who = placedAt(
    early
      .filter(({ kind }) => kind === 'who' || (isWith && kind === 'thing'))
      .flatMap(({ parts }) => parts.map(withAge)),
  );
  const blocks: Block[] = [];
  let run: string[] = [];
  const endRun = () => {
    blocks.push(...merged(run).map(plain));
    run = [];
  };
  for (const one of early) {
    if (one.kind === 'clause')
      run.push(isOneself(one) ? placedAt(one.parts.map(withAge)).join(', ') : textOf(one));
    if (one.kind === 'liking' || one === things[0]) {
      endRun();
      const said = one.kind === 'liking' ? [one] : things;
      const items = said.flatMap(itemsOf);
      const isNamed = one.kind === 'thing' && !isForeign;
      const text = list(said.flatMap(({ parts }) => parts));
      blocks.push({
        text: asSentence((isNamed && likedAll(namesOf(items))) || `${one.opening} ${text}`.trim()),
        isTold: false,
        names: isForeign ? [] : namesOf(items),
      });
    }
  }
  endRun();
  const told = [
    ...(who.length > 0 ? [plain(who.map(inside).join(', '))] : []),
    ...blocks,
    ...ofKind('against').map(({ parts }) => plain(list(parts))),
  ];
  // Who says a name says it first.
  told.sort((a, b) => Number(isName.test(b.text)) - Number(isName.test(a.text)));
  const late = sentences.filter(({ isLast }) => isLast);
  if (late.length === 0) return told;
  if (isForeign) return [...told, ...late.map((one) => plain(textOf(one)))];
  const end = joinAnd(late.map(({ parts: [part = '', ...more] }) => [wholly(part), ...more].join(', ')));
  return [...told, plain(end)];
}
