import type { Level } from '../../src/language/read/families.ts';
import { levelAt, type Thresholds } from '../../src/language/read/learned/level.ts';
import type { Example } from './examples.ts';

export interface Scored extends Example {
  alarm: number;
  high: number;
  /** The rules are sure, whatever the weights say. */
  certain: boolean;
}

export interface Figures {
  exact: number;
  recallHigh: number;
  falseAlarms: number;
  highForLow: number;
}

const share = (all: readonly Scored[], right: (one: Scored) => boolean) =>
  all.length === 0 ? 1 : all.filter(right).length / all.length;

function figuresOf(scored: readonly Scored[], least: Thresholds): Figures {
  const shown = (one: Scored): Level => (one.certain ? 'alto' : levelAt(one, least));
  const of = (level: Level) => scored.filter((one) => one.level === level);
  return {
    exact: share(scored, (one) => shown(one) === one.level),
    recallHigh: share(of('alto'), (one) => shown(one) === 'alto'),
    falseAlarms: share(of('bajo'), (one) => shown(one) !== 'bajo'),
    highForLow: share(of('bajo'), (one) => shown(one) === 'alto'),
  };
}

const steps = Array.from({ length: 81 }, (_, at) => (at - 40) / 10);

/** The best of all thresholds by some measure of the figures. */
export function bestThresholds(scored: readonly Scored[], worth: (figures: Figures) => number): Thresholds {
  let best: Thresholds = { alarm: 0, high: 0 };
  let most = -Infinity;
  for (const alarm of steps)
    for (const high of steps) {
      const value = worth(figuresOf(scored, { alarm, high }));
      if (value > most) [best, most] = [{ alarm, high }, value];
    }
  return best;
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(8);

export function figuresTable(scored: readonly Scored[], least: Thresholds): string {
  const authors = [...new Set(scored.map((one) => one.author))];
  const line = (name: string, chosen: readonly Scored[]) => {
    const { exact, recallHigh, falseAlarms, highForLow } = figuresOf(chosen, least);
    const figures = [exact, recallHigh, falseAlarms, highForLow].map(percent).join(' ');
    return `${name.padEnd(12)} ${String(chosen.length).padStart(5)} ${figures}\n`;
  };
  return [
    'author           n    exact   recall   alarms high/low\n',
    ...authors.map((author) =>
      line(
        author,
        scored.filter((one) => one.author === author),
      ),
    ),
    line('all', scored),
  ].join('');
}
