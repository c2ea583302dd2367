export type Part = 'tuned' | 'untouched';

/** Odd places may be read while tuning; even ones never, and nothing at all of the examiner's batch. */
export function partOf(at: number, batch?: string): Part {
  return at % 2 === 0 && batch !== 'examiner' ? 'tuned' : 'untouched';
}
