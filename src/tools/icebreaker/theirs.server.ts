import { withClub } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics, topicsOf } from '../../language/write/topics.server.ts';
import { beforeLikes, type Hook, type Openers, withWord } from './hooks.server.ts';
import data from './theirs.json' with { type: 'json' };

type Kind = keyof typeof data.kinds;

/** What they do or how they are in a photo, in the words of who tells it: it stands in no other profile. */
interface Theirs {
  kind: Kind;
  /** «coleccionar imanes», «el mole de su abuela», «con una cesta» */
  said: string;
  /** As it is told, and without the rest: «colecciona», «coleccionar». */
  verb?: readonly [told: string, infinitive: string];
}

const ends =
  /([.,;:()«»"“”\n!?¡¿]+|\s(?:y(?!\sun(?:[oa]s?)?\s(?!con\s|en\s|de\s|\p{L}+ndo(?:se)?\s))|e|pero|aunque|porque|mientras|cuando|que(?!\s(?:parecen?\s|ella(?!\p{L})|él(?!\p{L})))|donde|si|ni|como|o)(?=\s))/iu;
const leads =
  /^(?:(?:ella|él|elle|también|tb|además|ahora|encima|siempre|luego|dice|pone|resulta|sé|veo)\s)+(?=\p{L})/iu;
const does = new Map(
  (Object.keys(data.kinds) as Kind[]).flatMap((kind) =>
    Object.entries(data.kinds[kind].verbs).map(
      ([told, infinitive]) => [fold(told), { kind, verb: [told, infinitive] as const }] as const,
    ),
  ),
);
const byInfinitive = new Map([...does.values()].map((deed) => [deed.verb[1], deed]));
const liked =
  /^(?:le\s(?:gustan?|encantan?|flipan?|molan?|apasionan?|van?|laten?)\s(?:mucho\s|un montón\s)?|(?:es\s)?(?:muy\s|súper\s)?(?:fan|forof[oa]|fanátic[oa])\s(?:de\s|(?=del\s))|su\s\p{L}+\sfavorit[oa]\s(?:es|son)\s)/iu;
const named = /^(?:el|la|los|las)\s\p{L}|^\p{L}{2,}[aei]r(?:se)?\s\p{L}/iu;
/** A taste that no list knows has no article: «le gusta Crepúsculo», «fan de RBD». */
const likedOne = /^(?:le\s(?:gusta|encanta|flipa|mola)\s|(?:es\s)?(?:muy\s|súper\s)?fan\sde\s)/iu;
const unlisted =
  /^(?!(?:a|al|de|del|en|con|por|para|que|lo|un[oa]?s?|mucho|muy|más|mas|todo|toda|el|la|los|las|mi|tu|su|ir|dar|ver|estar|ser|tener|hacer|salir|conocer|disfrutar|vivir|compartir|aprender|hablar|conversar|re[ií]r\p{L}*|quedar|descansar|dormir|comer|beber|probar|ayudar|sonre[ií]r|soñar|cuando|como|si|esto|eso|algo|nada)(?!\p{L}))\p{L}{3,}(?:\s\p{L}+){0,2}$/iu;
/** How somebody is seen: with, in, doing. */
const seen = String.raw`((?:con|en|junto a|encima de|subid[oa]|vestid[oa]|disfrazad[oa]|abrazad[oa]|\p{L}+[áaé]ndo(?:se|les?|l[oa]s?)?|\p{L}+iendo(?:se)?|\p{L}+iéndose|\p{L}+yendo)\s.+)$`;
const photo = `(?:foto|fotografía|pic|selfi)`;
const seenIn = [
  String.raw`(?:^|\s)(?:sale|aparece|posa)\s(?:en\s(?:una|otra|la|su)\s(?:última\s|primera\s)?${photo}\s)?${seen}`,
  String.raw`(?:^|\s)${photo}\s(?:de perfil\s|suya\s|(?:sale|aparece|está|va|es)\s(?:(?:él|ella|elle)\s)?)?${seen}`,
].map((row) => new RegExp(row, 'iu'));
/** «En una foto trae un luchador de peluche.» */
const worn = new RegExp(
  String.raw`(?:^|\s)${photo}\s(?:\p{L}+\s)?(?:trae|lleva|tiene|sujeta|sostiene)\s(un(?:[oa]s?)?\s.+)$`,
  'iu',
);
/** «Trae playera de Café Tacvba»: what stands on it is what they like. */
const emblem =
  /(?:^|\s)(?:trae|lleva|luce|sale con)\s(?:un[oa]?\s|la\s|su\s)?(?:playera|camiseta|camisa|polera|remera|franela|sudadera|gorra|bufanda)\s(?:de\s|(?=del\s))(?:del\s)?(.{2,40}?)(?:\s(?:en|y|con)\s.*)?$/iu;
const eachPhoto = new RegExp(
  String.raw`^(?:en\s)?(?:una|otra)\s(?:(?:sale|está|aparece|va|es)\s)?${seen}`,
  'iu',
);
const listed = new RegExp(`^${seen}`, 'iu');

const isNothing = data.isNothing.map((row) => new RegExp(row, 'u'));
const mostWords = 8;
/** Not before «de»: without «de trabajo», «un mono» is an animal. */
const joint = /\s(?=(?:con|en|por|para|desde|sobre|a|y|más)\s)/giu;

/** At most so many words, and none torn from what it belongs to. */
function shortened(phrase: string): string | undefined {
  let short = phrase.trim();
  while (short.split(/\s+/u).length > mostWords) {
    const at = [...short.matchAll(joint)].at(-1)?.index ?? 0;
    if (short.slice(0, at).split(/\s+/u).length < 3) return undefined;
    short = short.slice(0, at);
  }
  return short.replace(
    /(?:\s(?:con|en|por|para|de|a|y|el|la|los|las|un|una|tu|su|antes|después|creo|muy \p{L}+))+$/iu,
    '',
  );
}

const toThem = (phrase: string) =>
  phrase
    .replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1')
    .replace(/(?<=\p{L}(?:ndo|[aei]r))se(?!\p{L})/gu, 'te')
    .replace(/(?<=\s)se(?=\s)/gu, 'te')
    .replace(/(?<=que )(?:ella|él)$/u, 'tú')
    .replace(/(?<!\p{L})fp(?!\p{L})/gu, 'FP')
    .replace(/\s(?:es[ea]|est[ea])$/u, '');

const little =
  /^(?:un[oa]s?|l[oa]s|del|con|por|para|tus?|muy|bien|desde|sobre|entre|este|esta|todos?|todas?)$/u;
const contentOf = (phrase: string) =>
  (fold(phrase).match(/[a-z]+/g) ?? []).filter((word) => word.length > 2 && !little.test(word));

/** What these are about has a name of its own. */
const works = new Set<Kind>(['reads', 'listens', 'plays']);
const common = new Set(data.common);
const animals = topicsOf('animals');

/** Of what has lines of its own only what is more than that: «hacer queso de cabra con tu tía», and no «hacer queso». */
function isParticular({ kind, said }: Theirs): boolean {
  const { topics, disliked, attributes } = readTopics(said);
  if (disliked.length > 0 || attributes.length > 0) return false;
  // An animal is asked about by its name, or as one.
  if (said.startsWith('tener ') && topics.some(({ topic }) => animals.has(topic.id))) return false;
  const words = contentOf(said);
  const own = kind !== 'photo' && common.has(words[0] ?? '') ? words.slice(1) : words;
  // «La novela histórica» says nothing of Galdós.
  const isNamed = (word: string, topic: string) => !works.has(kind) || fold(topic).includes(word.slice(0, 4));
  const known = new Set(
    topics.flatMap(({ said, topic }) => contentOf(said).filter((word) => isNamed(word, topic.name))),
  );
  const unknown = own.filter((word) => !known.has(word)).length;
  if (/^(?:el|la|los|las) /u.test(said))
    return topics.length === 0 || unknown > 1 || /(?<!\p{L})tus? /u.test(said);
  const isOfItsOwn = kind !== 'photo' && own === words && own.length > 1;
  return (
    own.length > 0 &&
    (isOfItsOwn || topics.length === 0 || unknown > 0 || (topics.length > 1 && own.length > 1))
  );
}

const verbInTwo = /^(\S+\s\S+)\s(.+)$/u;
const verbInOne = /^(\S+)\s(.+)$/u;

function readIn(clause: string, before: string, isOfPhotos: boolean): Theirs | undefined {
  const seenThere =
    seenIn.map((row) => row.exec(clause)?.[1]).find(Boolean) ??
    (isOfPhotos ? eachPhoto.exec(clause)?.[1] : undefined) ??
    (/fotos?:$/iu.test(before) ? listed.exec(clause)?.[1] : undefined);
  if (seenThere) return { kind: 'photo', said: seenThere };
  const [, onIt = ''] = emblem.exec(clause) ?? [];
  const isNamedThere = readTopics(onIt).topics.some(({ topic }) => fold(topic.name).includes(fold(onIt)));
  if ((named.test(onIt) || unlisted.test(onIt)) && !isNamedThere) return { kind: 'likes', said: onIt };
  const thing = worn.exec(clause)?.[1];
  if (thing) return { kind: 'photo', said: `con ${thing}` };
  const likes = liked.exec(clause)?.[0];
  const rest = likes ? clause.slice(likes.length).replace(/^del\s/u, 'el ') : '';
  if (named.test(rest)) return { kind: 'likes', ...byInfinitive.get(rest.split(' ')[0] ?? ''), said: rest };
  if (likedOne.test(clause) && unlisted.test(rest) && readTopics(rest).topics.length === 0)
    return { kind: 'likes', said: rest };
  for (const verbs of [verbInTwo, verbInOne]) {
    const [, verb = '', object] = verbs.exec(clause) ?? [];
    const deed = does.get(fold(verb));
    if (deed && object) return { ...deed, said: `${deed.verb[1]} ${object}` };
  }
  return undefined;
}

const most = 2;

/** Who says where it was is not asked where. */
const saysWhere = /(?:^|\s)(?:en|delante|junto|encima|desde)\s/iu;
function linesFor({ kind, said, verb }: Theirs): Openers {
  const lines = data.kinds[kind];
  const [told = '', infinitive = ''] = verb ?? [];
  const doing = told.replace(/^\S+/u, '$&s') + said.slice(infinitive.length);
  const holes = {
    '{de cosa}': withPreposition('de', said),
    '{cosa}': said,
    '{hacer cosa}': said,
    '{haces cosa}': doing,
    '{Haces cosa}': capitalise(doing),
  };
  const filled = Object.entries(holes).reduce<Openers>(
    (all, [hole, word]) => withWord(all, hole, word),
    lines,
  );
  const isFit = (line: string) => !(line.includes('¿dónde') && saysWhere.test(said));
  return {
    ask: [...filled.ask, ...data.again.ask].filter(isFit),
    warm: [...filled.warm, ...data.again.warm],
    joke: [...filled.joke, ...data.again.joke],
    invite: [...filled.invite, ...data.again.invite],
  };
}

/** What has more words of its own goes first. */
export function theirsIn(text: string): Hook[] {
  if (otherLanguageOf(text)) return [];
  const told = spelled(text.replace(/(?<!\p{L})q(?!\p{L})/gu, 'que'));
  const isOfPhotos = /foto/iu.test(told);
  const pieces = told.split(ends);
  const found = pieces.flatMap((piece, at) => {
    if (at % 2 === 1) return [];
    const clause = piece.trim().replace(leads, '');
    const one = readIn(clause, `${pieces[at - 2] ?? ''}${pieces[at - 1] ?? ''}`.trim(), isOfPhotos);
    const short = one && shortened(one.said);
    if (!short) return [];
    const theirs = { ...one, said: readTopics(short).topics.reduce(withClub, toThem(short)) };
    const folded = fold(theirs.said);
    const isFit = !(
      isNothing.some((row) => row.test(folded)) ||
      unsafeToQuote(theirs.said) ||
      isOrder(clause)
    );
    const weight = contentOf(theirs.said).length;
    return isFit && isParticular(theirs) ? [{ ...theirs, weight }] : [];
  });
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map((one) => ({ ...one, said: one.said.replace(/^tener un(?:a|o(s)|a(s))? (?=\p{L})/u, 'tu$1$2 ') }))
    .map((one) =>
      one.kind === 'has' && !one.said.startsWith('tu') ? { ...one, kind: 'does' as const } : one,
    )
    .map((one) => ({
      ...linesFor(one),
      ...beforeLikes,
      // «Coleccionar imanes» stands in a line as «coleccionas imanes» too.
      name: one.verb ? one.said.replace(`${one.verb[1]} `, '') : one.said,
      weight: 4,
    }));
}
