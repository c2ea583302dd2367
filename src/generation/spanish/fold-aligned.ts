import { fold } from './fold.ts';

/** Folded for searching, one character for one: a match's place is its place in the original, so that a quote is exact. */
export function foldAligned(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = fold(unit);
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}
