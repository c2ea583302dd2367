import { withCommas } from '../../language/write/commas.server.ts';
import { withTowns } from '../../language/write/facts-of-life.server.ts';
import { calm, capitalise, ended, joinAnd, tidy, uncapitalise } from '../../language/write/grammar.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { within } from '../../language/write/within.ts';
import { isFit } from './best-clause.server.ts';
import { type Clause, isKept, parted, readClauses } from './clauses.server.ts';
import type { BioFacts } from './facts.server.ts';
import { shownBy } from './findings.server.ts';

/** Fewer characters than this leave room for a gap of theirs. */
const short = 110;
const seeks = /(?<!\p{L})busc[oa](?!\p{L})/iu;
const children = /(?<!\p{L})(?:hij[oa]s?|niñ[oa]s?|peques?|pap[aá]|mam[aá]|padre|madre|criaturas)(?!\p{L})/iu;
/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/** Their own sentences, put right and without what repels or says nothing. Where little is left, a gap that only they can fill. */
export function rewritten(facts: BioFacts, limit: number, gap: string): string {
  const { bioText: bio, isGrieving, isSecret, pictures } = facts;
  const isForeign = facts.language !== undefined;
  const stopped = isForeign ? bio : parted(listed(bio), '. ');
  const read = readClauses(stopped, isSecret);
  const put = (text: string) => capitalise(isForeign ? text : withTowns(withCommas(spelled(calm(text)))));
  const clauses = read.flat();
  // What nobody blames stays.
  const staysIn = (one: Clause) =>
    !isSecret(one.text) &&
    (isKept(one) || ((isGrieving || isForeign) && !one.kind?.isPrivate && !one.kind?.isGrave));
  const worth = new Map<string, number>();
  let isCut = false;
  let asks = false;
  const last: string[] = [];
  const own = read.flatMap((clauses): string[] => {
    const text = withoutDropped(stopped, clauses, staysIn, isCut);
    isCut = !text?.endsWith(clauses.at(-1)?.text ?? '');
    if (!text || !isFit(text) || !/[\p{L}\d]/u.test(text)) return [];
    asks = invites.test(text) || (text.length < short && isInviting(clauses));
    const said = put(ended(text)).replace(/^(1[89]|[2-9]\d)(?=\.$|, \p{L})/u, '$1 años');
    worth.set(said, Math.max(...clauses.map(({ kind }) => kind?.rank ?? (kind?.side === 'told' ? 2.5 : 0))));
    // «26», as the advice says.
    if (/^\d.{0,8}$/u.test(text) && clauses.every(({ kind }) => kind?.isKept)) last.push(said);
    return last.includes(said) ? [] : [said];
  });
  own.push(...last);
  if (pictures.length > 0) own.push(`Me gusta${pictures.length > 1 ? 'n' : ''} ${joinAnd(pictures)}.`);
  const isWhole = facts.isGood || isForeign || isGrieving;
  const added = isWhole ? [] : addedFor(clauses, own);
  const size = [...own, ...added].join('').length;
  if (!isWhole && gap && size < short && !added.some((line) => line.includes('[')))
    added.push(asks ? gap.replace(/ ¿.*$/u, '') : gap);
  // Their own question has the last word.
  const all = own.toSpliced(asks ? -1 : own.length, 0, ...added);
  const first = all.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return tidy(within(limit, all, first)) || bio.slice(0, limit);
}

const mostShown = 2;

/** What they want, said the other way round, or one thing that they could say instead of what is worn. */
function addedFor(clauses: readonly Clause[], own: readonly string[]): string[] {
  const lines = clauses.flatMap(({ text, kind }) => {
    if (!kind || (kind.part?.test(text) && !kind.isOneWord)) return [];
    const around = kind.isTurned ? turnedAround(text) : [];
    const shown = kind.isOneWord ? shownBy(text).slice(0, 1) : [];
    return around.length > 0 ? around : shown.length > 0 ? `${shown[0]}.` : (kind.instead ?? []);
  });
  // What they say themselves is not said again.
  const isSaid = (line: string) =>
    [seeks, children].some((one) => one.test(line) && own.some((text) => one.test(text)));
  const once = [...new Set(lines)].filter((line) => !isSaid(line));
  const gaps = once.filter((line) => line.includes('['));
  const said = once.filter((line) => !line.includes('['));
  const most = own.length === 0 ? mostShown : said.length === 0 ? 1 : 0;
  return [...said.slice(0, 3), ...gaps.slice(0, most)];
}

const longestItem = 24;
/** «🐶 | Bcn | 27»: a row of short things is a list. */
const listed = (bio: string): string =>
  bio
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
    if (!part || (kind?.isOneWord && clause !== first)) return [];
    return part.includes(' ') ? part : `soy ${uncapitalise(part)}`;
  });
  return kept.join(', ').replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '') || undefined;
}
