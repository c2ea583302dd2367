import { type Features, type Group, groups } from './features.ts';

/** What `evals/train.ts` writes. */
export interface ModelFile {
  bias: readonly number[];
  /** Log-odds of one step of a weight. */
  step: number;
  /** Gaps between the places of the features, a byte or two each, and their weights, a byte for each question. */
  gaps: string;
  weights: string;
  [setting: string]: unknown;
}

/** How much a group counts; facts are few and are not averaged. */
const counts: Partial<Record<Group, number>> = { fact: 0.3 };

/** For each feature that has a weight: where it is, and how strong. */
export function weighted(features: Features, known: (place: number) => boolean) {
  const places: number[] = [];
  const strengths: number[] = [];
  for (const group of groups) {
    const there = [...features.places[group]].filter(known);
    const strength = counts[group] ?? 1 / Math.sqrt(there.length);
    for (const place of there) {
      places.push(place);
      strengths.push(strength);
    }
  }
  return { places, strengths };
}

/** Two questions answered by the same features: is it more than low, and is it high. As log-odds. */
export class LinearModel {
  readonly #rows = new Map<number, number>();
  readonly #weights: Int8Array;
  readonly #bias: readonly number[];
  readonly #step: number;

  constructor({ bias, step, gaps, weights }: ModelFile) {
    this.#bias = bias;
    this.#step = step;
    this.#weights = new Int8Array(Buffer.from(weights, 'base64'));
    let place = -1;
    let gap = 0;
    for (const byte of Buffer.from(gaps, 'base64')) {
      gap += byte & 127;
      if (byte & 128) {
        gap *= 128;
        continue;
      }
      place += gap + 1;
      gap = 0;
      this.#rows.set(place, this.#rows.size);
    }
  }

  scores(features: Features): { alarm: number; high: number } {
    const { places, strengths } = weighted(features, (place) => this.#rows.has(place));
    let alarm = 0;
    let high = 0;
    for (const [at, place] of places.entries()) {
      const row = 2 * (this.#rows.get(place) as number);
      const strength = strengths[at] as number;
      alarm += strength * (this.#weights[row] as number);
      high += strength * (this.#weights[row + 1] as number);
    }
    return {
      alarm: (this.#bias[0] as number) + this.#step * alarm,
      high: (this.#bias[1] as number) + this.#step * high,
    };
  }
}
