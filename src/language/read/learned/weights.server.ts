import { readFileSync } from 'node:fs';
import manifest from '../../data/weights.json' with { type: 'json' };
import { LinearModel, type ModelParts } from './linear-model.ts';

/** What `npm run train` says of one model in weights.json; its numbers follow those of the model before it in the `.bin` file. */
export interface ModelHead {
  bias: readonly number[];
  step: number;
  /** How many features it has, and how many bytes say where they are. */
  features: number;
  placeBytes: number;
}

/**
 * A feature's place is kept as its distance to the one before, in as many bytes of seven bits as it needs, the highest first; the
 * eighth bit says that another byte follows. Then come two weights for each feature, a signed byte each.
 */
export function decodeModels(bytes: Uint8Array, heads: readonly ModelHead[]): ModelParts[] {
  let from = 0;
  const take = (length: number) => {
    from += length;
    return bytes.subarray(from - length, from);
  };
  const models = heads.map(({ bias, step, features, placeBytes }) => {
    const places = placesIn(take(placeBytes), features);
    return { bias, step, places, weights: new Int8Array(take(2 * features)) };
  });
  if (from !== bytes.length) throw new Error(`weights: ${bytes.length} bytes where ${from} were announced`);
  return models;
}

function placesIn(bytes: Uint8Array, features: number): Uint32Array {
  const places = new Uint32Array(features);
  let [found, place, gap] = [0, -1, 0];
  for (const byte of bytes) {
    gap = gap * 128 + (byte & 127);
    if (byte & 128) continue;
    place += gap + 1;
    places[found] = place;
    found += 1;
    gap = 0;
  }
  if (found !== features) throw new Error(`weights: ${found} places where ${features} were announced`);
  return places;
}

export const weightsNames = ['warning', 'family', 'interest', 'told'] as const;
export type WeightsName = (typeof weightsNames)[number];

export function loadModels(name: WeightsName): LinearModel[] {
  const bytes = readFileSync(new URL(`../../data/${name}-weights.bin`, import.meta.url));
  return decodeModels(bytes, manifest[name].models).map((parts) => new LinearModel(parts));
}

export const thresholds = {
  warning: manifest.warning.least,
  interest: manifest.interest.least,
  told: manifest.told.least,
};
