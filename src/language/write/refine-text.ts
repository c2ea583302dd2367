import { capitalise, sentencesOf, tidy } from './grammar.ts';
import type { Dice } from './seeded.ts';

export interface RefineTables {
  /** Whole sentences set after the text. */
  funnier: readonly string[];
  bolder: readonly string[];
  /** Whole sentences set before the text. */
  warmer: readonly string[];
}

const longest = 2_000;
const hedges =
  /(?:^|(?<=[\s¿]))(?:quizás?|a lo mejor|tal vez|puede que|si te parece bien|si quieres|si te apetece|cuando quieras|sin ninguna prisa|sin prisa|creo que|no sé si),? /giu;

/**
 * Rewrites a text we may never have seen. `fresh` writes other texts for the same request, in order of preference: they serve
 * where the text itself leaves nothing to work with. The answer is never the text that came in.
 */
export function refineText(
  { chip, text }: { chip: string; text: string },
  tables: RefineTables,
  dice: Dice,
  fresh: () => string[],
): string {
  const before = text.trim();
  const rewritten =
    chip === 'shorter'
      ? shortened(before)
      : chip === 'funnier'
        ? withTag(before, tables.funnier, dice, 'after')
        : chip === 'bolder'
          ? withTag(withoutHedges(before), tables.bolder, dice, 'after')
          : chip === 'warmer'
            ? withTag(before, tables.warmer, dice, 'before')
            : undefined;
  if (rewritten && rewritten !== before && rewritten.length <= longest) return rewritten;
  const others = fresh().filter((other) => other !== before);
  const shorter = others.filter((other) => other.length < before.length);
  const [other = 'Cuéntame algo de ti que no salga en tu perfil.'] =
    chip === 'shorter' && shorter.length > 0 ? shorter : others;
  return other;
}

function shortened(text: string): string | undefined {
  const bare = text.replace(/ *\([^()]*\)/g, '');
  const sentences = sentencesOf(bare);
  const candidates = [
    ...(sentences.length > 1 ? [withoutOne(sentences)] : []),
    afterColon(bare),
    bare === text ? undefined : bare,
    beforeLastComma(bare),
  ];
  return candidates
    .filter((candidate) => candidate !== undefined)
    .map((candidate) => tidy(candidate))
    .find((candidate) => wordsIn(candidate) >= 3 && candidate.length < text.length && balanced(candidate));
}

/** The question is what gets an answer; otherwise the beginning is. */
function withoutOne(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const rest = sentences.slice(1).join(' ');
  return rest.includes('?') && !first.includes('?') && wordsIn(rest) >= 5
    ? rest
    : sentences.slice(0, -1).join(' ');
}

function afterColon(text: string): string | undefined {
  const at = text.indexOf(': ');
  return at > 0 ? capitalise(text.slice(at + 2)) : undefined;
}

function beforeLastComma(text: string): string | undefined {
  const at = text.lastIndexOf(', ');
  if (at <= 0 || wordsIn(text.slice(0, at)) < 4) return undefined;
  const kept = text.slice(0, at);
  return kept + (kept.lastIndexOf('¿') > kept.lastIndexOf('?') ? '?' : '.');
}

function withoutHedges(text: string): string {
  return tidy(text.replace(hedges, ''));
}

/** One tag at a time: a second tap changes the tag instead of piling up another. */
function withTag(text: string, tags: readonly string[], dice: Dice, where: 'before' | 'after'): string {
  const present = tags.filter((tag) => text.includes(tag));
  let bare = text;
  for (const tag of present) bare = bare.replace(tag, ' ');
  bare = tidy(bare);
  const [tag = ''] = dice.shuffle(tags.filter((candidate) => !present.includes(candidate)));
  if (!tag || !bare) return tag || text;
  return where === 'before' ? `${tag} ${capitalise(bare)}` : `${closed(bare)} ${tag}`;
}

function closed(text: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text.replace(/[,;:]$/, '.');
}

function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

export function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return (
    count('¿') === count('?') &&
    count('¡') === count('!') &&
    count('(') === count(')') &&
    count('«') === count('»')
  );
}
