import type { Features } from './features.ts';
import { Places, weighted } from './linear-model.ts';

/** What is asked of a meaning, and for each answer the meaning that speaks for it: as many numbers as a feature has. */
export interface Question {
  answers: readonly string[];
  bias: readonly number[];
  step: number;
  weights: Int8Array;
}

/** What words mean, learned from every question at once. Decision 0077. */
export interface SharedParts {
  width: number;
  step: number;
  places: Uint32Array;
  meanings: Int8Array;
  questions: Readonly<Record<string, Question>>;
}

export class SharedModel {
  readonly #parts: SharedParts;
  readonly #rows: Places;

  constructor(parts: SharedParts) {
    this.#parts = parts;
    this.#rows = new Places(parts.places);
  }

  scores(question: string, features: Features): Float64Array {
    const { bias, step, weights } = this.#question(question);
    const meaning = this.#meaningOf(features);
    return Float64Array.from(bias, (before, answer) => {
      let sum = 0;
      for (let one = 0; one < meaning.length; one += 1)
        sum += (meaning[one] as number) * (weights[answer * meaning.length + one] as number);
      return before + step * sum;
    });
  }

  answers(question: string): readonly string[] {
    return this.#question(question).answers;
  }

  #question(name: string): Question {
    const question = this.#parts.questions[name];
    if (!question) throw new Error(`weights: nothing was learned of ${name}`);
    return question;
  }

  #meaningOf(features: Features): Float64Array {
    const { width, step, meanings } = this.#parts;
    const meaning = new Float64Array(width);
    const { rows, strengths } = weighted(features, (place) => this.#rows.find(place));
    for (const [at, row] of rows.entries()) {
      const from = width * row;
      const strength = step * (strengths[at] as number);
      for (let one = 0; one < width; one += 1)
        meaning[one] = (meaning[one] as number) + strength * (meanings[from + one] as number);
    }
    return meaning.map(Math.tanh);
  }
}

/** How much likelier one answer is than all the others together, as log-odds. */
export function oddsOf(scores: Float64Array, answer: number): number {
  const others = scores.filter((_, at) => at !== answer);
  const most = Math.max(...others);
  const sum = others.reduce((total, score) => total + Math.exp(score - most), 0);
  return (scores[answer] as number) - most - Math.log(sum);
}
