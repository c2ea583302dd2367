import type { Level } from '../../src/language/read/families.ts';
import { levelAt, type Thresholds } from '../../src/language/read/learned/level.ts';
import { type Figures, figuresOf, levelCells, levelHeads, table } from '../figures.ts';
import type { Example } from './examples.ts';

export interface Scored extends Example {
  alarm: number;
  high: number;
  /** The rules are sure, whatever the weights say. */
  certain: boolean;
  /** A rule names something in it; without that nothing is `alto`. */
  named: boolean;
}

function shown(one: Scored, least: Thresholds): Level {
  const level = one.certain ? 'alto' : levelAt(one, least);
  return level === 'alto' && !one.named ? 'medio' : level;
}

const shownAt = (scored: readonly Scored[], least: Thresholds): Figures =>
  figuresOf(scored.map((one) => ({ level: one.level, shown: shown(one, least) })));

const steps = Array.from({ length: 81 }, (_, at) => (at - 40) / 10);

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
