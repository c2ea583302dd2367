export type Part = 'tuned' | 'untouched';

/** Odd places may be read while tuning; even ones never. */
export function partOf(at: number): Part {
  return at % 2 === 0 ? 'tuned' : 'untouched';
}
