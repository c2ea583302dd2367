import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { fill } from '../../src/platform/fill.ts';
import { quantile } from './stats.ts';

export interface Figure {
  measure: string;
  what: string;
  unit: string;
  values: number[];
  /** The same measure of something simpler, in the same run. */
  reference?: { name: string; values: number[] };
  budget?: { atMost: number } | { atLeast: number };
}

export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return 'n/a';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
};

/** How many times the budget this is; above 1 it is missed. */
export function shareOfBudget({ values, budget }: Figure): number {
  if (!budget) return 0;
  const median = quantile(values, 0.5);
  return 'atLeast' in budget ? budget.atLeast / median : median / budget.atMost;
}

export function rowOf(figure: Figure): Record<string, string> {
  const { measure, what, unit, values, budget, reference } = figure;
  const median = quantile(values, 0.5);
  const base = reference && quantile(reference.values, 0.5);
  const limit = budget && ('atMost' in budget ? `≤ ${shown(budget.atMost)}` : `≥ ${shown(budget.atLeast)}`);
  return {
    measure,
    figure: what,
    median: `${shown(median)} ${unit}`,
    spread: `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`,
    budget: limit ? `${limit} ${shareOfBudget(figure) <= 1 ? 'holds' : 'MISSED'}` : '',
    reference: reference && base ? `${shown(base)} ${unit}, ${reference.name}` : '',
    ratio: base ? shown(median / base) : '',
  };
}

export function tableOf(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What a command of the bench writes: `bench/reports/NAME.md` with its figures. */
export const reportOf = (name: string, values: Record<string, string | number>): string =>
  fill(readFileSync(`bench/reports/${name}.md`, 'utf8'), values);

/** What every figure of this machine depends on. */
export const machine = (): string => {
  const [load = 0] = loadavg().slice(2);
  const cores = availableParallelism();
  return `${cores} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node};
load of the machine over fifteen minutes ${load.toFixed(1)} (above ${cores}, others were working on it)`;
};
