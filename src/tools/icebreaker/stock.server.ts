/**
 * Ways to begin about one family of details. A text may name the detail ({el}, {del}, {al}, {nombre}); where it does not, the
 * lead in front of it does. Nothing in it tells a fact about the person who sends the message.
 */
export interface Stock {
  /** A concrete question. */
  q: readonly string[];
  /** A question with more behind it, for a sincere tone. */
  s: readonly string[];
  /** An observation with humour. */
  h: readonly string[];
  /** A light proposal. */
  p: readonly string[];
}
