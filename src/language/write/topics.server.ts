import { readData, readDataFolder } from '../read/data.server.ts';
import { originalOf } from '../read/normalise.ts';
import { type Hit, TermFinder } from '../read/terms.ts';
import { attributes } from './attributes.server.ts';
import { cues, weighed } from './cues.server.ts';
import { saidInPictures } from './emoji-words.server.ts';
import { polarityOf, polarityTerms } from './polarity.server.ts';
import { type SentenceWords, sentenceWordsOf } from './sentence-words.ts';

export const openerKinds = ['ask', 'warm', 'joke', 'invite'] as const;
export type OpenerKind = (typeof openerKinds)[number];

export interface Topic extends Readonly<Record<OpenerKind, readonly string[]>> {
  id: string;
  /** With its article, as it stands in «hablar de …». */
  name: string;
  said: readonly string[];
  unless?: readonly string[];
  /** Stands in so many profiles that anything else is a better thing to write about. */
  common?: true;
  plan: readonly string[];
}

interface Place {
  said: string;
  start: number;
  end: number;
}

export interface SaidTopic extends Place {
  topic: Topic;
  /** How much is made of it: `data/cues.json`. */
  weight: number;
  /** Said of the writer, in a text that tells of somebody else. */
  isOwn: boolean;
}

/** What changes what may be said, and is nothing to chat about: a status, an illness, a wish, a boundary. */
interface SaidAttribute extends Place {
  id: string;
  clause: string;
  denied: boolean;
}

export interface TopicReading {
  topics: SaidTopic[];
  disliked: SaidTopic[];
  attributes: SaidAttribute[];
  cues: ReadonlySet<string>;
  /** Of the person who is written about, or who writes; only when it is sure to be a name. */
  name?: string;
  age?: number;
}

const areas = readDataFolder<Topic>('topics');
export const topics: readonly Topic[] = [...areas.values()].flat();

export const topicsOf = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => areas.get(name) ?? []).map(({ id }) => id));

const finder = new TermFinder();

/** `..` is up to four words; «hip-hop» and «r&b» are two. */
export const withGaps = (terms: readonly string[]) =>
  terms.map((term) => term.replace(/[-&]/g, ' ').replace(/ ?\.\. ?/g, ' (/_/_ _/_ _ _/_ _ _ _) '));
const add = (terms: readonly string[]) => finder.add(withGaps(terms));
const listOf = ({ said, unless }: { said: readonly string[]; unless?: readonly string[] }) => ({
  said: add(said),
  unless: unless && add(unless),
});
const listed = {
  topics: topics.map((topic) => ({ topic, ...listOf(topic) })),
  attributes: attributes.map((attribute) => ({ attribute, ...listOf(attribute) })),
  cues: cues.map((cue) => ({ cue, ...listOf(cue) })),
  polarity: polarityTerms(add),
};

const byNumber = <List extends { said: number }>(lists: readonly List[]) =>
  new Map(lists.map((list) => [list.said, list]));
const topicLists = byNumber(listed.topics);
const attributeLists = byNumber(listed.attributes);
const cueLists = byNumber(listed.cues);

export function readTopics(original: string): TopicReading {
  const reading = readWords(original);
  if (reading.topics.length > 0) return reading;
  const { topics: pictured } = readWords(saidInPictures(original));
  return { ...reading, topics: pictured.map((one) => ({ ...one, said: '', start: 0, end: 0 })) };
}

/** A text without what it says that nobody wants: «sin nada caro, al aire libre» is «al aire libre». */
export const wishedIn = (original: string) => wordsThatAre(false, original);
export const refusedIn = (original: string) => wordsThatAre(true, original);

function wordsThatAre(isRefused: boolean, original: string): string {
  const text = sentenceWordsOf(original);
  const against = polarityOf(text, finder.find(text), listed.polarity);
  return text.text.map((word, at) => (Boolean(against[at]) === isRefused ? word : '.')).join(' ');
}

function readWords(original: string): TopicReading {
  const text = sentenceWordsOf(original);
  const hits = finder.find(text);
  const against = polarityOf(text, hits, listed.polarity);
  const kept = <List extends { said: number; unless: number | undefined }>(list: List) => {
    const except = new Set((hits.get(list.unless ?? -1) ?? []).map(({ first }) => text.clauses[first]));
    return (hits.get(list.said) ?? [])
      .filter(({ first }) => !except.has(text.clauses[first]))
      .map((hit) => ({ ...hit, list }));
  };
  const lists = [...hits.keys()].toSorted((one, other) => one - other);
  const people = lists
    .flatMap((id) => attributeLists.get(id) ?? [])
    .flatMap((list) => withoutInner(kept(list)));
  const things = withoutInner(lists.flatMap((id) => topicLists.get(id) ?? []).flatMap(kept), people).toSorted(
    (a, b) => isCommon(a) - isCommon(b) || a.first - b.first,
  );
  const said = lists.flatMap((id) => cueLists.get(id) ?? []).flatMap((list) => kept(list));
  const { weights, own } = weighed(
    text,
    said.map(({ list: { cue }, ...hit }) => ({ cue, ...hit })),
  );
  const found = things.map(({ list: { topic }, ...hit }) => ({
    topic,
    ...placeOf(text, hit),
    weight: weights[hit.first] ?? 0,
    isOwn: own[hit.first] ?? false,
    disliked: (against[hit.last] ?? false) && text.text[hit.first] !== 'no',
  }));
  const disliked = found.filter((one) => one.disliked);
  const isDisliked = new Set(disliked.map(({ topic }) => topic.id));
  return {
    topics: distinct(found.filter(({ topic }) => !isDisliked.has(topic.id))),
    disliked: distinct(disliked),
    attributes: people.map(({ list: { attribute }, ...hit }) => ({
      id: attribute.id,
      ...placeOf(text, hit),
      clause: clauseOf(text, hit),
      denied: Boolean(against[hit.first - 1] && against[hit.last]),
    })),
    cues: new Set(said.map(({ list }) => list.cue.id)),
    ...personIn(original),
  };
}

