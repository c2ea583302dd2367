export type Part = 'tuned' | 'untouched';

/** Batches of which nothing was ever read nor learned from. */
const whollyUntouched = ['examiner'];
/** Batches that have been measured once in halves and are now learned from whole: what more there is to learn from, the better. */
const whollyTuned = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `batch${number}`);

/** Elsewhere odd places may be read while tuning; even ones never. */
export function partOf(at: number, batch = ''): Part {
  if (whollyUntouched.includes(batch)) return 'untouched';
  return whollyTuned.includes(batch) || at % 2 === 0 ? 'tuned' : 'untouched';
}
