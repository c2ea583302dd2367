import { stemsOf } from '../../language/write/discreet.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { introduced } from './introducing.server.ts';
import data from './own-words.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords } from './own-words.server.ts';
import { any, clause, harmless, isOneself, isOpen, isSeeking, type Piece } from './sentence.server.ts';

/** One sentence of a bio, in the person's words. */
export interface Block {
  text: string;
  /** What is only named in it: «gatos», «novela negra». */
  items: readonly Item[];
  /** They would rather not be known for it first. */
  isLate: boolean;
}

export const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

const notFirst = any(data.notFirst);
/** «…o que me digas si mejor no» */
export const asksUs =
  /\b(?:(?:digas|digais|dices|aconsej\w+|recomiend\w+) (?:si|que)|no se si) (?:es )?(?:mejor|poner|contar|decir|mencionar|lo pongo)|^(?:lo )?pongo\b/u;

/** What somebody may well keep to themselves. */
const light = new Set([...harmless, 'diet', 'allergy', 'no-smoking']);
const isDelicate = (text: string) => readTopics(text).attributes.some(({ id }) => !light.has(id));

/** Sentence by sentence, in their order; last what they do not want to be read first. */
export function tellingOf({ typed, wishes, isForeign }: OwnWords): Block[] {
  const asked = wishes.map(fold).filter((wish) => notFirst.test(wish) || asksUs.test(wish));
  const stems = new Set(asked.flatMap(stemsOf));
  const isNamed = ({ text }: Piece) => stemsOf(text).some((stem) => stems.has(stem));
  const isAnyNamed = typed.flat().some(isNamed);
  const isOfIt = asked.some(
    (wish) => notFirst.test(wish) || /(?:contar|decir|poner|mencionar)lo\b/u.test(wish),
  );
  const isLate = (piece: Piece) => (isAnyNamed ? isNamed(piece) : isOfIt && isDelicate(piece.text));
  const late = typed.flat().filter(isLate);
  const blocksOf = (pieces: readonly Piece[]) => runsOf(pieces).map((run) => sentenceOf(run, isForeign));
  return [
    ...typed.flatMap((pieces) => blocksOf(pieces.filter((piece) => !isLate(piece)))),
    ...blocksOf(late).map((block) => ({ ...block, isLate: true })),
  ];
}

const longest = 84;
const lengthOf = (run: readonly Piece[]) => run.map(({ text }) => text).join(', ').length;

/** What they put between commas goes on in one sentence, until it tells of something else. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const run = last && goesOn(last, piece) ? last : alike(runs, piece);
    if (run) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** «Mecánico, motos, asado, Córdoba»: who they are is told together, and so is what they name. */
function alike(runs: readonly Piece[][], piece: Piece): Piece[] | undefined {
  const named = runs.slice(runs.findLastIndex((run) => run.some(({ kind }) => kind === 'clause')) + 1);
  return named.find((run) => run.every(({ kind }) => kind === piece.kind));
}

function goesOn(run: readonly Piece[], piece: Piece): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  if (piece.isMore) return true;
  if (last.isMore || (piece.kind === 'clause' && last.kind === 'clause'))
    return lengthOf([...run, piece]) < longest;
  // «Dibujo, juego al ajedrez»
  const isDone = last.kind === 'thing' && clause.test(`${fold(last.text)} a`);
  if (last.kind === piece.kind || (piece.kind === 'clause' && isDone)) return true;
  if (piece.kind === 'thing') return isOpen(last) || piece.isProse;
  return piece.kind === 'who' && (isOneself(first) || (piece.isProse && isSeeking(first)));
}

function sentenceOf(run: readonly Piece[], isForeign: boolean): Block {
  const texts = run.map(({ text }) => text);
  const [first, ...others] = run;
  const isList =
    (first?.kind === 'thing' || isOpen(first)) &&
    [...others, { ...first, kind: 'thing' }].every(({ kind, isMore }) => kind === 'thing' && !isMore);
  const said = isForeign
    ? texts.join(', ')
    : run.every(({ kind }) => kind === 'who')
      ? introduced(texts)
      : isList && !texts.some((text) => / [ye] /u.test(text))
        ? joinAnd(texts)
        : run.map(({ text, isAnd }, at) => (at === 0 ? text : `${isAnd ? ' y' : ','} ${text}`)).join('');
  return {
    text: `${capitalise(said)}.`,
    items: isList ? run.flatMap(itemsOf) : [],
    isLate: false,
  };
}
