import type { Features } from './features.ts';
import { Places, weighted } from './linear-model.ts';

export interface ChoiceParts {
  choices: readonly string[];
  bias: readonly number[];
  step: number;
  places: Uint32Array;
  /** Where each feature's choices begin; one more says where the last ones end. */
  starts: Uint32Array;
  chosen: Uint16Array;
  weights: Int8Array;
}

/** Log-odds by what words mean to every question, in the order of `answers`: they count as much as what is learned of the choice alone. */
interface ByMeaning {
  answers: readonly string[];
  scores: (features: Features) => Float64Array;
}

export class ChoiceModel {
  readonly #parts: ChoiceParts;
  readonly #byMeaning: ByMeaning | undefined;
  /** Which of its answers each choice is; -1 is one that `npm run train -- --only` has added since, which is weighed alone. */
  readonly #meantAt: readonly number[];
  readonly #rows: Places;

  constructor(parts: ChoiceParts, byMeaning?: ByMeaning) {
    this.#parts = parts;
    this.#byMeaning = byMeaning;
    this.#meantAt = parts.choices.map((choice) => byMeaning?.answers.indexOf(choice) ?? -1);
    this.#rows = new Places(parts.places);
  }

  shares(features: Features, among = ''): { choice: string; share: number }[] {
    const { choices, bias, step, starts, chosen, weights } = this.#parts;
    const scores = Float64Array.from(bias);
    const { rows, strengths } = weighted(features, (place) => this.#rows.find(place));
    for (const [at, row] of rows.entries()) {
      const strength = step * (strengths[at] as number);
      for (let one = starts[row] as number; one < (starts[row + 1] as number); one += 1) {
        const choice = chosen[one] as number;
        scores[choice] = (scores[choice] as number) + strength * (weights[one] as number);
      }
    }
    const meant = this.#byMeaning?.scores(features);
    const open = choices
      .map((choice, at) => {
        const score = scores[at] as number;
        const other = meant?.[this.#meantAt[at] as number];
        return { choice, score: other === undefined ? score : (score + other) / 2 };
      })
      .filter(({ choice }) => choice.startsWith(among));
    const most = Math.max(...open.map(({ score }) => score));
    const odds = open.map(({ score }) => Math.exp(score - most));
    const sum = odds.reduce((total, one) => total + one, 0);
    return open
      .map(({ choice }, at) => ({ choice, share: (odds[at] as number) / sum }))
      .toSorted((one, other) => other.share - one.share);
  }
}
