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

const strengthOf = (group: Group, there: number) => counts[group] / (group === 'fact' ? 1 : Math.sqrt(there));

/** For each feature that has a weight: in which row of the table, and how strong it is. A row that is not there is below zero. */
export function weighted(features: Features, rowOf: (place: number) => number) {
  const rows: number[] = [];
  const strengths: number[] = [];
  for (const group of groups) {
    const before = rows.length;
    for (const place of new Set(features.places[group])) {
      const row = rowOf(place);
      if (row >= 0) rows.push(row);
    }
    const strength = strengthOf(group, rows.length - before);
    while (strengths.length < rows.length) strengths.push(strength);
  }
  return { rows, strengths };
}

const absent = -1;
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

  find(place: number): number {
    const bucket = place >>> this.#shift;
    const end = this.#starts[bucket + 1] as number;
    for (let at = this.#starts[bucket] as number; at < end; at += 1)
      if (this.#places[at] === place) return at;
    return absent;
  }
}

/** Two questions answered by the same features: is it more than low, and is it high; of a warning, if it is one. As log-odds. */
export class LinearModel {
  readonly #rows: Places;
  readonly #weights: Int8Array;
  readonly #bias: readonly number[];
  readonly #step: number;
  readonly #counted: Uint32Array;
  #round = 0;

  constructor({ bias, step, places, weights }: ModelParts) {
    this.#bias = bias;
    this.#step = step;
    this.#weights = weights;
    this.#rows = new Places(places);
    this.#counted = new Uint32Array(places.length);
  }

  scores(features: Features): { alarm: number; high: number } {
    let alarm = 0;
    let high = 0;
    for (const group of groups) {
      this.#round += 1;
      let [there, alarms, highs] = [0, 0, 0];
      for (const place of features.places[group]) {
        const row = this.#rows.find(place);
        if (row === absent || this.#counted[row] === this.#round) continue;
        this.#counted[row] = this.#round;
        there += 1;
        alarms += this.#weights[2 * row] as number;
        highs += this.#weights[2 * row + 1] as number;
      }
      if (there === 0) continue;
      const strength = strengthOf(group, there);
      alarm += strength * alarms;
      high += strength * highs;
    }
    return {
      alarm: (this.#bias[0] as number) + this.#step * alarm,
      high: (this.#bias[1] as number) + this.#step * high,
    };
  }
}
