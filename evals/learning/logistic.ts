/** What is learned from: where its features are, how strong, and what is true of it. */
export interface Row {
  places: Uint32Array;
  strengths: Float64Array;
  answers: readonly [number, number];
  importance: number;
  /** Log-odds before a word is read. */
  prior: number;
}

export interface Fit {
  bias: [number, number];
  /** Two for each feature. */
  weights: Float64Array;
}

const epochs = 15;
const rate = 0.1;
const shrinking = 0.005;
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** The same order in every run. */
function shuffler(): (order: Uint32Array) => void {
  let state = 12_345;
  return (order) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const other = Math.floor((state / 4_294_967_296) * (at + 1));
      const kept = order[at] as number;
      order[at] = order[other] as number;
      order[other] = kept;
    }
  };
}

/** Logistic regression of two answers at once, by stochastic gradients whose step shrinks feature by feature. */
export function fitted(rows: readonly Row[], features: number): Fit {
  const weights = new Float64Array(2 * features);
  const pace = new Float64Array(2 * features).fill(0.01);
  const bias: [number, number] = [0, 0];
  const biasPace = [0.01, 0.01];
  const order = Uint32Array.from(rows.keys());
  const shuffle = shuffler();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order);
    for (const index of order) {
      const { places, strengths, answers, importance, prior } = rows[index] as Row;
      for (const question of [0, 1] as const) {
        let sum = bias[question] + prior;
        for (let at = 0; at < places.length; at += 1)
          sum += (weights[2 * (places[at] as number) + question] as number) * (strengths[at] as number);
        const slope = (sigmoid(sum) - answers[question]) * importance;
        biasPace[question] = (biasPace[question] as number) + slope * slope;
        bias[question] -= (rate * slope) / Math.sqrt(biasPace[question] as number);
        for (let at = 0; at < places.length; at += 1) {
          const place = 2 * (places[at] as number) + question;
          const weight = weights[place] as number;
          const step = slope * (strengths[at] as number) + shrinking * weight;
          const pacing = (pace[place] as number) + step * step;
          pace[place] = pacing;
          weights[place] = weight - (rate * step) / Math.sqrt(pacing);
        }
      }
    }
  }
  return { bias, weights };
}
