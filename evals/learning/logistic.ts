/** What is learned from: where its features are, how strong, and what is true of it. */
export interface Row {
  places: Uint32Array;
  strengths: Float64Array;
  answers: readonly [0 | 1, 0 | 1];
  importance: number;
  /** Log-odds before a word is read. */
  prior: number;
}

const rounds = 45;
const remembered = 8;
export interface Caution {
  /** How much a weight is drawn to nothing. */
  shrinking: number;
  /** As if each feature had been seen in so many more texts of either answer. */
  unseen: number;
  /** The second question is asked only of what the first says yes to. */
  secondOfFirst?: boolean;
}

/**
 * How freely a feature may weigh: the more often it stands with one answer than with the other, the more. A word that is as common
 * in both has to be held back, or a few texts decide what it means.
 */
function freedomOf(rows: readonly Row[], features: number, question: 0 | 1, unseen: number): Float64Array {
  const seen = [0, 1].map(() => new Float64Array(features).fill(unseen));
  for (const { places, answers, importance } of rows) {
    const counts = seen[answers[question]] as Float64Array;
    for (const place of places) counts[place] = (counts[place] as number) + importance;
  }
  const [no, yes] = seen.map((counts) => counts.reduce((sum, one) => sum + one, 0)) as [number, number];
  const free = Float64Array.from({ length: features }, (_, at) =>
    Math.sqrt(Math.abs(Math.log((seen[1]?.[at] as number) / yes / ((seen[0]?.[at] as number) / no)))),
  );
  const wasSeen = (at: number) => (seen[0]?.[at] as number) + (seen[1]?.[at] as number) > 2 * unseen;
  const known = free.filter((_, at) => wasSeen(at));
  const usual = Math.sqrt(known.reduce((sum, one) => sum + one * one, 0) / known.length) || 1;
  return free.map((one) => one / usual);
}

const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
};

const moved = (from: Float64Array, by: number, along: Float64Array) =>
  from.map((one, at) => one + by * (along[at] as number));

/** How wrong weights are, and where to they should go; the last of them is the bias. */
type Slope = (weights: Float64Array) => { loss: number; slope: Float64Array };

function slopeOf(rows: readonly Row[], free: Float64Array, question: 0 | 1, shrinking: number): Slope {
  const bias = free.length;
  return (weights) => {
    const scaled = free.map((one, at) => one * (weights[at] as number));
    const gradient = new Float64Array(bias + 1);
    let loss = 0;
    for (const { places, strengths, answers, importance, prior } of rows) {
      let sum = prior + (weights[bias] as number);
      for (let at = 0; at < places.length; at += 1)
        sum += (scaled[places[at] as number] as number) * (strengths[at] as number);
      const missed = 1 / (1 + Math.exp(-sum)) - answers[question];
      loss +=
        importance * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - answers[question] * sum);
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        gradient[place] = (gradient[place] as number) + importance * missed * (strengths[at] as number);
      }
      gradient[bias] = (gradient[bias] as number) + importance * missed;
    }
    for (let at = 0; at < bias; at += 1) {
      const weight = weights[at] as number;
      loss += (shrinking / 2) * weight * weight;
      gradient[at] = (gradient[at] as number) * (free[at] as number) + shrinking * weight;
    }
    return { loss, slope: gradient };
  };
}

/** Downhill by what the last few steps tell of the curvature (L-BFGS). */
function lowest(slopeAt: Slope, length: number): Float64Array {
  let weights = new Float64Array(length);
  let here = slopeAt(weights);
  const steps: { step: Float64Array; change: Float64Array; curve: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let way = here.slope.map((one) => -one);
    const shares: number[] = [];
    for (const { step, change, curve } of steps.toReversed()) {
      const share = dot(step, way) / curve;
      shares.push(share);
      way = moved(way, -share, change);
    }
    const last = steps.at(-1);
    const size = last ? last.curve / dot(last.change, last.change) : 1 / Math.sqrt(dot(way, way) || 1);
    way = way.map((one) => one * size);
    for (const { step, change, curve } of steps)
      way = moved(way, (shares.pop() as number) - dot(change, way) / curve, step);
    const fall = dot(way, here.slope);
    let far = 1;
    let next = moved(weights, far, way);
    let there = slopeAt(next);
    for (; there.loss > here.loss + 1e-4 * far * fall && far > 1e-6; there = slopeAt(next)) {
      far /= 2;
      next = moved(weights, far, way);
    }
    const [step, change] = [moved(next, -1, weights), moved(there.slope, -1, here.slope)];
    const curve = dot(step, change);
    if (curve <= 0) break;
    steps.push({ step, change, curve });
    if (steps.length > remembered) steps.shift();
    [weights, here] = [next, there];
  }
  return weights;
}

/** Two weights for each feature, and what is added to either question. */
export function fitted(all: readonly Row[], features: number, { shrinking, unseen, secondOfFirst }: Caution) {
  const weights = new Float64Array(2 * features);
  const bias: [number, number] = [0, 0];
  for (const question of [0, 1] as const) {
    const rows = question === 1 && secondOfFirst ? all.filter(({ answers }) => answers[0] === 1) : all;
    const free = freedomOf(rows, features, question, unseen);
    const found = lowest(slopeOf(rows, free, question, shrinking), features + 1);
    bias[question] = found[features] as number;
    for (const [at, one] of free.entries()) weights[2 * at + question] = one * (found[at] as number);
  }
  return { bias, weights };
}
