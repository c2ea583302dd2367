import { type Features, type Group, groups } from './features.ts';
import { bitsOfPlace } from './hash.ts';

export interface ModelParts {
  bias: readonly number[];
  step: number;
  places: Uint32Array;
  weights: Int8Array;
}

const counts: Record<Group, number> = {
  word: 1.2,
  pair: 1.3,
  part: 1.2,
  class: 0.8,
  classes: 1,
  rule: 1,
  fact: 0.3,
};

/** For each feature that has a weight: in which row of the table, and how strong it is. */
export function weighted(features: Features, rowOf: (place: number) => number | undefined) {
  const rows: number[] = [];
  const strengths: number[] = [];
  for (const group of groups) {
    const before = rows.length;
    for (const place of new Set(features.places[group])) {
      const row = rowOf(place);
      if (row !== undefined) rows.push(row);
    }
    const strength = counts[group] / (group === 'fact' ? 1 : Math.sqrt(rows.length - before));
    while (strengths.length < rows.length) strengths.push(strength);
  }
  return { rows, strengths };
}

const perBucket = 4;

export class Places {
  readonly #places: Uint32Array;
  readonly #shift: number;
  readonly #starts: Uint32Array;

  constructor(places: Uint32Array) {
    this.#places = places;
    const bits = Math.max(0, Math.ceil(Math.log2((places.length + 1) / perBucket)));
    this.#shift = Math.max(0, bitsOfPlace - bits);
    this.#starts = new Uint32Array(2 ** (bitsOfPlace - this.#shift) + 1);
    let bucket = 0;
    for (let at = 0; at < places.length; at += 1)
      while (bucket < (places[at] as number) >>> this.#shift) this.#starts[++bucket] = at;
    this.#starts.fill(places.length, bucket + 1);
  }

  find(place: number): number | undefined {
    const bucket = place >>> this.#shift;
    const end = this.#starts[bucket + 1] as number;
    for (let at = this.#starts[bucket] as number; at < end; at += 1)
      if (this.#places[at] === place) return at;
    return undefined;
  }
}

/** Two questions answered by the same features: is it more than low, and is it high; of a warning, if it is one. As log-odds. */
export class LinearModel {
  readonly #parts: ModelParts;
  readonly #rows: Places;

  constructor(parts: ModelParts) {
    this.#parts = parts;
    this.#rows = new Places(parts.places);
  }

  scores(features: Features): { alarm: number; high: number } {
    const { bias, step, weights } = this.#parts;
    const { rows, strengths } = weighted(features, (place) => this.#rows.find(place));
    let [alarm, high] = bias as [number, number];
    for (const [at, row] of rows.entries()) {
      const strength = step * (strengths[at] as number);
      alarm += strength * (weights[2 * row] as number);
      high += strength * (weights[2 * row + 1] as number);
    }
    return { alarm, high };
  }
}
