import { readFileSync } from 'node:fs';
import manifest from '../../data/weights.json' with { type: 'json' };
import { ChoiceModel, type ChoiceParts } from './choice-model.ts';
import { LinearModel, type ModelParts } from './linear-model.ts';
import { type Question, SharedModel, type SharedParts } from './shared-model.ts';

export interface ModelHead {
  bias: readonly number[];
  step: number;
  features: number;
  placeBytes: number;
}

/**
 * A feature's place is kept as its distance to the one before, in as many bytes of seven bits as it needs, the highest first; the
 * eighth bit says that another byte follows. Then come two weights for each feature, a signed byte each.
 */
export function decodeModels(bytes: Uint8Array, heads: readonly ModelHead[]): ModelParts[] {
  const { take, end } = inTurn(bytes);
  const models = heads.map(({ bias, step, features, placeBytes }) => {
    const places = placesIn(take(placeBytes), features);
    return { bias, step, places, weights: new Int8Array(take(2 * features)) };
  });
  end();
  return models;
}

function inTurn(bytes: Uint8Array) {
  let from = 0;
  return {
    take(length: number): Uint8Array {
      from += length;
      return bytes.subarray(from - length, from);
    },
    end(): void {
      if (from !== bytes.length)
        throw new Error(`weights: ${bytes.length} bytes where ${from} were announced`);
    },
  };
}

function placesIn(bytes: Uint8Array, features: number): Uint32Array {
  const places = new Uint32Array(features);
  let [found, place, gap] = [0, -1, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
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

export interface ChoiceHead extends Pick<ChoiceParts, 'choices' | 'bias' | 'step'> {
  features: number;
  placeBytes: number;
  weights: number;
}

/** The places as above; of each feature how many choices it speaks of, two bytes; then of each of these which, two bytes, and its weight, one. */
export function decodeChoice(bytes: Uint8Array, head: ChoiceHead): ChoiceParts {
  const { choices, bias, step, features, placeBytes, weights } = head;
  const length = placeBytes + 2 * features + 3 * weights;
  if (bytes.length !== length)
    throw new Error(`weights: ${bytes.length} bytes where ${length} were announced`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const starts = new Uint32Array(features + 1);
  const chosen = new Uint16Array(weights);
  for (let at = 0; at < features; at += 1)
    starts[at + 1] = (starts[at] as number) + view.getUint16(placeBytes + 2 * at);
  const chosenAt = placeBytes + 2 * features;
  for (let at = 0; at < weights; at += 1) chosen[at] = view.getUint16(chosenAt + 2 * at);
  return {
    choices,
    bias,
    step,
    places: placesIn(bytes.subarray(0, placeBytes), features),
    starts,
    chosen,
    weights: new Int8Array(bytes.subarray(chosenAt + 2 * weights)),
  };
}

/** What a message that was received says first, what a draft does, which letter is needed, what goes on that somebody tells of, whether they do, what a clause of a bio does, and what matters in what is told of a match. */
export const choiceNames = [
  'said',
  'drafted',
  'lettered',
  'situations',
  'story',
  'clauses',
  'profiled',
] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** Of what words mean: first the meanings, then the answers to each question in their order. */
export interface SharedHead extends Pick<SharedParts, 'width' | 'step'> {
  features: number;
  placeBytes: number;
  questions: Readonly<Record<string, Omit<Question, 'weights'>>>;
}

export function decodeShared(bytes: Uint8Array, head: SharedHead): SharedParts {
  const { width, step, features, placeBytes } = head;
  const { take, end } = inTurn(bytes);
  const places = placesIn(take(placeBytes), features);
  const meanings = new Int8Array(take(width * features));
  const questions = Object.fromEntries(
    Object.entries(head.questions).map(([name, question]) => [
      name,
      { ...question, weights: new Int8Array(take(width * question.answers.length)) },
    ]),
  );
  end();
  return { width, step, places, meanings, questions };
}

const bytesOf = (name: WeightsName) =>
  readFileSync(new URL(`../../data/${name}-weights.bin`, import.meta.url));

export const sharedModel = new SharedModel(decodeShared(bytesOf('shared'), manifest.shared.shared));

/** Whether it is a story has two answers, which linear weights tell apart alone. */
export const isAsked = (name: ChoiceName) => name !== 'story';

export const choiceModelOf = (name: ChoiceName, parts: ChoiceParts, shared: SharedModel): ChoiceModel =>
  new ChoiceModel(
    parts,
    isAsked(name)
      ? { answers: shared.answers(name), scores: (features) => shared.scores(name, features) }
      : undefined,
  );

export const loadChoice = (name: ChoiceName): ChoiceModel =>
  choiceModelOf(name, decodeChoice(bytesOf(name), manifest[name].choice), sharedModel);

export const weightsNames = ['warning', 'family', 'interest', 'told', 'shared', ...choiceNames] as const;
export type WeightsName = (typeof weightsNames)[number];
export type LinearName = Exclude<WeightsName, ChoiceName | 'shared'>;

export const loadModels = (name: LinearName): LinearModel[] =>
  decodeModels(bytesOf(name), manifest[name].models).map((parts) => new LinearModel(parts));

/** What is written to somebody and what somebody tells are both weighed by it. */
export const [warningModel] = loadModels('warning') as [LinearModel];

export const thresholds = {
  warning: manifest.warning.least,
  interest: manifest.interest.least,
  told: manifest.told.least,
};
