import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { ChoiceParts } from '../../src/language/read/learned/choice-model.ts';
import type { Thresholds } from '../../src/language/read/learned/level.ts';
import type { ModelParts } from '../../src/language/read/learned/linear-model.ts';
import type { SharedParts } from '../../src/language/read/learned/shared-model.ts';
import type {
  ChoiceHead,
  ChoiceName,
  LinearName,
  ModelHead,
  SharedHead,
  WeightsName,
} from '../../src/language/read/learned/weights.server.ts';
import type { LearnedFrom } from './learned-from.ts';

/** What is said of a file of numbers, with its hash. */
type Written<Head> = Head & { sha256: string };

export type Manifest = { learnedFrom: LearnedFrom; shared: Written<{ shared: SharedHead }> } & Record<
  LinearName,
  Written<{ models: ModelHead[]; least?: Thresholds }>
> &
  Record<ChoiceName, Written<{ choice: ChoiceHead }>>;

const inData = (name: string) => new URL(`../../src/language/data/${name}`, import.meta.url);

export const readManifest = (): Manifest => JSON.parse(readFileSync(inData('weights.json'), 'utf8'));

export function writeManifest(manifest: Manifest): void {
  writeFileSync(inData('weights.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

export function writeWeights<Head extends object>(
  name: WeightsName,
  { bytes, ...head }: Head & { bytes: Uint8Array },
) {
  writeFileSync(weightsFile(name), bytes);
  return { sha256: sha256Of(name), ...head };
}

export function encodeModels(learned: readonly ModelParts[]) {
  const models: ModelHead[] = [];
  const all: Uint8Array[] = [];
  for (const { bias, step, places, weights } of learned) {
    const placeBytes = Uint8Array.from(gapsOf(places));
    models.push({ bias, step, features: places.length, placeBytes: placeBytes.length });
    all.push(placeBytes, new Uint8Array(weights.buffer));
  }
  return { models, bytes: Buffer.concat(all) };
}

function gapsOf(places: Uint32Array): number[] {
  const bytes: number[] = [];
  let last = -1;
  for (const place of places) {
    const gap = place - last - 1;
    for (let shift = 28; shift > 0; shift -= 7)
      if (gap >> shift > 0) bytes.push(128 | ((gap >> shift) & 127));
    bytes.push(gap & 127);
    last = place;
  }
  return bytes;
}

export function encodeChoice(parts: ChoiceParts) {
  const { choices, bias, step, places, starts, chosen, weights } = parts;
  const placeBytes = Uint8Array.from(gapsOf(places));
  const counts = Buffer.alloc(2 * places.length);
  for (let at = 0; at < places.length; at += 1)
    counts.writeUInt16BE((starts[at + 1] as number) - (starts[at] as number), 2 * at);
  const choicesOf = Buffer.alloc(2 * chosen.length);
  for (const [at, choice] of chosen.entries()) choicesOf.writeUInt16BE(choice, 2 * at);
  const choice = { choices, bias, step, features: places.length, placeBytes: placeBytes.length };
  return {
    choice: { ...choice, weights: weights.length },
    bytes: Buffer.concat([placeBytes, counts, choicesOf, new Uint8Array(weights.buffer)]),
  };
}

export function encodeShared({ places, meanings, questions, ...rest }: SharedParts) {
  const placeBytes = Uint8Array.from(gapsOf(places));
  const all = Object.values(questions).map(({ weights }) => new Uint8Array(weights.buffer));
  const heads = Object.entries(questions).map(([name, { weights: _, ...question }]) => [name, question]);
  const shared: SharedHead = {
    ...rest,
    features: places.length,
    placeBytes: placeBytes.length,
    questions: Object.fromEntries(heads),
  };
  return { shared, bytes: Buffer.concat([placeBytes, new Uint8Array(meanings.buffer), ...all]) };
}

export const sha256Of = (name: WeightsName) =>
  createHash('sha256')
    .update(readFileSync(weightsFile(name)))
    .digest('hex');

const weightsFile = (name: WeightsName) => inData(`${name}-weights.bin`);
