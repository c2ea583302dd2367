import { calm, capitalise, ended, tidy, uncapitalise } from '../../language/write/grammar.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { isFit } from './best-clause.server.ts';
import { type Clause, isGood, isHarmful, isKept, parted, readClauses } from './clauses.server.ts';
import { exampleOn } from './details.server.ts';
import type { BioFacts } from './facts.server.ts';
import gaps from './gaps.json' with { type: 'json' };

/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|propon(?:me)?)(?!\p{L})/iu;
export const isInviting = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, kind }) => kind?.id === 'kind-invite' || (text.length > 8 && invites.test(text)));

/** Fewer letters than this say little yet. */
const few = 60;
const mostGaps = 2;

/** A sentence with the mark and the space behind it. */
interface Sentence {
  said: string;
  after: string;
  clauses: readonly Clause[];
}

/** Theirs in their words and order, without what the analysis names; where that is little, lines to finish. */
export function rewritten(facts: BioFacts, limit: number, dice: Dice): string {
  const { bioText, best, isGood, isGrieving, isSecret, language, tone = 'casual' } = facts;
  const bio = language ? bioText : parted(bioText, '. ');
  const stays = (one: Clause) =>
    !isSecret(one.text) &&
    (isKept(one) || ((isGrieving || language !== undefined) && !one.kind?.isPrivate && !one.kind?.isGrave));
  const read = readClauses(bio, isSecret);
  const kept = read
    .map((clauses, at): Sentence => {
      const [start, end] = [clauses[0]?.start, clauses.at(-1)?.end];
      const said = clauses.every(stays) ? bio.slice(start, end) : keptOf(clauses, stays);
      return { said, after: bio.slice(end, read[at + 1]?.[0]?.start).replace(/[{}<>*[\]]/gu, ''), clauses };
    })
    .filter(({ said }) => said && isFit(said));
  const own = cutAt(limit, joined(windowOf(kept, limit), language !== undefined));
  const isWhole = best.length > 0 && kept.length === read.length;
  const isEnough = isGood || isGrieving || language || isWhole || own.length >= few;
  return isEnough && own
    ? own
    : [own, ...added(own, read.flat(), stays, tone, dice)].filter(Boolean).join(' ');
}

/** Lines to finish on what goes or is everybody's, or lines that suit anybody. */
function added(
  own: string,
  clauses: readonly Clause[],
  stays: (clause: Clause) => boolean,
  tone: keyof typeof gaps,
  dice: Dice,
): string[] {
  const all = clauses.toSorted((a, b) => Number(stays(a)) - Number(stays(b)));
  const onTheirs = new Set(all.flatMap(({ text }) => (isFit(text) ? exampleOn(text) : [])));
  if (onTheirs.size > 0) return [...onTheirs].slice(0, mostGaps);
  return dice.shuffle(gaps[tone]).slice(0, own.length > few / 2 ? 1 : mostGaps);
}

/** «La naturaleza», after «amante de», or «si te suena a excusa»: no sentence without what goes. */
const leansOnIt =
  /^(?:(?:y|e|o|ni|pero) )?(?:el|la|los|las|del?|al?|si|con|sin|que|por|para|es|son|\p{L}+(?:[aei]r|ndo))(?!\p{L})/iu;
const standsAlone = /^(?:soy|busco|tengo|vivo|trabajo|hago|quiero|me)(?!\p{L})/iu;

/** The clauses that stay, where some of a sentence go. */
function keptOf(clauses: readonly Clause[], stays: (clause: Clause) => boolean): string {
  let cut: Clause | undefined;
  const kept = clauses.flatMap((clause) => {
    const { text, kind } = clause;
    // «No quiero gritos, prisas»: what follows is of the same, unless it surely tells.
    const goesAlong =
      cut && (leansOnIt.test(text) || (isHarmful(cut.kind) && !isGood(kind) && !standsAlone.test(text)));
    if (stays(clause) && !goesAlong) {
      cut = undefined;
      return text;
    }
    cut ??= clause;
    const part = goesAlong ? undefined : kind?.part?.exec(text)?.[0].replace(/(?<=^(?:pap|mam))a$/iu, 'á');
    // «Papá» alone is no sentence.
    return part ? (part.includes(' ') ? part : `soy ${uncapitalise(part)}`) : [];
  });
  return kept.join(', ').replace(/^[\s.,;…]*(?:(?:y|e|pero|aunque|ni|o|así que|porque) )?/iu, '');
}

const worthOf = ({ clauses }: Sentence): number => Math.max(...clauses.map(({ kind }) => kind?.rank ?? 0));

/** As many sentences in a row as there is room for, among them the one that is remembered. */
function windowOf(sentences: readonly Sentence[], limit: number): readonly Sentence[] {
  const worth = sentences.map(worthOf);
  const best = worth.indexOf(Math.max(...worth));
  const fits = (from: number, to: number) => joined(sentences.slice(from, to), false).length <= limit;
  let from = 0;
  while (from < best && !fits(from, best + 1)) from += 1;
  let to = best + 1;
  while (to < sentences.length && fits(from, to + 1)) to += 1;
  return sentences.slice(from, to);
}

const cutAt = (limit: number, text: string): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/,[^,]*$|\s+\S*$/u, '')}.`;

/** Put right: accents, capitals and the last stop; in another language nothing. */
function joined(sentences: readonly Sentence[], isForeign: boolean): string {
  let before = '.';
  const text = sentences
    .map(({ said, after }, at) => {
      const put = isForeign ? said : spelled(calm(said));
      const isStart = !isForeign && /[.!?…\n][^\p{L}]*$/u.test(before);
      before = said + after;
      return `${isStart ? capitalise(put) : put}${at < sentences.length - 1 ? after : ''}`;
    })
    .join('');
  return (
    text && tidy(/\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?$/u.test(text) ? text : ended(text))
  );
}
