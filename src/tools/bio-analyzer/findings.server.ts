import { foldAligned } from '../../language/write/fold-aligned.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { type BioPattern, clichePatterns, redFlagPatterns, shownBy } from './patterns.server.ts';

interface Finding {
  /** Occurs in the bio letter by letter. */
  quote: string;
  why: string;
  fix: string;
  /** What the example adds to it; without one, it leaves the quote out. */
  gap?: string;
}

export interface Findings {
  redFlags: Finding[];
  cliches: Finding[];
}

const most = 6;
const longestQuote = 90;
const turnIt = 'Dar la vuelta a «{cita}» y decir lo que sí se busca.';

export function findingsIn(bio: string): Findings {
  const folded = foldAligned(bio);
  const redFlags = [...matches(bio, folded, redFlagPatterns), ...shouting(bio)]
    .filter(({ quote }, at, all) => !all.some((one, other) => other !== at && one.quote.includes(quote)))
    .slice(0, most);
  const cliches = [...matches(bio, folded, clichePatterns), ...emojiWall(bio), ...endlessSentence(bio)]
    .filter(({ quote }) => !redFlags.some((flag) => flag.quote.includes(quote) || quote.includes(flag.quote)))
    .slice(0, most);
  return { redFlags, cliches };
}

/** «No plumas, no gordos»: what goes on alike is quoted together. */
function withItsKin(bio: string, quote: string, pattern: RegExp): string {
  const after = bio.slice(bio.indexOf(quote) + quote.length);
  const next = /^,\s*[^,.;:!?\n]+/u.exec(after)?.[0].trimEnd();
  return next && quote.length + next.length <= longestQuote && pattern.test(foldAligned(next.slice(1).trim()))
    ? withItsKin(bio, quote + next, pattern)
    : quote;
}

function matches(bio: string, folded: string, patterns: readonly BioPattern[]): Finding[] {
  const found: Finding[] = [];
  for (const { pattern, why, fix, gap } of patterns) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const quote = withItsKin(bio, clauseAround(bio, match.index, match.index + match[0].length), pattern);
    if (found.some((other) => other.quote === quote)) continue;
    const [turned] = patterns === redFlagPatterns ? turnedAround(quote) : [];
    found.push({
      quote,
      why,
      fix: (turned ? `${turnIt} Por ejemplo: «${turned.slice(0, -1)}».` : fix)
        .replace('{cita}', () => quote)
        .replace('{muestra}', () => shownBy(quote)),
      ...(gap !== undefined && { gap }),
    });
  }
  return found;
}

/** «Hago cerámica los martes y no quiero perder el tiempo» says a good thing and another. */
export const joint =
  /,? (?:y|pero|aunque|así que) (?=(?:(?:ya )?no (?:quiero|busco|soporto|aguanto|me (?:hagas|hables|escribas|va|gusta))|paso de|odio|detesto|nada de|si (?:eres|no|vas) |(?:estoy )?(?:hart|cansad)[oa] de|abstener)(?!\p{L}))/giu;
const clauseEnd =
  /(?<!\d)\.|\.(?!\d)|[,;!?¡¿…\n\r|•·(){}<>*_[\]]|\p{Extended_Pictographic}|[\ud800-\udfff]/gu;

/** The clause that holds the match, if it is short enough to be quoted; else the match alone. */
function clauseAround(text: string, from: number, to: number): string {
  const near = Math.max(0, from - longestQuote);
  // A sentence without a stop ends where it should have one.
  const stopped = withStops(text.slice(near, to + longestQuote), '.');
  const ends = [...stopped.matchAll(clauseEnd), ...stopped.matchAll(joint)]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, 0: { length } }) => [near + index, near + index + length]);
  const start = ends.findLast(([, after = 0]) => after <= from)?.[1] ?? near;
  const end = ends.find(([at = 0]) => at >= to)?.[0] ?? Math.min(text.length, to + longestQuote);
  const clause = text.slice(start, end).trim();
  return clause.length <= longestQuote ? clause : text.slice(from, to).trim();
}

function shouting(bio: string): Finding[] {
  const run = /(?<!\p{L})\p{Lu}{2,30}(?!\p{L})(?:[\s,.!¡¿?]{1,3}\p{Lu}{2,30}(?!\p{L})){2,12}/u
    .exec(bio)?.[0]
    .slice(0, longestQuote);
  if (!run) return [];
  return [
    {
      quote: run,
      why: 'Escrito en mayúsculas se lee a gritos, aunque se haya hecho para destacar.',
      fix: `Pasar «${run}» a minúsculas: la frase gana sola.`,
    },
  ];
}

function emojiWall(bio: string): Finding[] {
  const run = /(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*\s?){5,}/u
    .exec(bio)?.[0]
    .trim();
  if (!run) return [];
  const quote = [...run].slice(0, 20).join('');
  return [
    {
      quote,
      why: 'Tantos emojis seguidos son un jeroglífico: cada cual lee una cosa.',
      fix: 'Quedarse con uno o dos emojis y contar con palabras el más curioso.',
    },
  ];
}

function endlessSentence(bio: string): Finding[] {
  const long = bio.split(/[.!?…\n]/).find((sentence) => sentence.trim().split(/\s+/).length > 38);
  if (!long) return [];
  const quote = long
    .trim()
    .slice(0, 70)
    .replace(/\s+\S*$/, '')
    .trim();
  if (!quote) return [];
  return [
    {
      quote,
      gap: '',
      why: 'La frase es tan larga que cuesta llegar al final con la idea del principio.',
      fix: `Partir en dos o tres la frase que empieza por «${quote}».`,
    },
  ];
}
