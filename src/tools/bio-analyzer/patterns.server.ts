import { fold } from '../../language/write/fold.ts';
import written from './patterns.json' with { type: 'json' };

export interface BioPattern {
  /** On folded text: lower case, no accents, same length as the original. */
  pattern: RegExp;
  why: string;
  /** What to do about it, without addressing anybody. {cita} is the quote, {muestra} a way to show it. */
  fix: string;
  /** The example keeps what is worn and shows the gap that would make it theirs. */
  gap?: string;
  /** Bios that have it, and bios that only look like it: their own tests. */
  examples: readonly string[];
  counterExamples?: readonly string[];
}

const quality = `(?:${Object.keys(written.shows).join('|')})`;
const compiled = (list: readonly (Omit<BioPattern, 'pattern'> & { words: string[] })[]): BioPattern[] =>
  list.map(({ words, ...one }) => ({
    ...one,
    pattern: new RegExp(words.join('|').replaceAll('{cualidad}', quality)),
  }));

export const redFlagPatterns = compiled(written.redFlags);
export const clichePatterns = compiled(written.cliches);

const shows = Object.entries(written.shows).map(([words, line]) => [new RegExp(words), line] as const);

/** Instead of «divertida», what somebody divertida does. */
export function shownBy(quote: string): string {
  const line = shows.find(([words]) => words.test(fold(quote)))?.[1];
  return line ? `Por ejemplo: «${line}».` : 'Lo que se hizo esta semana convence más.';
}
