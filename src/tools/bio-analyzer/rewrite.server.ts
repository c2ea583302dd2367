import { withCommas } from '../../language/write/commas.server.ts';
import { givenNames, towns, withTowns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, ended, joinAnd, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { isFit } from './best-clause.server.ts';
import { type Clause, parted, readClauses } from './clauses.server.ts';
import { shownBy } from './findings.server.ts';

/** Fewer characters than this leave room for a gap of theirs. */
const short = 110;
/** Of a sentence that somebody remembers. */
const memorable = 6;
const leans =
  /^(?:y|e|pero|aunque|también|además|así|eso|esto|por eso|lo que|el resto|lo demás|si|o|ni)(?!\p{L})|(?<!\p{L})(?:sus?|ell[oae]s?|él|casad[oa]|separad[oa]|divorciad[oa]|viud[oa])(?!\p{L})/iu;
const seeks = /(?<!\p{L})busc[oa](?!\p{L})/iu;
const children = /(?<!\p{L})(?:hij[oa]s?|niñ[oa]s?|peques?|pap[aá]|mam[aá]|padre|madre|criaturas)(?!\p{L})/iu;
/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
const greets = /^(?:[Hh]ola|[Bb]uenas|[Mm]e llamo|[Ss]oy \p{Lu})(?!\p{Lu})/u;

interface Sentence {
  text: string;
  worth: number;
  isQuestion: boolean;
  isSad: boolean;
}

interface Manner {
  limit: number;
  /** A line that only they can fill in, where little is left. */
  gap: string | undefined;
  /** Nothing has to be added. */
  isGood: boolean;
  /** A language other than ours is not corrected. */
  isForeign: boolean;
  /** Nothing of theirs is called worn. */
  isGrieving: boolean;
  /** They ask to leave it out. */
  isSecret: (text: string) => boolean;
  /** What is said in pictures alone. */
  pictures: readonly string[];
}

export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/**
 * Their own sentences, put right and without what repels or says nothing, the best first. Where little is left, a gap that only
 * they can fill.
 */
export function rewritten(
  bio: string,
  { limit, gap, isGood, isForeign, isGrieving, isSecret, pictures }: Manner,
): string {
  const stopped = isForeign ? bio : parted(listed(bio), '. ');
  const read = readClauses(stopped, isSecret);
  const put = (text: string) => capitalise(isForeign ? text : withTowns(withCommas(spelled(calm(text)))));
  const staysIn = (one: Clause) =>
    !isSecret(one.text) &&
    (isKept(one) || ((isGrieving || isForeign) && one.kind?.side === 'empty' && !one.kind.isPrivate));
  let isCut = false;
  const own = read.flatMap((clauses): Sentence[] => {
    const text = withoutDropped(stopped, clauses, staysIn, isCut);
    isCut = !text?.endsWith(clauses.at(-1)?.text ?? '');
    if (!text || !isFit(text) || !/[\p{L}\d]/u.test(text)) return [];
    const said = put(ended(text)).replace(/^(?=[1-9]\d\.$)(1[89]|[2-9]\d)/u, '$1 años');
    return [
      {
        text: said,
        worth: worthOf(clauses),
        isQuestion: invites.test(text) || (text.length < short && isInviting(clauses)),
        isSad: clauses.length === 1 && clauses.some((one) => one.kind?.isGrief && text.includes(' ')),
      },
    ];
  });
  if (pictures.length > 0) own.push(ours(`Me gusta${pictures.length > 1 ? 'n' : ''} ${joinAnd(pictures)}.`));
  const isWhole = isGood || isForeign || isGrieving;
  const added = isWhole ? [] : addedFor(read.flat(), own);
  const asks = own.at(-1)?.isQuestion === true;
  const size = [...own, ...added].reduce((sum, { text }) => sum + text.length, 0);
  if (!isWhole && gap && size < short && !added.some(({ text }) => text.includes('[')))
    added.push({ ...ours(asks ? gap.replace(/ ¿.*$/u, '') : gap), worth: 0 });
  // Their own question has the last word.
  const all = own.toSpliced(asks ? -1 : own.length, 0, ...added);
  return within(limit, bestFirst(all, isWhole)) || bio.slice(0, limit);
}

/** What is remembered opens the example, unless it leans on what stands before it or they say hello; what is sad comes last. */
function bestFirst(all: readonly Sentence[], isInOrder: boolean): Sentence[] {
  const place = ({ text, isSad }: Sentence) => (greets.test(text) ? 0 : isSad ? 2 : 1);
  const sentences = all.toSorted((a, b) => place(a) - place(b));
  const [first] = sentences;
  if (isInOrder || !first || place(first) === 0) return sentences;
  const [best] = sentences
    .filter(
      ({ text, worth, isQuestion, isSad }) =>
        worth >= memorable && !isQuestion && !isSad && !leans.test(text) && text.split(' ').length > 2,
    )
    .toSorted((a, b) => b.worth - a.worth);
  return best ? [best, ...sentences.filter((one) => one !== best)] : sentences;
}

export const isKept = ({ kind }: Clause): boolean =>
  !kind || (kind.side !== 'repels' && !kind.isPrivate && (kind.side !== 'empty' || kind.isKept === true));

/** What they are says more than what is only well said. */
const worthOf = (clauses: readonly Clause[]): number =>
  Math.max(
    ...clauses.map(({ text, kind }) =>
      kind?.side === 'told' || greets.test(text) ? 5 : (kind?.rank ?? 0) > 2 ? 6 : (kind?.rank ?? 0) + 1,
    ),
  );

const ours = (text: string): Sentence => ({ text, worth: 3, isQuestion: false, isSad: false });

const mostShown = 2;

/** What they want, said the other way round, or one thing that they could say instead of what is worn. */
function addedFor(clauses: readonly Clause[], own: readonly Sentence[]): Sentence[] {
  const lines = clauses.flatMap(({ text, kind }) => {
    if (!kind || kind.part?.test(text)) return [];
    const around = kind.isTurned ? turnedAround(text) : [];
    const shown = kind.isOneWord ? shownBy(text).slice(0, 1) : [];
    return around.length > 0 ? around : shown.length > 0 ? `${shown[0]}.` : (kind.instead ?? []);
  });
  // What they say themselves is not said again.
  const isSaid = (line: string) =>
    [seeks, children].some((one) => one.test(line) && own.some(({ text }) => one.test(text)));
  const once = [...new Set(lines)].filter((line) => !isSaid(line));
  const gaps = once.filter((line) => line.includes('['));
  const said = once.filter((line) => !line.includes('['));
  const most = own.length === 0 ? mostShown : said.length === 0 ? 1 : 0;
  return [...said.slice(0, 3), ...gaps.slice(0, most)].map(ours);
}

/** «🐶 | Bcn | 27»: a row of short things is a list. */
const listed = (bio: string): string =>
  bio
    .replace(/:[ \t]*\n\s*(?:[-–▪•✓✔*] )?/gu, ': ')
    .replace(
      /(?<=(?:^|[|·•\n])[^|·•\n.]{0,24}\p{L}[^|·•\n.]{0,24}) *[|·•] *(?=[^|·•\n]{1,24}(?:$|[|·•\n]))/gu,
      ', ',
    )
    .replace(
      /(?<=\p{L}[^.,;!?\n]{1,24} ?\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?) +(\p{L}+)(?=[^.,;!?\n]{0,24}(?:\p{Extended_Pictographic}|$))/gu,
      (_, word: string) =>
        `, ${towns.has(fold(word)) || givenNames.has(fold(word)) ? word : uncapitalise(word)}`,
    );

/** «La naturaleza», after «amante de», or «si te suena a excusa»: no sentence without what goes. */
const leansOnIt =
  /^(?:(?:y|e|o|ni|pero) )?(?:el|la|los|las|del?|al?|si|con|sin|que|por|para|es|son|\p{L}+(?:[aei]r|ndo))(?!\p{L})/iu;

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
  const kept = clauses.flatMap((clause) => {
    const { text, kind } = clause;
    const stays = staysIn(clause) && !(isCut && leansOnIt.test(text));
    isCut = !stays;
    if (stays) return text;
    const part = staysIn(clause)
      ? undefined
      : kind?.part?.exec(text)?.[0].replace(/(?<=^(?:pap|mam))a$/iu, 'á');
    // «Papá» alone is no sentence.
    return part ? (part.includes(' ') ? part : `soy ${uncapitalise(part)}`) : [];
  });
  return kept.join(', ').replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '') || undefined;
}

/** What was shouted is said. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() ? capitalise(text.toLowerCase()) : text;
}

/** Whole sentences in their order, and what tells most has room first. */
function within(limit: number, sentences: readonly Sentence[]): string {
  const kept = new Set<Sentence>();
  const told = () => tidy(sentences.flatMap((one) => (kept.has(one) ? one.text : [])).join(' '));
  for (const one of sentences.toSorted((a, b) => b.worth - a.worth || b.text.length - a.text.length)) {
    kept.add(one);
    if (told().length > limit) kept.delete(one);
  }
  if (kept.size > 0) return told();
  // A sentence that is too long by itself ends where a part of it does.
  const part = (sentences[0]?.text ?? '').slice(0, limit - 1);
  return part && `${part.replace(/[,;][^,;]*$|[,;]?\s+\S*$/u, '')}.`;
}
