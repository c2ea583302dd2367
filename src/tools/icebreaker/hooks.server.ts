import { capitalise } from '../../language/write/grammar.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { placeNames } from '../../language/write/places.server.ts';
import { isQuotable, unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import {
  type OpenerKind,
  openerKinds,
  type SaidTopic,
  type TopicReading,
  topicsOf,
} from '../../language/write/topics.server.ts';

export type Openers = Readonly<Record<OpenerKind, readonly string[]>>;

const openersBy = (linesOf: (kind: OpenerKind) => readonly string[]) =>
  Object.fromEntries(openerKinds.map((kind) => [kind, linesOf(kind)])) as Record<
    OpenerKind,
    readonly string[]
  >;

/** Something of theirs that a first message can be about. */
export interface Hook extends Openers {
  /** How much they make of it. */
  weight: number;
  /** What is between the two, or what the writer tells of themselves: another idea than what the other one likes. */
  isOfBoth?: boolean;
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
  /(?<!\p{L})(?:soy|es|eres|somos|son|(?:viv|nac|trabaj|estudi|mud|chic|tí[ao]|pib|min|chav|mujer|hombre|señor)\p{L}*)(?:\s\p{L}+){0,3}\s(?:en|de)\s$/iu;

/** «Tiene un hijo que juega al fútbol»: it is the child that does. */
const isOfKin =
  /(?<!(?<!\p{L})(?:con|de|por|para|como) )(?<!\p{L})(?:sus?|mis?|un[oa]?|dos|tres|l[oa]s?|el) (?:hij|niñ|nen|peque|cr[ií]|sobrin|niet|herman|prim|madre|padre|abuel)\p{L}{0,5}(?: (?:mayor|pequeñ[oa]|\d+))?(?: (?:que |ya )?(?:jueg|hac|toc|pint|bail|estudi|cant|mont|practic|coleccion|ador|va|van|es|son|tiene|le gust|les gust|le encant)\p{L}*(?: (?!ella|él|elle|y a)\p{L}+){0,4})?\s$/iu;

/** «Se llama Canela» names nobody's liking. */
const isNaming = /(?<!\p{L})(?:se llaman?|llamad[oa]s?)\s$/iu;

export const isAsked = (line: string) => /\?$|^(?:Dime|Cuéntame|Confiesa|Recomiéndame) /.test(line);

/** The best first: what they stress or share, then in the order of mention. */
export function hooksOf(
  text: string,
  { topics, cues }: TopicReading,
  ownLines: OwnLines,
  fits: (line: string, isOffer: boolean) => boolean,
): Hook[] {
  const told = stems(text);
  const liked = topics
    .filter(({ isOwn, topic }) => !isOwn && fits(topic.name, false))
    .filter(({ topic }) => !(cues.has('no-work-talk') && work.has(topic.id)))
    .filter(({ start }) => !isNaming.test(text.slice(0, start)) && !isOfKin.test(text.slice(0, start)))
    .map((one) => {
      const weight = one.weight - Number(isEverybodys(text, one));
      return petHook(text, one, weight, ownLines) ?? topicHook(one, weight, told);
    });
  return [...askedFor(text, ownLines), ...liked].toSorted((a, b) => b.weight - a.weight);
}

const wantsToBeAsked =
  /(?<!\p{L})preg[uú]nt[aá]me (?:por|sobre|acerca de) (mis?|el|la|los|las) ((?:\p{L}+ ?){1,4})(?=$|[.,;!?\n»"”'’])/iu;
/** «Pregúntame por el incidente de la piscina» */
function askedFor(text: string, { askMe }: OwnLines): Hook[] {
  const [, whose, what] = wantsToBeAsked.exec(text) ?? [];
  if (!what || unsafeToQuote(what) || isOrder(what)) return [];
  const about = spelled(`${whose?.toLowerCase().replace(/^mi/u, 'tu')} ${what.trim()}`);
  return [{ ...withWord(askMe, '{cosa}', about), ...beforeLikes }];
}

function topicHook(one: SaidTopic, weight: number, told: ReadonlySet<string>): Hook {
  const { topic } = one;
  const all = new Set([topic.name, ...topic.said].flatMap((term) => [...stems(term)]));
  const isOfAnother = namesAnother(topic, told);
  const near = (lines: readonly string[]) => {
    const ours = lines.filter((line) => namesIn(line).every((one) => told.has(one)));
    const nearer = ours.filter((line) => !isOfAnother(line));
    return [nearer, ours, lines].find(({ length }) => length > 0) ?? lines;
  };
  return {
    ...openersBy((kind) => near(kind === 'joke' ? topic.joke.filter(isAsked) : topic[kind])),
    ...{ weight, of: topic },
    isShownBy: (line) => [...stems(line)].some((word) => all.has(word)),
  };
}

export interface OwnLines {
  /** What they want to be asked about, as `{cosa}`. */
  askMe: Openers;
  /** Of an animal whose name is known, as `{name}`. */
  namedPet: Openers;
  /** Of theirs whose name is not told, as `{animal}`. */
  ownPet: Openers;
  ownPets: Openers;
  /** Of one that is in a photo, whosever it is, as `{animal}` with its article. */
  picturedPet: Openers;
}

/** «Tiene un perro precioso»: it is asked about as theirs, whatever it is called. */
const one = String.raw`(?:un(?:[oa]s?)?|dos|tres|cuatro|\d)`;
const itsOwner = new RegExp(
  String.raw`(?<!\p{L})(?:sus?|tienen?(?: ${one})?|tienen?\s[^.,;\n]{1,40}\sy ${one}|con (?:sus?|dos|tres|\d)|adoptó ${one}|fotos? (?:de|con) sus?|[mp]adre de ${one}|\d|[«"“][^»"”]{0,60}\smi)\s$`,
  'iu',
);
const pictured = /(?<!\p{L})(?:fotos?|sale|aparece|posa)(?: \p{L}+){0,3}? (?:con|de|a|abrazando) un(a?)\s$/iu;
/** Its name is as personal as it gets. */
function petHook(
  text: string,
  { topic, said, start, end }: SaidTopic,
  weight: number,
  { namedPet, ownPet, ownPets, picturedPet }: OwnLines,
): Hook | undefined {
  if (!animals.has(topic.id)) return undefined;
  const name = petName(text.slice(end));
  const word = said.toLowerCase().split(' ')[0] ?? '';
  const before = text.slice(0, start);
  const [photo, feminine] = pictured.exec(before) ?? [];
  if (!(name || photo || itsOwner.test(before))) return undefined;
  const lines = name
    ? withWord(namedPet, '{name}', name)
    : photo
      ? withWord(picturedPet, '{animal}', `${feminine ? 'la' : 'el'} ${word}`)
      : withWord(/s$/u.test(word) ? ownPets : ownPet, '{animal}', word);
  return {
    ...lines,
    weight: weight + 2 + Number(Boolean(name)),
    isShownBy: () => true,
  };
}

const withWord = (lines: Openers, hole: string, word: string): Openers =>
  openersBy((kind) =>
    lines[kind].map((line) =>
      capitalise(
        line
          .replaceAll(hole, word)
          .replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_, lead: string) => (lead === 'a' ? 'al ' : 'del ')),
      ),
    ),
  );

/** It comes before anything that they like, and its lines say what it is. */
export const beforeLikes = { weight: 5, isShownBy: () => true };

const petNaming =
  /^(?:\s(?!(?:y|e|con|hij[oa]s?|niñ[oa]s?)\s)\p{L}+){0,4}?\s(?:se llama|llamad[oa]|de nombre|es diu|que es diu|se chama|anomenat|anomenada)\s(\p{L}{3,15})(?!\p{L})|^\s(\p{Lu}\p{Ll}{2,14})(?!\p{L})/u;

function petName(after: string): string | undefined {
  const [, called, ...rest] = petNaming.exec(after) ?? [];
  const name = called ?? rest[0];
  return name && isQuotable(name) && !isNoName.test(name) ? capitalise(name.toLowerCase()) : undefined;
}

const isNoName =
  /^(?:igual|como|asi|así|lo|mism[oa]|tambi[eé]n|algo|raro|rara|jaj\p{L}*|creo|no|s[eé]|pero|igualito|igualita|parecido)$/iu;

/** Bilbao is no help to whoever said Vitoria. */
const namesIn = (line: string) =>
  [
    ...[...line.matchAll(/(?<=[\p{Ll},:] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name),
    ...placeNames.filter((name) => line.startsWith(name) && ' :'.includes(line[name.length] ?? '.')),
  ].flatMap((name) => [...stems(name)]);
