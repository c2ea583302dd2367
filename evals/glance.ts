import { checkNames } from './checks/all.ts';
import type { Evaluation } from './evaluate.ts';
import type { ExampleResult } from './examples.ts';
import { type Measure, measureCells, roomOf, share, table } from './figures.ts';
import type { ReadingResult } from './reading.ts';
import type { WritingResult } from './writing.ts';

/** What is told of some sets of a reading tool, and what it has to be. */
interface Bar extends Pick<Measure, 'least' | 'most'> {
  sets: RegExp;
  tool?: ReadingResult['tool'];
  what: string;
  value: (one: ReadingResult) => number;
  n: (one: ReadingResult) => number;
}

const all = ({ n }: ReadingResult) => n;
const grave = ({ of }: ReadingResult) => of.alto;
const low = ({ of }: ReadingResult) => of.bajo;
const alto = ({ perLevel }: ReadingResult) => perLevel.alto;
const flagged = (one: ReadingResult) => one.flagged;
const highForLow = (one: ReadingResult) => one.highForLow;

const harmless = /^(?:as typed, (?:partner|warm|irony|swearing)|public)/;
const whole = /^all(?:,|$)/;
const redFlags = { sets: /^all/, tool: 'red-flags' } as const;

const bars: readonly Bar[] = [
  { sets: harmless, what: 'flagged', value: flagged, n: all, most: 0.12 },
  { sets: harmless, what: 'alto', value: highForLow, n: all, most: 0.03 },
  { sets: /^as typed, threat/, what: 'alto', value: alto, n: all, least: 0.85 },
  { sets: /^as typed, (?:blackmail|insult)/, what: 'flagged', value: flagged, n: all, least: 0.75 },
  { sets: /^as typed, jealousy/, what: 'flagged', value: flagged, n: all, least: 0.6 },
  { ...redFlags, what: 'grave is alto', value: alto, n: grave, least: 0.85 },
  { ...redFlags, what: 'grave is flagged', value: (one) => one.graveFlagged, n: grave, least: 0.85 },
  { ...redFlags, what: 'false alarms', value: (one) => one.falseAlarms, n: low, most: 0.1 },
  { sets: /^(?:all(?:,|$)|batch)/, what: 'exact', value: (one) => one.exact, n: all, least: 0.78 },
  { sets: whole, tool: 'subtext', what: 'high for low', value: highForLow, n: low, most: 0.02 },
  { sets: whole, what: 'medio is medio', value: ({ perLevel }) => perLevel.medio, n: ({ of }) => of.medio },
];

/** What was learned from, and what is only implied, is told and has no bar; a batch is too small for one. */
const hasBar = ({ set }: ReadingResult) => !/tuned|veiled|learned from|^all$|^batch/.test(set);

const ofReading = (one: ReadingResult): Measure[] =>
  bars
    .filter(({ sets, tool }) => sets.test(one.set) && (!tool || tool === one.tool))
    .map(({ what, value, n, least, most }) => ({
      tool: one.tool,
      what: `${one.set}: ${what}`,
      value: value(one),
      n: n(one),
      ...(hasBar(one) && { least, most }),
    }));

/** What harms when it goes wrong has the higher bar. */
const careful: ReadonlySet<string> = new Set(['valid', 'spanish', 'left out', 'no pressure']);
const least = (what: string) => (careful.has(what) ? 0.95 : 0.8);

const ofWriting = ({ tool, set, n, valid, checks, of }: WritingResult): Measure[] => [
  { tool, what: `${set}: valid`, value: valid, n, least: least('valid') },
  ...checkNames.flatMap((name) => {
    const value = checks[name];
    return value === null ? [] : [{ tool, what: `${set}: ${name}`, value, n: of[name], least: least(name) }];
  }),
];

const ofExamples = (results: readonly ExampleResult[]): Measure[] =>
  [...Map.groupBy(results, ({ tool }) => tool)].map(([tool, some]) => ({
    tool,
    what: 'examples of its prompt’s rules',
    value: share(some.filter(({ problems }) => problems.length === 0).length, some.length),
    n: some.length,
    least: 0.8,
  }));

/** Every figure of every tool, what misses its bar by most first, and what has none last. */
const measuresOf = ({ reading, writing, examples }: Evaluation): Measure[] =>
  [...reading.flatMap(ofReading), ...writing.flatMap(ofWriting), ...ofExamples(examples)].toSorted(
    (a, b) => (roomOf(a) ?? 1 + a.value) - (roomOf(b) ?? 1 + b.value),
  );

const misses = (one: Measure): boolean => (roomOf(one) ?? 0) < 0;

const tableOf = (tool: string, all: readonly Measure[]): string =>
  table(
    tool,
    ['found', '      95 %', 'bar       ', ''],
    all.map((one) => ({
      name: one.what,
      n: one.n,
      cells: [...measureCells(one), misses(one) ? 'missed' : ''],
    })),
  );

/** The date, and a table a tool; then what was done otherwise than a prompt asks. */
export function tablesOf(engine: string, found: Evaluation, today = new Date()): string {
  const head = `${engine}, ${today.toISOString().slice(0, 10)}`;
  const byTool = [...Map.groupBy(measuresOf(found), ({ tool }) => tool)];
  const failed = found.examples.flatMap(({ id, problems }) => problems.map((one) => `${id}: ${one}`));
  const parts = [head, ...byTool.map(([tool, all]) => tableOf(tool, all)), failed.join('\n')];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
