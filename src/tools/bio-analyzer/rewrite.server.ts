import { addressIn, canBe, turnedTo } from '../../language/write/addressed.ts';
import { withCommas } from '../../language/write/commas.server.ts';
import { withTowns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { calm, capitalise, ended, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { easy, hooksOn, hooksOnTraits, tones } from '../../language/write/hooks.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { thingsIn } from '../../language/write/things.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { within } from '../../language/write/within.ts';
import { isFit } from './best-clause.server.ts';
import { type Clause, isKept, parted, readClauses } from './clauses.server.ts';
import type { BioFacts } from './facts.server.ts';
import lines from './lines.json' with { type: 'json' };

const seeks = /(?<!\p{L})busc[oa](?!\p{L})/iu;
const children = /(?<!\p{L})(?:hij[oa]s?|niñ[oa]s?|peques?|pap[aá]|mam[aá]|padre|madre|criaturas)(?!\p{L})/iu;
/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/** A sentence that stays. */
interface Own {
  said: string;
  worth: number;
  /** What is named in it and nothing else: «me gusta viajar, la música y el cine». */
  things: readonly string[];
  /** «Soy alegre, honesta y fiel». */
  traits: readonly string[];
  asks: boolean;
}

interface Example {
  text: string;
  /** The line of ours in it. */
  ours: string | undefined;
}

/** Fewer letters than this say little yet. */
const few = 60;

/** All that is theirs, put right and without what repels, and one line of ours that makes something to answer of it. */
export function rewritten(facts: BioFacts, limit: number, dice: Dice): Example {
  const { bioText: bio, isGrieving, isSecret } = facts;
  const isForeign = facts.language !== undefined;
  const stopped = isForeign ? bio : parted(listed(bio), '. ');
  const read = readClauses(stopped, isSecret);
  // What nobody blames stays.
  const staysIn = (one: Clause) =>
    !isSecret(one.text) &&
    (isKept(one) || ((isGrieving || isForeign) && !one.kind?.isPrivate && !one.kind?.isGrave));
  const put = (text: string) =>
    capitalise(isForeign ? text : plainer(facts, withTowns(withCommas(spelled(calm(text))))));
  let isCut = false;
  const own = read.flatMap(namedApart).flatMap((clauses): Own[] => {
    const text = withoutDropped(stopped, clauses, staysIn, isCut);
    isCut = !text?.endsWith(clauses.at(-1)?.text ?? '');
    return text && isFit(text) ? [ownOf(text, clauses, put)] : [];
  });
  const isWhole = facts.isGood || isForeign || isGrieving;
  const added = isWhole ? [] : addedFor(read.flat(), own);
  const isQuiet = isForeign || isGrieving || own.some(({ asks }) => asks) || (isWhole && !facts.tone);
  const isRoom = own.length === 0 || own.some(({ said }) => said.length <= limit);
  const ours = isRoom && !isQuiet ? oursOn(own, facts, dice) : [];
  const told = own.filter((one) => isQuiet || one !== turnedIn(own) || isPicture(one.said));
  // Their own question has the last word.
  const said = told.map((one) => one.said);
  const all = [...said.toSpliced(told.at(-1)?.asks ? -1 : said.length, 0, ...added), ...ours];
  const worth = new Map(told.map((one) => [one.said, one.worth]));
  const [best = '', ...others] = all.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const first = [best, ...ours, ...others];
  return { text: tidy(within(limit, all, first)) || bio.slice(0, limit), ours: ours.at(-1) };
}

/** One thing alone is turned where nothing else is told. */
const turnedIn = (own: readonly Own[]) => own.find(({ things }) => things.length > (own.length > 1 ? 1 : 0));

/** On the things that they name or what they say that they are, or something easy where they say little. */
function oursOn(own: readonly Own[], facts: BioFacts, dice: Dice): string[] {
  const { bioText: bio, tone = 'casual', best } = facts;
  const address = addressIn(bio);
  const pick = (lines: readonly string[]) =>
    dice
      .shuffle(lines.filter((line) => canBe(address, line)))
      .map(turnedTo[address])
      .slice(0, 1);
  const traits = own.find(({ traits }) => traits.length > 1)?.traits ?? [];
  const turned = turnedIn(own);
  const onTheirs = [
    turned ? hooksOn(turned.things, tone) : [],
    hooksOnTraits(traits),
    facts.tone ? [] : questionsOn(bio),
  ];
  const [line] = onTheirs.flatMap(pick);
  if (line) return [line];
  const isLittle = best.length === 0 && own.map(({ said }) => said).join(' ').length < few;
  // What holds by itself is not closed with what would fit any bio.
  if (facts.isGood) return [];
  return isLittle ? [...pick(tones[tone].start), ...pick(easy)] : pick(tones[tone].close);
}

const longestTrait = 4;
const isPicture = (text: string) => !/[\p{L}\d]/u.test(text);
const isWorn = ({ kind }: Clause) => kind?.side !== 'hooks';
const namedIn = (text: string): readonly string[] =>
  isPicture(text)
    ? readTopics(text).topics.map(({ topic }) => topic.name)
    : thingsIn(spelled(text.replace(pictures, '')));

/** «Soy simpática, me gusta la playa y el cine»: what is named stands by itself. */
function namedApart(clauses: readonly Clause[]): (readonly Clause[])[] {
  const at = clauses.findIndex(
    (one) => isWorn(one) && /^me |^[^\p{L}\d]+$/iu.test(one.text) && namedIn(one.text).length > 1,
  );
  if (at < 0 || clauses.length === 1) return [clauses];
  const parts = [clauses.slice(0, at), clauses.slice(at, at + 1), clauses.slice(at + 1)];
  return parts.filter(({ length }) => length > 0);
}

function ownOf(text: string, clauses: readonly Clause[], put: (text: string) => string): Own {
  const traits = clauses.every(({ kind }) => kind?.id === 'cliche-self')
    ? text.split(/, (?:y )?| [ye] /u)
    : [];
  return {
    said: isPicture(text)
      ? text
      : put(endsInPicture.test(text) ? text : ended(text)).replace(
          /^(1[89]|[2-9]\d)(?=\.$|, \p{L})/u,
          '$1 años',
        ),
    worth: Math.max(...clauses.map(({ kind }) => kind?.rank ?? (kind?.side === 'told' ? 2.5 : 0))),
    things: clauses.every(isWorn) ? namedIn(text) : [],
    traits: traits.every((one) => one.split(' ').length <= longestTrait) ? traits : [],
    asks: invites.test(text) || isInviting(clauses),
  };
}

const endsInPicture = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u;
const pictures =
  / ?\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu;

const plainerWords = lines.plainer.words.map(
  ([words = '', said = '']) => [new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'), said] as const,
);
const wantsPlainer = new RegExp(lines.plainer.wish, 'u');

/** «Que no parezca tan flaite»: the same without slang. */
const plainer = ({ wish }: BioFacts, text: string): string =>
  wantsPlainer.test(fold(wish))
    ? plainerWords.reduce((said, [words, plain]) => said.replace(words, plain), text)
    : text;

/** What they want, said the other way round. */
function addedFor(clauses: readonly Clause[], own: readonly Own[]): string[] {
  const all = clauses.flatMap(({ text, kind }) => {
    if (!kind || kind.part?.test(text)) return [];
    const around = kind.isTurned ? turnedAround(text) : [];
    return around.length > 0 ? around : (kind.instead ?? []);
  });
  // What they say themselves is not said again.
  const isSaid = (line: string) =>
    [seeks, children].some((one) => one.test(line) && own.some(({ said }) => one.test(said)));
  return [...new Set(all)].filter((line) => !isSaid(line)).slice(0, 1);
}

const longestItem = 24;
/** «🐶 | Bcn | 27»: a row of short things is a list. */
const listed = (bio: string): string =>
  bio
    .replace(/[❌✅🔸🔹👉✔☑🚫⛔▶🔻🔺]\ufe0f?[ \t]*/gu, '')
    .replace(/:[ \t]*\n\s*(?:[-–▪•✓✔*] )?/gu, ': ')
    .replace(/^.*[|·•].*$/gmu, (line) => {
      const items = line.split(/ *[|·•] */u).filter(Boolean);
      return items.join(
        items.every((item) => item.length <= longestItem && !item.includes('.')) ? ', ' : '. ',
      );
    })
    .replace(
      /(?<=\p{L}[^.,;!?\n]{1,24} ?\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?) +(?=\p{L}[^.,;!?\n]{0,36}(?:\p{Extended_Pictographic}|$))/gu,
      ', ',
    );

/** «La naturaleza», after «amante de», or «si te suena a excusa»: no sentence without what goes. */
const leansOnIt =
  /^(?:(?:y|e|o|ni|pero) )?(?:el|la|los|las|del?|al?|si|con|sin|que|por|para|es|son|\p{L}+(?:[aei]r|ndo))(?!\p{L})/iu;

const isAdjective = /^(?:muy |bien )?\p{L}+(?:[oa]|nte|ble|al)s?(?= y | e | con |$)/iu;

/** The clauses that stay; undefined where none does. */
function withoutDropped(
  bio: string,
  clauses: readonly Clause[],
  staysIn: (clause: Clause) => boolean,
  isAfterCut: boolean,
): string | undefined {
  const [first, last] = [clauses[0], clauses.at(-1)];
  let isCut = isAfterCut && /^(?:y|e|o|ni) /iu.test(first?.text ?? '');
  if (first && last && !isCut && clauses.every(staysIn)) return bio.slice(first.start, last.end);
  // «Busco mujer discreta, culta y con buena presencia.»
  let isSought = false;
  // «No quiero: gritos, prisas.»
  let isListed = false;
  const kept = clauses.flatMap((clause) => {
    const { text, kind } = clause;
    const stays =
      staysIn(clause) && !(isCut && (leansOnIt.test(text) || (isSought && isAdjective.test(text))));
    isCut = !stays;
    isSought = isCut && (isSought || seeks.test(text));
    if (stays) return isListed ? [] : text;
    isListed ||= text.includes(':');
    const part = staysIn(clause)
      ? undefined
      : kind?.part?.exec(text)?.[0].replace(/(?<=^(?:pap|mam))a$/iu, 'á');
    // «Papá» alone is no sentence.
    if (!part) return [];
    return part.includes(' ') ? part : `soy ${uncapitalise(part)}`;
  });
  return kept.join(', ').replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '') || undefined;
}
