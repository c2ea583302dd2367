import { fold } from '../../language/write/fold.ts';
import { capitalise, withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { beforeLikes, type Hook, type Openers, openersBy, withWord } from './hooks.server.ts';
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
  /[.,;:()«»"“”\n!?¡¿]+|\s(?:y|e|pero|aunque|porque|mientras|cuando|que|donde|si|ni|como|o)(?=\s)/iu;
const leads =
  /^(?:(?:ella|él|elle|también|tb|además|ahora|encima|siempre|luego|dice|pone|resulta|sé|veo)\s)+(?=\p{L})/iu;
const does = new Map(
  (Object.keys(data.kinds) as Kind[]).flatMap((kind) =>
    Object.entries(data.kinds[kind].verbs).map(
      ([told, infinitive]) => [fold(told), { kind, verb: [told, infinitive] as const }] as const,
    ),
  ),
);
const liked =
  /^(?:le\s(?:gustan?|encantan?|flipan?|molan?|apasionan?|van?|laten?)\s(?:mucho\s|un montón\s)?|(?:es\s)?(?:muy\s|súper\s)?(?:fan|forof[oa]|fanátic[oa])\s(?:de\s|(?=del\s))|su\s\p{L}+\sfavorit[oa]\s(?:es|son)\s)(?:del\s)?((?:el|la|los|las)\s\p{L}.*)$/iu;
const seen =
  /(?:^|\s)(?:(?:sale|aparece|posa)(?:\sen\s(?:una|otra|la|su)\s(?:última\s|primera\s)?foto)?|(?:foto|fotografía|pic|selfi)(?:\sde perfil|\ssuya|\s(?:sale|aparece|está|va|es))?)\s((?:con|en|junto a|encima de|subid[oa]|vestid[oa]|disfrazad[oa]|abrazad[oa]|\p{L}+[áaé]ndo(?:se|les?|l[oa]s?)?|\p{L}+i[eé]ndo(?:se)?|\p{L}+yendo)\s.+)$/iu;

const isNothing = data.isNothing.map((row) => new RegExp(row, 'u'));
const [mostWords, most] = [8, 2];

const toThem = (phrase: string) =>
  phrase
    .replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1')
    .replace(/(?<=\p{L}(?:ndo|[aei]r))se(?!\p{L})|(?<=\s)se(?=\s)/gu, 'te');

function readIn(clause: string): Theirs | undefined {
  const there = seen.exec(clause)?.[1];
  if (there) return { kind: 'photo', said: there };
  const likes = liked.exec(clause)?.[1];
  if (likes) return { kind: 'likes', said: likes };
  for (const verbs of [/^(\S+\s\S+)\s(.+)$/u, /^(\S+)\s(.+)$/u]) {
    const [, verb = '', object] = verbs.exec(clause) ?? [];
    const deed = does.get(fold(verb));
    if (deed && object) return { ...deed, said: `${deed.verb[1]} ${object}` };
  }
  return undefined;
}

/** What has lines of its own is asked about with those. */
function isFit({ kind, said }: Theirs, clause: string): boolean {
  const { topics, disliked, attributes } = readTopics(clause);
  // That somebody collects is a topic, and says nothing of what.
  const ofMore = topics.filter(({ topic }) => !(kind === 'collects' && topic.id === 'collecting'));
  const isOthers = ofMore.length + disliked.length + attributes.length > 0;
  const folded = fold(said);
  return !(
    isOthers ||
    said.split(/\s+/u).length > mostWords ||
    isNothing.some((row) => row.test(folded)) ||
    unsafeToQuote(said)
  );
}

function linesFor({ kind, said, verb }: Theirs): Openers {
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
    data.kinds[kind],
  );
  return openersBy((each) => [...filled[each], ...data.again[each]]);
}

export function theirsIn(text: string): Hook[] {
  if (otherLanguageOf(text)) return [];
  return spelled(text.replace(/(?<!\p{L})q(?!\p{L})/gu, 'que'))
    .split(ends)
    .flatMap((piece) => {
      const clause = piece.trim().replace(leads, '');
      const one = isOrder(clause) ? undefined : readIn(clause);
      const theirs = one && { ...one, said: toThem(one.said) };
      return theirs && isFit(theirs, clause) ? theirs : [];
    })
    .slice(0, most)
    .map((one) => ({
      ...linesFor(one),
      ...beforeLikes,
      // «Coleccionar imanes» stands in a line as «coleccionas imanes» too.
      name: one.verb ? one.said.replace(`${one.verb[1]} `, '') : one.said,
      weight: one.kind === 'photo' ? 1 : 4,
    }));
}
