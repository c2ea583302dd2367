import type { Features } from '../../src/language/read/learned/features.ts';
import type { Question, SharedModel, SharedParts } from '../../src/language/read/learned/shared-model.ts';
import { diceOf } from '../../src/language/write/seeded.ts';
import { among } from './choice.ts';
import { largestWeight, strengthsIn, vocabularyOf } from './fit.ts';

/** What strangers are read by: weights that have not learned from some of the writers. */
export interface Examined {
  isLearnedFrom: (one: { id: string }) => boolean;
  shared: SharedModel;
}

/** A text, what is asked of it, and the answer. */
export interface Lesson {
  question: string;
  answer: string;
  features: Features;
  /** A text counts wholly or not at all: one that counts for a seventh, every seventh time. */
  importance?: number;
}

/** Features seen in at least so many texts. */
const leastSeen = 5;
/** Numbers that say what a feature means. */
const width = 96;
const rounds = 14;
const rate = 0.3;
/** As if each weight had been moved so much before. */
const unmoved = 4;
/** What is nearly certain already moves nothing. */
const leastMissed = 1e-3;
/** So much of a text, and of its meaning, is not shown in a round, that no part of it is leant on alone. */
const hidden = { features: 0.6, meaning: 0.2 };

interface Row {
  places: Uint32Array;
  strengths: Float64Array;
  /** Of all answers to all questions: which is right, and the first and the last that are open. */
  answer: number;
  first: number;
  last: number;
}

const nameOf = (question: string, answer: string) => `${question} ${answer}`;

/**
 * What words mean, learned from the answers to every question at once: a text is the sum of what its features mean, and each answer is one
 * more meaning that a text may lie near to. Downhill, one text after another.
 */
export function learnShared(all: readonly Lesson[]): SharedParts {
  const lessons = all.filter(({ importance = 1 }, at) => at % Math.round(1 / importance) === 0);
  const vocabulary = vocabularyOf(lessons, leastSeen);
  const answers = [...new Set(lessons.map(({ question, answer }) => nameOf(question, answer)))].toSorted();
  const at = new Map(answers.map((name, index) => [name, index]));
  const rows = lessons.map((one): Row => {
    const open = nameOf(one.question, among(one.answer));
    return {
      ...strengthsIn(one, vocabulary),
      answer: at.get(nameOf(one.question, one.answer)) as number,
      first: answers.findIndex((name) => name.startsWith(open)),
      last: answers.findLastIndex((name) => name.startsWith(open)),
    };
  });
  const dice = diceOf('shared');
  const meanings = new Float32Array(vocabulary.size * width).map(() => 0.4 * (dice.next() - 0.5));
  const weights = new Float32Array(answers.length * width).map(() => 0.2 * (dice.next() - 0.5));
  const bias = new Float32Array(answers.length);
  const [meaningsMoved, weightsMoved, biasMoved] = [meanings, weights, bias].map((all) =>
    new Float32Array(all.length).fill(unmoved),
  ) as [Float32Array, Float32Array, Float32Array];
  const meant = new Float32Array(width);
  const slope = new Float32Array(width);
  const missed = new Float32Array(answers.length);
  const most = Math.max(...rows.map(({ places }) => places.length));
  const [shownAt, shownBy] = [new Uint32Array(most), new Float64Array(most)];
  const scale = 1 / (1 - hidden.features);

  for (let round = 0; round < rounds; round += 1) {
    const step = rate * Math.max(0.05, 1 - round / rounds);
    for (const { places, strengths, answer, first, last } of dice.shuffle(rows)) {
      let shown = 0;
      meant.fill(0);
      for (let index = 0; index < places.length; index += 1) {
        if (dice.next() < hidden.features) continue;
        const from = width * (places[index] as number);
        const strength = scale * (strengths[index] as number);
        shownAt[shown] = from;
        shownBy[shown] = strength;
        shown += 1;
        for (let one = 0; one < width; one += 1)
          meant[one] = (meant[one] as number) + strength * (meanings[from + one] as number);
      }
      for (let one = 0; one < width; one += 1)
        meant[one] =
          dice.next() < hidden.meaning ? 0 : Math.tanh(meant[one] as number) / (1 - hidden.meaning);
      let highest = -Infinity;
      for (let open = first; open <= last; open += 1) {
        let sum = bias[open] as number;
        for (let one = 0; one < width; one += 1)
          sum += (meant[one] as number) * (weights[open * width + one] as number);
        missed[open] = sum;
        highest = Math.max(highest, sum);
      }
      let total = 0;
      for (let open = first; open <= last; open += 1) {
        missed[open] = Math.exp((missed[open] as number) - highest);
        total += missed[open] as number;
      }
      slope.fill(0);
      for (let open = first; open <= last; open += 1) {
        const miss = (missed[open] as number) / total - (open === answer ? 1 : 0);
        if (Math.abs(miss) <= leastMissed) continue;
        biasMoved[open] = (biasMoved[open] as number) + miss * miss;
        bias[open] = (bias[open] as number) - (step * miss) / Math.sqrt(biasMoved[open] as number);
        for (let one = 0; one < width; one += 1) {
          const place = open * width + one;
          const down = miss * (meant[one] as number);
          slope[one] = (slope[one] as number) + miss * (weights[place] as number);
          const moved = (weightsMoved[place] as number) + down * down;
          weightsMoved[place] = moved;
          weights[place] = (weights[place] as number) - (step * down) / Math.sqrt(moved);
        }
      }
      for (let one = 0; one < width; one += 1) {
        const kept = meant[one] as number;
        const plain = kept * (1 - hidden.meaning);
        slope[one] = kept === 0 ? 0 : ((slope[one] as number) * (1 - plain * plain)) / (1 - hidden.meaning);
      }
      for (let index = 0; index < shown; index += 1) {
        const [from, strength] = [shownAt[index] as number, shownBy[index] as number];
        for (let one = 0; one < width; one += 1) {
          const down = strength * (slope[one] as number);
          const moved = (meaningsMoved[from + one] as number) + down * down;
          meaningsMoved[from + one] = moved;
          meanings[from + one] = (meanings[from + one] as number) - (step * down) / Math.sqrt(moved);
        }
      }
    }
  }
  const ascending = [...vocabulary].toSorted(([one], [other]) => one - other);
  const { step, rounded } = inBytes(ascending.flatMap(([, at]) => [...partAt(meanings, at)]));
  const named = lessons.map(({ question }) => question);
  const questions = [...new Set(named)]
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
