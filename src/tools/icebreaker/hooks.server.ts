import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { placeNames } from '../../language/write/places.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import {
  type OpenerKind,
  openerKinds,
  type SaidTopic,
  type TopicReading,
  topicsOf,
} from '../../language/write/topics.server.ts';

export type Openers = Readonly<Record<OpenerKind, readonly string[]>>;

/** Something of theirs that a first message can be about. */
export interface Hook extends Openers {
  name: string;
  /** How much they make of it. */
  weight: number;
  /** Whether they said it themselves in such a word, so that a lead may. */
  isTheirWord: boolean;
  /** All that was written for it, also what names another thing. */
  of?: Openers;
  /** Whether a line shows what it is about, by one of its words. */
  isShownBy: (line: string) => boolean;
}

const work = topicsOf('work', 'trades');
const animals = topicsOf('animals');
const places = topicsOf('places', 'travel');

/** What everybody likes, the job that everybody is asked about, their club, and the town that they live in or are from. */
const isEverybodys = (text: string, { topic, start }: SaidTopic) =>
  topic.common ||
  work.has(topic.id) ||
  topic.id === 'football-club' ||
  (places.has(topic.id) && isTheirTown.test(text.slice(0, start)));
const isTheirTown =
  /(?<!\p{L})(?:soy|es|eres|(?:viv|nac|trabaj|estudi|mud|chic|tí[ao]|pib|min|chav|mujer|hombre|señor)\p{L}*)(?:\s\p{L}+){0,2}\s(?:en|de)\s$/iu;

/** «No sé qué poner» is mostly said to us. */
const inTheirs = /(?:[«"“]|(?<!\p{L})(?:pone|puso|dice|bio|perfil|descripci[oó]n)(?!\p{L}))[^.\n]{0,25}$/iu;

/** Easy to answer. */
export const isAsked = (line: string) => /\?$|^(?:Dime|Cuéntame|Confiesa|Recomiéndame) /.test(line);

/** The best first: what they stress or share, then in the order of mention. */
export function hooksOf(
  text: string,
  { topics, cues }: TopicReading,
  { namedPet, tails }: { namedPet: Openers; tails: readonly string[] },
  fits: (line: string, isOffer: boolean) => boolean,
): Hook[] {
  const pets = new Map(
    topics.flatMap(({ topic, end }) => {
      const name = animals.has(topic.id) && petName(text.slice(end));
      return name ? [[topic.id, name] as const] : [];
    }),
  );
  const isPet = new Set([...pets.values()].map(fold));
  const told = stems(text);
  return topics
    .filter(({ isOwn, topic, said }) => !isOwn && fits(topic.name, false) && !isPet.has(fold(said)))
    .filter(({ topic }) => !(cues.has('no-work-talk') && work.has(topic.id)))
    .filter(({ topic, start }) => topic.id !== 'bio-blank' || inTheirs.test(text.slice(0, start)))
    .map((one) => {
      const weight = one.weight - Number(isEverybodys(text, one));
      const pet = pets.get(one.topic.id);
      return pet ? petHook(pet, weight, namedPet) : topicHook(one, weight, told, tails);
    })
    .toSorted((a, b) => b.weight - a.weight);
}

function topicHook(
  { topic, said }: SaidTopic,
  weight: number,
  told: ReadonlySet<string>,
  tails: readonly string[],
): Hook {
  const own = stems(said);
  const all = new Set([topic.name, ...topic.said].flatMap((term) => [...stems(term)]));
  const { name } = topic;
  const isOfAnother = namesAnother(topic, told);
  const near = (lines: readonly string[]) => {
    const ours = lines.filter((line) => !claim.test(line) && namesIn(line).every((one) => told.has(one)));
    const nearer = ours.filter((line) => !isOfAnother(line));
    return [nearer, ours, lines].find(({ length }) => length > 0) ?? lines;
  };
  const asking = (line: string) => (isAsked(line) ? line : `${line} ${tails[line.length % tails.length]}`);
  const [ask, warm, invite] = [near(topic.ask), near(topic.warm), near(topic.invite)];
  const joke = near(topic.joke).map(asking);
  return {
    ...{ name, ask, warm, joke, invite, weight, of: topic },
    isTheirWord:
      [...stems(name)].some((word) => own.has(word)) && namesIn(`De ${name}`).every((one) => told.has(one)),
    isShownBy: (line) => [...stems(line)].some((word) => all.has(word)),
  };
}

/** Its name is as personal as it gets. */
const petHook = (name: string, weight: number, namedPet: Openers): Hook => ({
  ...withWord(namedPet, '{name}', name),
  name,
  weight: weight + 3,
  isTheirWord: true,
  isShownBy: () => true,
});

/** The lines with this word in them. */
export const withWord = (lines: Openers, hole: string, word: string): Openers =>
  Object.fromEntries(
    openerKinds.map((kind) => [kind, lines[kind].map((line) => line.replaceAll(hole, word))]),
  ) as Record<OpenerKind, string[]>;

/** It comes before anything that they like, and its lines say what it is. */
export const beforeLikes = { name: '', weight: 5, isTheirWord: false, isShownBy: () => true };

const petNaming =
  /^(?:\s(?!(?:y|e|con|hij[oa]s?|niñ[oa]s?)\s)\p{L}+){0,4}?\s(?:se llama|llamad[oa]|de nombre|es diu|que es diu|se chama|anomenat|anomenada)\s(\p{L}{3,15})(?!\p{L})|^\s(\p{Lu}\p{Ll}{2,14})(?!\p{L})/u;

function petName(after: string): string | undefined {
  const [, called, ...rest] = petNaming.exec(after) ?? [];
  const name = called ?? rest[0];
  return name && isQuotable(name) && !isNoName.test(name) ? capitalise(name.toLowerCase()) : undefined;
}

const isNoName =
  /^(?:igual|como|asi|así|lo|mism[oa]|tambi[eé]n|algo|raro|rara|jaj\p{L}*|creo|no|s[eé]|pero|igualito|igualita|parecido)$/iu;

/** What may be untrue of who sends it. */
const claim =
  /(?<!\p{L})(?:tengo|vivo|soy|viajo|hablo|toco|juego|colecciono|estudio|fui|mi (?:perr|gat|madre|padre|abuel|herman)\p{L}*)(?!\p{L})/iu;

/** Bilbao is no help to whoever said Vitoria. */
const namesIn = (line: string) =>
  [
    ...[...line.matchAll(/(?<=[\p{Ll},:] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name),
    ...placeNames.filter((name) => line.startsWith(name) && ' :'.includes(line[name.length] ?? '.')),
  ].flatMap((name) => [...stems(name)]);
