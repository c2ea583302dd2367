import { strengthsIn, type Vocabulary } from './fit.ts';

/** A text to learn from: among all answers which is right, and the first and the last that are open. */
export interface Row extends ReturnType<typeof strengthsIn> {
  answer: number;
  first: number;
  last: number;
}

/** Open are the answers that begin with `open`. */
export function rowOf(
  text: Parameters<typeof strengthsIn>[0],
  vocabulary: Vocabulary,
  answers: readonly string[],
  { answer, open }: { answer: string; open: string },
): Row {
  const isOpen = (name: string) => name.startsWith(open);
  return {
    ...strengthsIn(text, vocabulary),
    answer: answers.indexOf(answer),
    first: answers.findIndex(isOpen),
    last: answers.findLastIndex(isOpen),
  };
}

/** What is nearly certain already moves nothing. */
export const leastMissed = 1e-3;

/** Numbers that go downhill, each in smaller steps the more it has moved (Adagrad); `unmoved`, as if each had moved so much before. */
export class Moving {
  readonly all: Float32Array;
  readonly #moved: Float32Array;

  constructor(length: number, unmoved: number, start = () => 0) {
    this.all = new Float32Array(length).map(start);
    this.#moved = new Float32Array(length).fill(unmoved);
  }

  move(at: number, slope: number, step: number): void {
    const moved = (this.#moved[at] as number) + slope * slope;
    this.#moved[at] = moved;
    this.all[at] = (this.all[at] as number) - (step * slope) / Math.sqrt(moved);
  }
}

/** How likely each open answer is, from how much speaks for it. */
export function toLikelihoods(sums: Float32Array, first: number, last: number): void {
  let highest = -Infinity;
  for (let at = first; at <= last; at += 1) highest = Math.max(highest, sums[at] as number);
  let total = 0;
  for (let at = first; at <= last; at += 1) {
    sums[at] = Math.exp((sums[at] as number) - highest);
    total += sums[at] as number;
  }
  for (let at = first; at <= last; at += 1) sums[at] = (sums[at] as number) / total;
}
