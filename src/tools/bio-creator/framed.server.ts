import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { isLikedList, lowered, owned } from './own-words.server.ts';
import { dislikes, liking, longing, type Piece } from './sentence.server.ts';
import type { Block } from './telling.server.ts';

const parts = ['who', 'nots', 'likes', 'seeks'] as const;
/** What a style calls who somebody is, what they cannot stand, like and look for. */
export type Headings = Readonly<Record<(typeof parts)[number], string>>;
type Part = keyof Headings | 'told';

const oneself =
  /^(?:soy (?:una? )?|me llamo |tengo (?=(?:\d\d|[a-z]+ y [a-z]+) anos$)|estoy (?=(?:separad|divorciad|jubilad|prejubilad)[oa]$)|vivo en (?=\S+(?: \S+){0,2}$))/u;
/** The verb that a heading stands for. */
const verbs: Partial<Record<Part, RegExp>> = { who: oneself, likes: liking, nots: dislikes, seeks: longing };

/** «Tiene 41 años, es tímido», of a brother. */
const ofAnother = /^(?:tiene|es|trabaja|vive|se llama) /u;
/** «Algo serio, no juegos» */
const noneOf = /^(?:no|ni|sin|nada de) (?![a-z]+o(?![a-z]))/u;

function partOf({ text, kind, isMore }: Piece, before: Part | undefined, isLiked: boolean): Part {
  if (isMore && before) return before;
  const folded = fold(text);
  if (before === 'seeks' && (kind === 'who' || noneOf.test(folded))) return before;
  if (kind === 'who' || oneself.test(folded)) return 'who';
  if (kind === 'clause')
    return (/ que me /u.test(folded) ? undefined : parts.find((part) => verbs[part]?.test(folded))) ?? 'told';
  if (before === 'likes' || before === 'nots' || before === 'seeks') return before;
  return isLiked ? 'likes' : 'told';
}

/** What is told under headings, each once, in the order of the telling: «Debilidades: el pádel y cocinar arroces.» */
export function framed(blocks: readonly Block[], headings: Headings): string[] | undefined {
  if (blocks.some(({ text }) => ofAnother.test(fold(text)))) return undefined;
  const told: { part: Part; said: string[] }[] = [];
  for (const { run, text } of blocks) {
    const isLiked = isLikedList(run.filter(({ kind }) => kind === 'thing').map((thing) => thing.text));
    const partsOf: Part[] = [];
    for (const piece of run) partsOf.push(partOf(piece, partsOf.at(-1), isLiked));
    if (partsOf.every((part) => part === 'told')) {
      told.push({ part: 'told', said: [text.slice(0, -1)] });
      continue;
    }
    let before: Part | undefined;
    for (const [at, piece] of run.entries()) {
      const part = partsOf[at] ?? 'told';
      const same =
        part === 'told' && before !== 'told' ? undefined : told.findLast((one) => one.part === part);
      const bare = piece.text.slice(verbs[part]?.exec(fold(piece.text))?.[0].length ?? 0);
      const said = part === 'told' ? bare : lowered(bare);
      if (same && (piece.isMore || part === 'told'))
        same.said.push(`${same.said.pop()}${piece.isAnd ? ' y' : ','} ${piece.text}`);
      else if (same) same.said.push(said);
      else told.push({ part, said: [part === 'told' && owned.test(fold(said)) ? `tengo ${said}` : said] });
      before = part;
    }
  }
  if (told.length < 2 || told.every(({ part }) => part === 'told')) return undefined;
  return told.map(({ part, said }) => {
    const all =
      said.some((one) => / [ye] /u.test(one)) || part === 'who' || part === 'seeks'
        ? said.join(', ')
        : joinAnd(said);
    return part === 'told' ? `${capitalise(all)}.` : `${headings[part]}: ${all}.`;
  });
}
