import { type Level, levels } from '../src/language/read/families.ts';

/** A text with its label and the level it was given; none where the engine failed. */
export interface Shown {
  level: Level;
  shown: Level | undefined;
}

export interface Figures {
  exact: number;
  /** Share of each level that was shown as exactly that level. */
  perLevel: Record<Level, number>;
  /** Labelled alto, shown as medio or alto. */
  graveFlagged: number;
  /** Labelled bajo, shown as medio or alto. */
  falseAlarms: number;
  /** Labelled bajo, shown as alto. */
  highForLow: number;
  /** Shown as medio or alto, whatever they are labelled. */
  flagged: number;
  of: Record<Level, number>;
}

/** Of nothing, all is well. */
export const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

export function figuresOf(all: readonly Shown[]): Figures {
  const counts = { alto: counter(), medio: counter(), bajo: counter() };
  for (const { level, shown } of all) {
    counts[level].all += 1;
    if (shown) counts[level][shown] += 1;
  }
  const right = (level: Level) => share(counts[level][level], counts[level].all);
  const exact = levels.reduce((sum, level) => sum + counts[level][level], 0);
  const { alto, bajo } = counts;
  const ofLow = (shown: number) => (bajo.all === 0 ? 0 : shown / bajo.all);
  return {
    exact: share(exact, all.length),
    perLevel: { alto: right('alto'), medio: right('medio'), bajo: right('bajo') },
    graveFlagged: share(alto.medio + alto.alto, alto.all),
    falseAlarms: ofLow(bajo.medio + bajo.alto),
    highForLow: ofLow(bajo.alto),
    flagged: share(all.filter(({ shown }) => shown && shown !== 'bajo').length, all.length),
    of: { alto: counts.alto.all, medio: counts.medio.all, bajo: bajo.all },
  };
}

const counter = () => ({ all: 0, alto: 0, medio: 0, bajo: 0 });

/** What a share of so many may be in truth, 95 times of 100 (Wilson). */
export function intervalOf(value: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const middle = value + (z * z) / (2 * n);
  const reach = z * Math.sqrt((value * (1 - value)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}

/** One figure of a tool, and what it has to be, at least or at most. */
export interface Measure {
  tool: string;
  what: string;
  value: number;
  n: number;
  least?: number | undefined;
  most?: number | undefined;
}

/** How far it is from its bar, below 0 where it misses; null without one. */
export const roomOf = ({ value, least, most }: Measure): number | null =>
  least !== undefined ? value - least : most !== undefined ? most - value : null;

/** What was found, how sure that is, and the bar. */
export const measureCells = ({ value, n, least, most }: Measure): string[] => [
  percent(value),
  intervalOf(value, n)
    .map((end) => (100 * end).toFixed(1))
    .join('–'),
  least !== undefined ? `>= ${percent(least)}` : most !== undefined ? `<= ${percent(most)}` : '',
];

export interface Row {
  name: string;
  n: number;
  cells: readonly string[];
}

export function table(title: string, heads: readonly string[], rows: readonly Row[]): string {
  const width = (head: string) => Math.max(8, head.length + 1);
  const titleWidth = Math.max(30, ...rows.map(({ name }) => name.length));
  const line = (name: string, n: string, cells: readonly string[]) =>
    `${name.padEnd(titleWidth)} ${n.padStart(5)}${cells.map((cell, at) => cell.padStart(width(heads[at] ?? ''))).join('')}`;
  return [line(title, 'n', heads), ...rows.map(({ name, n, cells }) => line(name, String(n), cells))].join(
    '\n',
  );
}

export const percent = (value: number | null) => (value === null ? '·' : `${(100 * value).toFixed(1)} %`);

export const levelHeads = ['exact', 'alto', 'medio', 'bajo', 'alarms', 'high/low'] as const;

export const levelCells = ({ exact, perLevel, falseAlarms, highForLow }: Figures) =>
  [exact, perLevel.alto, perLevel.medio, perLevel.bajo, falseAlarms, highForLow].map(percent);
