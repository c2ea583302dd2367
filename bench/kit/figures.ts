import { type Spread, spreadOf } from './stats.ts';

export interface Figure {
  measure: string;
  what: string;
  unit: string;
  values: number[];
  /** The same measure of something simpler, in the same run. */
  reference: { name: string; values: number[] } | null;
  budget?: { atMost: number } | { atLeast: number };
  note?: string;
}

export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return 'n/a';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
};

const spreadText = ({ least, most }: Spread) => `${shown(least)} to ${shown(most)}`;

/** How many times the budget this is; above 1 it is missed. */
export function shareOfBudget({ values, budget }: Figure): number {
  if (!budget) return 0;
  const { median } = spreadOf(values);
  if ('atLeast' in budget) return budget.atLeast / median;
  return median / budget.atMost;
}

export function rowOf(figure: Figure): Record<string, string> {
  const seen = spreadOf(figure.values);
  const { budget, reference } = figure;
  const base = reference && spreadOf(reference.values);
  const limit = budget && ('atMost' in budget ? `≤ ${shown(budget.atMost)}` : `≥ ${shown(budget.atLeast)}`);
  return {
    measure: figure.measure,
    figure: figure.what,
    median: `${shown(seen.median)} ${figure.unit}`,
    spread: spreadText(seen),
    budget: limit ? `${limit} ${shareOfBudget(figure) <= 1 ? 'holds' : 'MISSED'}` : '',
    reference:
      base && reference
        ? `${shown(base.median)} ${figure.unit} (${spreadText(base)}), ${reference.name}`
        : '',
    ratio: base ? shown(seen.median / base.median) : '',
  };
}
