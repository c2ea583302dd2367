export type Part = 'tuned' | 'untouched';

/** Written by people who saw no rule, and never read by whoever writes them, nor learned from. */
const untouched = ['examiner', 'examiner2'];

export const partOfBatch = (name: string): Part => (untouched.includes(name) ? 'untouched' : 'tuned');

/** Of a list of inputs, odd places may be read while tuning; even ones never. */
export const partOf = (at: number): Part => (at % 2 === 0 ? 'tuned' : 'untouched');
