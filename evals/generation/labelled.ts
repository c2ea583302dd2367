/** What somebody sends to a generating tool, and what has to be true of the answer. */
export interface Labelled {
  input: Readonly<Record<string, unknown>>;
  /**
   * Beginnings of words (alternatives with a bar), on folded text. Where an answer offers three texts, each has to hold at least
   * one of them, in replies two of the three; elsewhere the answer has to hold all of them.
   */
  uses?: readonly string[];
  /** Beginnings of words that the answer must not hold. */
  never?: readonly string[];
  /** The texts must address the other person so. */
  address?: 'vos' | 'usted';
  /** The season matters to outfits and dates; mid-May where none is given. */
  month?: number;
}