interface OfList extends Hit {
  list: { said: number; topic?: Topic };
}
const isCommon = ({ list }: OfList) => Number(list.topic?.common ?? false);
const lengthOf = ({ first, last }: Hit) => last - first;

/** The longer phrase is what was meant: «fútbol americano» is no football; of two as long as each other, the one that fewer people would say. */
function withoutInner<Found extends OfList>(found: readonly Found[], others: readonly Hit[] = []): Found[] {
  const taken: Hit[] = [];
  return found
    .toSorted((a, b) => lengthOf(b) - lengthOf(a) || isCommon(a) - isCommon(b) || a.first - b.first)
    .filter((hit) => {
      const longer = others.filter((one) => lengthOf(one) >= lengthOf(hit));
      const isInner = [...taken, ...longer].some((one) => one.first <= hit.last && hit.first <= one.last);
      if (!isInner) taken.push(hit);
      return !isInner;
    });
}

function placeOf({ original, normalised, starts, ends }: SentenceWords, { first, last }: Hit): Place {
  const from = starts[first] as number;
  const to = ends[last] as number;
  const said = originalOf(original, normalised, from, to);
  const start = normalised.starts[from] ?? 0;
  return { said, start, end: start + said.length };
}

function clauseOf(text: SentenceWords, { first, last }: Hit): string {
  const isIn = (at: number) => text.clauses[at] === text.clauses[first];
  let [from, to] = [first, last];
  while (from > 0 && isIn(from - 1)) from -= 1;
  while (to + 1 < text.text.length && isIn(to + 1)) to += 1;
  return placeOf(text, { first: from, last: to }).said;
}

function distinct(found: readonly SaidTopic[]): SaidTopic[] {
  return Object.values(Object.groupBy(found, ({ topic }) => topic.id)).flatMap((mentions = []) =>
    mentions.slice(0, 1).map((first) => ({
      ...first,
      weight: Math.max(...mentions.map(({ weight }) => weight)),
      isOwn: mentions.every(({ isOwn }) => isOwn),
    })),
  );
}

const names = new Set(readData<string[]>('given-names.json'));
const namings = [
  /[«"“](\p{Lu}\p{Ll}{1,14}),? {1,2}[1-9]\d(?!\d)/u,
  /(?:^|[.,;\n]\s{0,3})(?:[Ee]lla|[Éé]l|[Ee]lle) (?:es|se llama) (\p{Lu}\p{Ll}{1,14})\b/u,
  /^\W{0,4}(?:perfil de |hola,? soy |soy |me llamo )?(\p{Lu}\p{Ll}{1,14})(?:,? (?:de |tengo )?\d{2}\b| {0,2}[,.·|\n(-])/u,
  /(?:^|[.,;\n]\s{0,3})(?:ella |él |elle )?[Ss]e llama (\p{Lu}\p{Ll}{1,14})\b(?! (?:el|la|mi|su) (?:perr|gat))/u,
  /(?:^|[.,;\n]\s{0,3})(?:hola,? )?(?:[Mm]e llamo|mi nombre es|soy) (\p{Lu}\p{Ll}{1,14})\b/u,
  /\b(?:una?|la|el|mi) (?:chic[oa]|crush|match|vecin[oa]),? (?:que se llama |llamad[oa] )(\p{Lu}\p{Ll}{1,14})\b/u,
];

function personIn(original: string): { name?: string; age?: number } {
  const opening = original.slice(0, 400);
  const name = namings.map((naming) => naming.exec(opening)?.[1]).find((one) => one && names.has(one));
  const years =
    /(?:^|[\s,(])(?:tengo |tiene |de |con )?([1-9]\d) (?:años|anos|añitos|tacos|primaveras)\b(?! (?:de|en|que|con|sin|viviendo|trabajando|junt)\b)/u.exec(
      original.slice(0, 2_000),
    )?.[1] ??
    (name && new RegExp(`${name},? \\(?([1-9]\\d)\\b`, 'u').exec(opening)?.[1]);
  return { ...(name && { name }), ...(years && { age: Number(years) }) };
}

export const questionsAbout = ({ ask }: Topic): string[] =>
  ask.filter((one) => /^¿[^?¿]{12,90}\?$/u.test(one));
