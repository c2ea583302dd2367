import { withCommas } from '../../language/write/commas.server.ts';
import { givenNames, towns, withTowns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, ended, joinAnd, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { isFit, isForUs } from './best-clause.server.ts';
import { type Clause, kindOf, parted, readClauses } from './clauses.server.ts';
import { shownBy } from './findings.server.ts';
import { softened } from './softened.server.ts';

/** Fewer characters than this leave room for a gap of theirs. */
const short = 110;
const bare = 40;
/** Of a sentence that somebody remembers. */
const memorable = 6;
const leans =
  /^(?:y|e|pero|aunque|también|además|así|eso|esto|por eso|lo que|el resto|lo demás|si|o|ni)(?!\p{L})|(?<!\p{L})(?:sus?|ell[oae]s?|él|casad[oa]|separad[oa]|divorciad[oa]|viud[oa])(?!\p{L})/iu;
const seeks = /(?<!\p{L})busc[oa](?!\p{L})/iu;
/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
/** «Fernet si, boliche no.» */
const plainYes = /(?<=^\p{Lu}\p{Ll}{3,} |, \p{Ll}{4,} )si(?=[,.;])/gu;
/** A stop of ours, where a sentence was written without one. */
const ourStop = '\u2063';

interface Sentence {
  text: string;
  worth: number;
  isQuestion: boolean;
  isSad: boolean;
  isDull: boolean;
}

interface Manner {
  limit: number;
  /** What the example ends with, where nothing of theirs invites. */
  question?: string | undefined;
  /** A line that only they can fill in, where little is left. */
  gap: string;
  /** What follows the best of it, in the wished tone. */
  tag: string | undefined;
  tagged: string | undefined;
  /** What shuts a door and cannot be turned round stays. */
  isSoftened: boolean;
  /** How many things of a long list are shown. */
  most: number;
  /** Nothing has to be added. */
  isGood: boolean;
  /** A language other than ours is not corrected. */
  isForeign: boolean;
  /** What is said in pictures alone. */
  pictures: readonly string[];
  /** Nothing of theirs is called worn. */
  isGrieving: boolean;
  /** What they asked to leave out. */
  isUnwished: (text: string) => boolean;
}

export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/**
 * Their own sentences, put right and without what repels or says nothing: the best first, the questions last. Where little is
 * left, a gap that only they can fill.
 */
export function rewritten(
  bio: string,
  {
    limit,
    question,
    gap,
    tag,
    tagged,
    isSoftened,
    most,
    isGood,
    isForeign,
    isGrieving,
    pictures,
    isUnwished,
  }: Manner,
): string {
  const stopped = isForeign ? bio : parted(listed(bio), `${ourStop} `).replaceAll(ourStop, '.');
  const read = readClauses(stopped).filter(([first]) => first && !isForUs(fold(first.text)));
  // «¿Madrugar? No. ¿Perros? Todos»: who asks and answers asks nobody.
  const answersItself = (bio.match(/\?\s*\p{L}{2,9}[.!]/gu) ?? []).length > 1;
  const put = (text: string) =>
    capitalise(isForeign ? text : withTowns(withCommas(spelled(calm(text)))).replace(plainYes, 'sí'));
  const isEnd = (text: string) => tagged !== undefined && fold(text).includes(fold(tagged));
  const isWished = ({ text }: Clause) => greets.test(text) || !isUnwished(text);
  const staysIn = (one: Clause) =>
    isWished(one) &&
    (isKept(one) ||
      namesOne(one) ||
      (isSoftened && isLimit(one)) ||
      ((isGrieving || isForeign) && one.kind?.side === 'empty' && !one.kind.isPrivate));
  let isCut = false;
  const own = read.flatMap((clauses): Sentence[] => {
    const left = withoutDropped(stopped, clauses, staysIn, most);
    // «Amante de los atardeceres. Y las buenas conversaciones.»
    const kept = isCut && /^(?:y|e|o|ni) /iu.test(left ?? '') ? undefined : left;
    isCut = !kept?.endsWith(clauses.at(-1)?.text ?? '');
    const text = isSoftened && kept ? softened(kept) : kept;
    if (!text || !isFit(text) || !/[\p{L}\d]/u.test(text)) return [];
    const isInvitation = text.length < short && clauses.some(({ kind }) => kind?.id === 'kind-invite');
    const said = put(ended(text)).replace(/^(?=[1-9]\d\.$)(1[89]|[2-9]\d)/u, '$1 años');
    return [
      {
        text: said,
        worth: worthOf(clauses, said),
        isQuestion: !answersItself && (isInvitation || invites.test(text)),
        isSad: isSad(clauses),
        isDull: clauses.every(
          ({ kind, text: one }) => kind?.isDull || (!kind?.rank && /^(?:no|ni|sin) /iu.test(one)),
        ),
      },
    ];
  });
  if (pictures.length > 0 && !own.some(({ worth }) => worth > 1)) own.push(ours(likesIn(pictures)));
  const isWhole = isGood || isForeign || (isGrieving && !gap);
  const added = isWhole
    ? []
    : addedFor(
        read.flat(),
        own.length > 0,
        own.some(({ text }) => seeks.test(text)),
      );
  const ordered = bestFirst([...own, ...added], isWhole);
  const statements = ordered.filter(({ isQuestion }) => !isQuestion);
  const asked = ordered.filter(({ isQuestion }) => isQuestion);
  const best = statements.find(({ text }) => isEnd(text));
  if (best && tag) best.text = `${best.text} ${tag}`;
  const size = statements.reduce((sum, { text }) => sum + text.length, 0);
  const isShort = !isWhole && gap && size < short && !added.some(({ text }) => text.includes('['));
  return (
    within(limit, [
      ...statements,
      ...(isShort ? [{ ...ours(gap), worth: size < bare ? 0 : -1 }] : []),
      ...asked,
      ...(question && asked.length === 0 && !(isShort && gap.includes('?'))
        ? [{ ...ours(question), worth: -2 }]
        : []),
    ]) || bio.slice(0, limit)
  );
}

const mostShown = 2;

const likesIn = (pictures: readonly string[]): string =>
  `Me gusta${pictures.length > 1 || /^l[oa]s /u.test(pictures[0] ?? '') ? 'n' : ''} ${joinAnd(pictures)}.`;

const greets = /^(?:[Hh]ola|[Bb]uenas(?: \p{Ll}+)?[,.!]|[Mm]e llamo|[Ss]oy \p{Lu})/u;
/** What is remembered opens the example, unless it leans on what stands before it; what nobody answers to and what is sad come last. */
function bestFirst(all: readonly Sentence[], isInOrder: boolean): Sentence[] {
  const place = ({ text, isSad, isDull }: Sentence) => (greets.test(text) ? 0 : isSad ? 3 : isDull ? 2 : 1);
  const sentences = all.toSorted((a, b) => place(a) - place(b));
  // Whoever says hello says it first.
  if (
    isInOrder ||
    /^(?:hola|soy(?! (?:pap|mam|[mp]adre))|me llamo|buenas)(?!\p{L})/iu.test(sentences[0]?.text ?? '')
  )
    return sentences;
  const [best] = sentences
    .filter(
      ({ text, worth, isQuestion, isSad }) =>
        worth >= memorable &&
        text.includes(' ', text.indexOf(' ') + 1) &&
        !isQuestion &&
        !isSad &&
        !leans.test(text),
    )
    .toSorted((a, b) => b.worth - a.worth);
  return best ? [best, ...sentences.filter((one) => one !== best)] : sentences;
}

export const isKept = ({ kind }: Clause): boolean =>
  !kind ||
  (kind.side !== 'repels' &&
    !kind.isPrivate &&
    (kind.side !== 'empty' || kind.isKept === true || kind.isSmall === true));

/** «No fotos, no contesto»: a limit of theirs, against nobody. */
const isLimit = ({ text, kind }: Clause): boolean =>
  kind?.side === 'repels' && !kind.isGrave && !kind.isPrivate && turnedAround(text).length === 0;

/** «Me gusta el pulpo, la música y los paseos»: one of them is not everybody's. */
const namesOne = ({ text, kind }: Clause): boolean =>
  kind?.id === 'cliche-tastes' && readTopics(text).topics.some(({ topic, said }) => said && !topic.common);

/** «Me gusta el pulpo» of «me gusta el pulpo, la música y los paseos». */
function onlyNamed(text: string): string {
  const [verb = ''] = likes.exec(text) ?? [];
  const named = text
    .slice(verb.length)
    .split(/\s*,\s*| [ye] /u)
    .filter((item) => readTopics(item).topics.some(({ topic }) => !topic.common));
  return named.length > 0 ? `${verb}${joinAnd(named)}` : text;
}

/** Who says their name says who tells all the rest. */
const isName = /^(?:[Hh]ola[,!. ]*)?(?:[Ss]oy|[Mm]e llamo) \p{Lu}/u;
const worthOf = (clauses: readonly Clause[], said: string): number =>
  Math.max(
    isName.test(said) ? 5 : 0,
    ...clauses.map(({ kind }) =>
      kind?.side === 'told'
        ? 5
        : kind?.isSmall
          ? 0
          : kind?.isKept
            ? 1
            : (kind?.rank ?? 0) > 2
              ? 6
              : (kind?.rank ?? 0) + 1,
    ),
  );

/** Who lost somebody is met first by the rest. */
const isSad = (clauses: readonly Clause[]): boolean =>
  clauses.length === 1 &&
  clauses.some(
    ({ text, kind }) =>
      (kind?.isGrief && text.includes(' ')) ||
      /^no s[eé] (?:muy bien )?q(?:u[eé])? hago aqu[ií]|^mi (?:marido|mujer|espos[oa]|compañer[oa]|\p{L}{3,12}) (?:era|fue) (?:la|el|mi|una?|tod[oa])(?!\p{L})/iu.test(
        text,
      ) ||
      readTopics(text).attributes.some(({ id, denied }) => !denied && id === 'bad-news'),
  );

const ours = (text: string): Sentence => ({
  text,
  worth: 3,
  isQuestion: false,
  isSad: false,
  isDull: false,
});

/** What they want, said the other way round, or one thing that they could say instead of what is worn. */
function addedFor(clauses: readonly Clause[], isEnough: boolean, isSought: boolean): Sentence[] {
  const turned = clauses.flatMap(({ text, kind }) => {
    if (kind?.side !== 'repels' || kind.part?.test(text)) return [];
    const around = kind.isTurned ? turnedAround(text) : [];
    return around.length > 0 ? around : (kind.instead ?? []);
  });
  const empty = clauses.filter((one) => one.kind?.side === 'empty' && one.kind.instead && !namesOne(one));
  const shown = empty
    .filter(({ kind }) => kind?.isOneWord)
    .flatMap(({ text }) => shownBy(text).slice(0, mostShown))
    .map((line) => `${line}.`);
  const worn = empty.flatMap(({ kind }) => kind?.instead ?? []);
  const lines = [...new Set([...turned, ...shown, ...(shown.length > 1 ? [] : worn)])].filter(
    // Once is enough to say whom somebody looks for.
    (line, at, all) =>
      !(seeks.test(line) && line.includes('[')) ||
      !(isSought || all.slice(0, at).some((one) => seeks.test(one))),
  );
  const gaps = lines.filter((line) => line.includes('['));
  const said = lines.filter((line) => !line.includes('['));
  const most = isEnough ? (said.length === 0 ? 1 : 0) : mostShown;
  return [...said.slice(0, 3), ...gaps.slice(0, most)].map(ours);
}

/** «🐶 | Bcn | 27»: a row of short things is a list; and nobody is helped by «lo que surja». */
const listed = (bio: string): string =>
  bio
    .replace(/:[ \t]*(?=\n *[-–▪•✓✔*] )/gu, ': ')
    .replace(
      /(?<=(:?)[ \t]*)\n *[-–▪•✓✔*] (\p{Lu}\p{Ll}*(?! \p{Lu}))?/gu,
      (_, colon: string, first = '') => (colon ? '' : ', ') + first.toLowerCase(),
    )
    .replace(
      /(?<=(?:^|[|·•\n])[^|·•\n.]{0,24}\p{L}[^|·•\n.]{0,24}) *[|·•] *(?=[^|·•\n]{1,24}(?:$|[|·•\n]))/gu,
      ', ',
    )
    .replace(/(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*){3,}/gu, '. ')
    .replace(
      /(?<=\p{L}[^.,;!?\n]{1,24} ?\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?) +(\p{L}+)(?=[^.,;!?\n]{0,24}(?:\p{Extended_Pictographic}|$))/gu,
      (_, word: string) =>
        `, ${towns.has(fold(word)) || givenNames.has(fold(word)) ? word : uncapitalise(word)}`,
    )
    .replace(
      /,? (?:y|o|a ver) lo que (?:surja|salga|venga)|(?<=^|[.!?\n] *)lo que (?:surja|salga|venga)\.?/giu,
      '',
    );

const likes = /^((?:(?:no )?me (?:gusta|encanta|flipa|mola)n?|amo|adoro|disfruto (?:de|con))(?: mucho)?) /iu;

/** Of a list what they are or never do, and the first few that are told best; whoever says hello and their age first keeps both. */
function shortened(list: string, most: number): string {
  const items = list.split(/\s*[,/·]\s*/u);
  const from = items.findIndex((item) => likes.test(item));
  const [, verb = ''] = likes.exec(items[from] ?? '') ?? [];
  if (from >= 0 && from < 3) {
    const [first = '', ...more] = items.slice(from);
    const liked = theBest([first.slice(verb.length + 1), ...more], most);
    return [items.slice(0, from).join(', '), `${capitalise(verb)} ${joinAnd(liked)}`]
      .filter(Boolean)
      .join('. ');
  }
  return theBest(items, most).join(', ');
}

function theBest(items: readonly string[], most: number): string[] {
  const isTold = (item: string) => kindOf(item)?.side === 'told';
  const toldBy = (item: string) => item.split(' ').length + Math.min(readTopics(item).topics.length, 1);
  const [first = ''] = items;
  // What somebody is by trade stands first, and is one of the few.
  const isTrade = foldedJobs.has(fold(first).split(' ')[0] ?? '') && !isTold(first);
  if (isTrade && items.length > 1) return [first, ...theBest(items.slice(1), most - 1)];
  const longest = items
    .filter((item) => !isTold(item) && kindOf(item)?.side !== 'empty')
    .toSorted((one, other) => toldBy(other) - toldBy(one))
    .slice(0, most);
  const best = items.filter((item) => isTold(item) || longest.includes(item));
  return best.length >= Math.min(most, 2) ? best : items.slice(0, most + 1);
}

/** The clauses that stay; undefined where none does. */
function withoutDropped(
  bio: string,
  clauses: readonly Clause[],
  isKept: (clause: Clause) => boolean,
  most: number,
): string | undefined {
  const kept = clauses.flatMap((clause, at) => {
    const { text, kind } = clause;
    const before = clauses[at - 1];
    // «Amante de los atardeceres, el vino y…» goes as a whole.
    if (before && !isKept(before) && /^(?:y |e )?(?:el|la|los|las|del?) /iu.test(text)) return [];
    if (kind?.id === 'long-list' && isKept(clause)) return shortened(text, most);
    if (namesOne(clause) && isKept(clause)) return onlyNamed(text);
    if (isKept(clause)) return text;
    const part = kind?.part?.exec(text)?.[0].replace(/(?<=^(?:pap|mam))a$/iu, 'á');
    // «Papá» alone is no sentence.
    return part ? (part.includes(' ') ? part : `soy ${uncapitalise(part)}`) : [];
  });
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (!first || !last || kept.length === 0) return undefined;
  const isWhole = kept.length === clauses.length && kept.every((text, at) => text === clauses[at]?.text);
  if (isWhole) return bio.slice(first.start, last.end);
  const text = kept.join(', ').replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '');
  // «Si te suena a excusa» was half a sentence, and «la naturaleza» what somebody is fond of.
  const isHalf =
    kept[0] !== first.text &&
    (/^(?:si|con|sin|que|al?|del?|en|por|para|es|son|y)\b/iu.test(text) ||
      (first.text.includes(' ') && /^(?:el|la|los|las|\p{L}+[aei]r)(?!\p{L})/iu.test(text)));
  return isHalf ? undefined : text;
}

/** What was shouted is said. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() ? capitalise(text.toLowerCase()) : text;
}

/** Whole sentences in their order: what tells most has room first, what is ours only where all of theirs has. */
function within(limit: number, sentences: readonly Sentence[]): string {
  const kept = new Set<Sentence>();
  const told = () => tidy(sentences.flatMap((one) => (kept.has(one) ? one.text : [])).join(' '));
  const byWorth = sentences.toSorted((a, b) => b.worth - a.worth || b.text.length - a.text.length);
  let isFull = false;
  for (const one of byWorth) {
    if (isFull && one.worth < 0) continue;
    kept.add(one);
    if (told().length <= limit) continue;
    kept.delete(one);
    isFull = true;
  }
  if (kept.size > 0) return told();
  // A sentence that is too long by itself ends where a part of it does.
  const part = (sentences[0]?.text ?? '').slice(0, limit - 1);
  return part && `${part.replace(/[,;][^,;]*$|[,;]?\s+\S*$/u, '')}.`;
}
