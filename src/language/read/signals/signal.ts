import type { Family, Severity } from '../families.ts';

/**
 * Words that mean something together, however they are put. Each of `near` is a list of terms with `|`:
 * a word, a phrase, a stem (`mand*`), any one word (`_`), alternatives (`tu (casa/curro)`), a word list (`@harm`).
 */
export interface Signal {
  id: string;
  family: Family;
  severity: Severity;
  /** All of these, at most `within` words (12) from the first. */
  near: readonly string[];
  within?: number;
  /** One after the other, as listed. */
  inOrder?: true;
  /** None of these around. */
  without?: string;
  /** Any of these around makes it high. */
  worse?: string;
  /** What laughter does to it; it softens when nothing is said. */
  joke?: 'cancel' | 'keep';
  /** "no" before the first does not undo it. */
  keepsNegation?: true;
  keepsStory?: true;
  alsoMine?: true;
  certain?: true;
  text: string;
  yes: readonly string[];
  no: readonly string[];
}
