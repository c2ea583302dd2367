import type { Level } from '../../src/language/read/families.ts';
import { isSure, levelAt, type Thresholds } from '../../src/language/read/learned/level.ts';
import { LinearModel, type ModelParts } from '../../src/language/read/learned/linear-model.ts';
import { isSaid } from '../../src/language/read/learned/reasons.ts';
import type { SharedModel } from '../../src/language/read/learned/shared-model.ts';
import { scoresOfWarning } from '../../src/language/read/learned/warning-features.ts';
import { type Figures, figuresOf, levelCells, levelHeads, table } from '../figures.ts';
import type { Example } from './examples.ts';
import { learn, type Manner } from './fit.ts';
import type { Observed } from './observed.ts';

export interface Scored extends Example, Pick<Observed, 'certain' | 'named' | 'kinds'> {
  alarm: number;
  high: number;
}

/** As the product reads it, by weights that need not be its own; `shared` has its say in warnings. */
export function readWith(parts: ModelParts, observed: readonly Observed[], shared?: SharedModel): Scored[] {
  const model = new LinearModel(parts);
  return observed.map((one) => ({
    ...one,
    ...one.example,
    ...(shared ? scoresOfWarning(one.features, model, shared) : model.scores(one.features)),
  }));
}

const groupsOfAuthors = 5;

/** Every author read by weights that were learned from others alone. */
export function readByOthers(observed: readonly Observed[], manner: Manner): Scored[] {
  const authors = [
    ...new Set(observed.filter(({ example }) => example.tested).map(({ example }) => example.author)),
  ];
  const groupOf = new Map(authors.map((author, at) => [author, at % groupsOfAuthors]));
  return Array.from({ length: groupsOfAuthors }, (_, group) => {
    const inGroup = ({ example }: Observed) => groupOf.get(example.author) === group;
    const tested = observed.filter((one) => inGroup(one) && one.example.tested);
    if (tested.length === 0) return [];
    const others = observed.filter((one) => !inGroup(one));
    return readWith(learn(others, manner), tested);
  }).flat();
}

function shown(one: Scored, least: Thresholds): Level {
  const level = one.certain ? 'alto' : levelAt(one, least);
  if (one.named || level === 'bajo') return level;
  if (one.kinds.length === 0) return 'bajo';
  return level === 'alto' && !isSaid(one.kinds, isSure(one, least)) ? 'medio' : level;
}

const shownAt = (scored: readonly Scored[], least: Thresholds): Figures =>
  figuresOf(scored.map((one) => ({ level: one.level, shown: shown(one, least) })));

const steps = Array.from({ length: 101 }, (_, at) => (at - 30) / 10);

/** The best of all thresholds by some measure of the figures, those of texts that are known to be harmless beside them. */
export function bestThresholds(
  scored: readonly Scored[],
  quiet: readonly Scored[],
  worth: (figures: Figures, quiet: Figures) => number,
): Thresholds {
  let best: Thresholds = { alarm: 0, high: 0 };
  let most = -Infinity;
  for (const alarm of steps)
    for (const high of steps) {
      const least = { alarm, high };
      const value = worth(shownAt(scored, least), shownAt(quiet, least));
      if (value > most) [best, most] = [{ alarm, high }, value];
    }
  return best;
}

export function authorsTable(title: string, scored: readonly Scored[], least: Thresholds): string {
  const row = (name: string, chosen: readonly Scored[]) => ({
    name,
    n: chosen.length,
    cells: levelCells(shownAt(chosen, least)),
  });
  const byAuthor = [...Map.groupBy(scored, ({ author }) => author)];
  return table(title, levelHeads, [...byAuthor.map(([author, all]) => row(author, all)), row('all', scored)]);
}
