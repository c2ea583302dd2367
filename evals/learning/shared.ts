import type { Features } from '../../src/language/read/learned/features.ts';
import type { Question, SharedModel, SharedParts } from '../../src/language/read/learned/shared-model.ts';
import { type Dice, diceOf } from '../../src/language/write/seeded.ts';
import { among } from './choice.ts';
import { leastMissed, Moving, type Row, rowOf, toLikelihoods } from './descent.ts';
import { largestWeight, vocabularyOf } from './fit.ts';

/** What strangers are read by: weights that have not learned from some of the writers. */
export interface Examined {
  isLearnedFrom: (one: { id: string }) => boolean;
  shared: SharedModel;
}

export interface Lesson {
  question: string;
  answer: string;
  features: Features;
  /** A text counts wholly or not at all: one that counts for a seventh, every seventh time. */
  importance?: number;
}

const leastSeen = 5;
/** Numbers that say what a feature means. */
const width = 96;
const rounds = 14;
const rate = 0.3;
/** As if each weight had been moved so much before. */
const unmoved = 4;
/** So much of a text, and of its meaning, is not shown in a round, that no part of it is leant on alone. */
const hidden = { features: 0.6, meaning: 0.2 };
const scale = 1 / (1 - hidden.features);

const nameOf = (question: string, answer: string) => `${question} ${answer}`;

/** Where the meanings of the features of a text begin that are shown in this round, and how strong each is. */
class Shown {
  readonly #from: Uint32Array;
  readonly #strengths: Float64Array;
  #count = 0;

  constructor(most: number) {
    this.#from = new Uint32Array(most);
    this.#strengths = new Float64Array(most);
  }

  /** What the shown ones mean together is added to `meant`. */
  choose({ places, strengths }: Row, meanings: Float32Array, meant: Float32Array, dice: Dice): void {
    this.#count = 0;
    for (let index = 0; index < places.length; index += 1) {
      if (dice.next() < hidden.features) continue;
      const from = width * (places[index] as number);
      const strength = scale * (strengths[index] as number);
      this.#from[this.#count] = from;
      this.#strengths[this.#count] = strength;
      this.#count += 1;
      for (let one = 0; one < width; one += 1)
        meant[one] = (meant[one] as number) + strength * (meanings[from + one] as number);
    }
  }

  move(meanings: Moving, slope: Float32Array, step: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const [from, strength] = [this.#from[index] as number, this.#strengths[index] as number];
      for (let one = 0; one < width; one += 1)
        meanings.move(from + one, strength * (slope[one] as number), step);
    }
  }
}

/** Of the open answers how likely each is by what a text means. */
function expect(
  { first, last }: Row,
  meant: Float32Array,
  weights: Moving,
  bias: Moving,
  into: Float32Array,
) {
  for (let open = first; open <= last; open += 1) {
    let sum = bias.all[open] as number;
    for (let one = 0; one < width; one += 1)
      sum += (meant[one] as number) * (weights.all[open * width + one] as number);
    into[open] = sum;
  }
  toLikelihoods(into, first, last);
}

function descend(rows: readonly Row[], features: number, answers: number) {
  const dice = diceOf('shared');
  const meanings = new Moving(features * width, unmoved, () => 0.4 * (dice.next() - 0.5));
  const weights = new Moving(answers * width, unmoved, () => 0.2 * (dice.next() - 0.5));
  const bias = new Moving(answers, unmoved);
  const [meant, slope] = [new Float32Array(width), new Float32Array(width)];
  const likely = new Float32Array(answers);
  const shown = new Shown(rows.reduce((most, { places }) => Math.max(most, places.length), 0));

  for (let round = 0; round < rounds; round += 1) {
    const step = rate * Math.max(0.05, 1 - round / rounds);
    for (const row of dice.shuffle(rows)) {
      meant.fill(0);
      shown.choose(row, meanings.all, meant, dice);
      for (let one = 0; one < width; one += 1)
        meant[one] =
          dice.next() < hidden.meaning ? 0 : Math.tanh(meant[one] as number) / (1 - hidden.meaning);
      expect(row, meant, weights, bias, likely);
      slope.fill(0);
      for (let open = row.first; open <= row.last; open += 1) {
        const miss = (likely[open] as number) - (open === row.answer ? 1 : 0);
        if (Math.abs(miss) <= leastMissed) continue;
        bias.move(open, miss, step);
        for (let one = 0; one < width; one += 1) {
          const place = open * width + one;
          slope[one] = (slope[one] as number) + miss * (weights.all[place] as number);
          weights.move(place, miss * (meant[one] as number), step);
        }
      }
      for (let one = 0; one < width; one += 1) {
        const kept = meant[one] as number;
        const plain = kept * (1 - hidden.meaning);
        slope[one] = kept === 0 ? 0 : ((slope[one] as number) * (1 - plain * plain)) / (1 - hidden.meaning);
      }
      shown.move(meanings, slope, step);
    }
  }
  return { meanings: meanings.all, weights: weights.all, bias: bias.all };
}

/**
 * What words mean, learned from the answers to every question at once: a text is the sum of what its features mean, and each answer is one
 * more meaning that a text may lie near to.
 */
export function learnShared(all: readonly Lesson[]): SharedParts {
  const lessons = all.filter(({ importance = 1 }, at) => at % Math.round(1 / importance) === 0);
  const vocabulary = vocabularyOf(lessons, leastSeen);
  const answers = [...new Set(lessons.map(({ question, answer }) => nameOf(question, answer)))].toSorted();
  const { meanings, weights, bias } = descend(
    lessons.map((one) =>
      rowOf(one, vocabulary, answers, {
        answer: nameOf(one.question, one.answer),
        open: nameOf(one.question, among(one.answer)),
      }),
    ),
    vocabulary.size,
    answers.length,
  );
  const ascending = [...vocabulary].toSorted(([one], [other]) => one - other);
  const { step, rounded } = inBytes(ascending.flatMap(([, at]) => [...partAt(meanings, at)]));
  const questions = [...new Set(lessons.map(({ question }) => question))]
    .toSorted()
    .map((name) => [name, questionIn(name, answers, bias, weights)]);
  return {
    width,
    step,
    places: Uint32Array.from(ascending, ([place]) => place),
    meanings: rounded,
    questions: Object.fromEntries(questions),
  };
}

const partAt = (all: Float32Array, at: number) => all.subarray(width * at, width * (at + 1));

function questionIn(
  name: string,
  answers: readonly string[],
  bias: Float32Array,
  weights: Float32Array,
): Question {
  const own = answers.flatMap((answer, at) => (answer.startsWith(`${name} `) ? [at] : []));
  const { step, rounded } = inBytes(own.flatMap((at) => [...partAt(weights, at)]));
  return {
    answers: own.map((at) => (answers[at] as string).slice(name.length + 1)),
    bias: own.map((at) => Number((bias[at] as number).toFixed(3))),
    step,
    weights: rounded,
  };
}

/** Of the largest numbers one in a thousand may be cut, so that the others are told apart. */
const mostCut = 0.001;

function inBytes(numbers: readonly number[]): { step: number; rounded: Int8Array } {
  const sizes = Float32Array.from(numbers, Math.abs).toSorted();
  const step = (sizes[Math.floor((1 - mostCut) * (sizes.length - 1))] as number) / largestWeight;
  const inByte = (one: number) => Math.max(-largestWeight, Math.min(largestWeight, Math.round(one / step)));
  return { step, rounded: Int8Array.from(numbers, inByte) };
}
