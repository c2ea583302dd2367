import { type Level, levels } from '../src/generation/reading/families.ts';
import { redFlagsEmbedded } from '../src/tools/red-flags/embedded.server.ts';
import { subtextEmbedded } from '../src/tools/subtext/embedded.server.ts';
import type { Batch } from './labelled.ts';
import { redFlags } from './red-flags/batches.ts';
import { subtext } from './subtext/batches.ts';

export interface Reading {
  level: Level;
  quotes: string[];
}

export interface Result {
  tool: string;
  set: string;
  n: number;
  exact: number;
  /** Share of each level that got exactly that level. */
  perLevel: Record<Level, number>;
  /** Shown as alto / labelled alto. */
  recallHigh: number;
  /** Labelled bajo, shown as medio or alto. */
  falseAlarms: number;
  /** Labelled bajo, shown as alto. */
  highForLow: number;
  quotesThatOccur: number;
}

export const readers: Record<string, (message: string) => Reading> = {
  'red-flags': (message) => {
    const answer = redFlagsEmbedded({ message }, { seed: 'eval' } as never);
    return { level: answer.riskLevel, quotes: answer.redFlags.map((flag) => flag.quote) };
  },
  subtext: (message) => {
    const { interes } = subtextEmbedded({ message }, { seed: 'eval' } as never).analysis;
    return { level: interes.nivel, quotes: interes.citas };
  },
};

export const batches: Record<string, Record<string, Batch>> = { 'red-flags': redFlags, subtext };

export type Part = 'tuned' | 'untouched';

/** Odd places may be read while tuning; even ones never. */
export function partOf(at: number): Part {
  return at % 2 === 0 ? 'tuned' : 'untouched';
}

function measure(tool: string, sets: readonly Batch[], part: Part | null, name: string): Result {
  const read = readers[tool];
  if (!read) throw new Error(`no reader ${tool}`);
  const seen = levels.map((label) => ({ label, got: { alto: 0, medio: 0, bajo: 0 }, n: 0 }));
  let quotes = 0;
  let occur = 0;
  for (const batch of sets)
    for (const row of seen)
      for (const [at, message] of batch[row.label].entries()) {
        if (part && partOf(at) !== part) continue;
        const reading = read(message);
        row.n += 1;
        row.got[reading.level] += 1;
        quotes += reading.quotes.length;
        occur += reading.quotes.filter((quote) => message.includes(quote)).length;
      }
  const of = (label: Level, shown: readonly Level[]) => {
    const row = seen.find((one) => one.label === label);
    return row && row.n > 0
      ? share(
          shown.reduce((sum, level) => sum + row.got[level], 0),
          row.n,
        )
      : 1;
  };
  const n = seen.reduce((sum, row) => sum + row.n, 0);
  return {
    tool,
    set: name,
    n,
    exact: share(
      seen.reduce((sum, row) => sum + row.got[row.label], 0),
      n,
    ),
    perLevel: { alto: of('alto', ['alto']), medio: of('medio', ['medio']), bajo: of('bajo', ['bajo']) },
    recallHigh: of('alto', ['alto']),
    falseAlarms: of('bajo', ['medio', 'alto']),
    highForLow: of('bajo', ['alto']),
    quotesThatOccur: quotes === 0 ? 1 : share(occur, quotes),
  };
}

const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 1000;

export function measureAll(): Result[] {
  return Object.entries(batches).flatMap(([tool, sets]) => {
    const all = Object.values(sets);
    return [
      ...Object.entries(sets).flatMap(([name, batch]) => [
        measure(tool, [batch], 'tuned', `${name}, tuned half`),
        measure(tool, [batch], 'untouched', `${name}, untouched half`),
      ]),
      measure(tool, all, 'tuned', 'all, tuned half'),
      measure(tool, all, 'untouched', 'all, untouched half'),
      measure(tool, all, null, 'all'),
    ];
  });
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(8);

export function tableOf(results: readonly Result[]): string {
  const lines: string[] = [];
  let tool = '';
  for (const one of results) {
    if (one.tool !== tool) {
      tool = one.tool;
      lines.push(
        '',
        tool,
        `${''.padEnd(26)}    n    exact     alto    medio     bajo  alarms  high/low  quotes`,
      );
    }
    const { perLevel } = one;
    const figures = [
      one.exact,
      perLevel.alto,
      perLevel.medio,
      perLevel.bajo,
      one.falseAlarms,
      one.highForLow,
    ];
    lines.push(
      `${one.set.padEnd(26)} ${String(one.n).padStart(4)} ${figures.map(percent).join(' ')} ${percent(one.quotesThatOccur)}`,
    );
  }
  return lines.join('\n');
}
