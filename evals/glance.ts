import { intervalOf, percent, table } from './figures.ts';
import { readManifest } from './learning/weights-file.ts';
import type { ReadingResult } from './reading.ts';

/** What a figure has to be, at least or at most. */
interface Bar {
  sets: RegExp;
  tool?: ReadingResult['tool'];
  what: string;
  value: (one: ReadingResult) => number;
  n: (one: ReadingResult) => number;
  least?: number;
  most?: number;
}

const all = ({ n }: ReadingResult) => n;
const harmless = /^(?:as typed, (?:partner|warm|irony|swearing)|public)/;

const bars: readonly Bar[] = [
  { sets: harmless, what: 'flagged', value: (one) => one.flagged, n: all, most: 0.12 },
  { sets: harmless, what: 'alto', value: (one) => one.highForLow, n: all, most: 0.03 },
  { sets: /^as typed, threat/, what: 'alto', value: (one) => one.perLevel.alto, n: all, least: 0.85 },
  {
    sets: /^as typed, (?:blackmail|insult)/,
    what: 'flagged',
    value: (one) => one.flagged,
    n: all,
    least: 0.75,
  },
  { sets: /^as typed, jealousy/, what: 'flagged', value: (one) => one.flagged, n: all, least: 0.6 },
  {
    sets: /^all(?: in calm chats)?, untouched/,
    tool: 'red-flags',
    what: 'grave is alto',
    value: (one) => one.perLevel.alto,
    n: ({ of }) => of.alto,
    least: 0.85,
  },
  {
    sets: /^all(?: in calm chats)?, untouched/,
    tool: 'red-flags',
    what: 'grave is flagged',
    value: (one) => one.graveFlagged,
    n: ({ of }) => of.alto,
    least: 0.85,
  },
  {
    sets: /^all(?: in calm chats)?, untouched/,
    tool: 'red-flags',
    what: 'false alarms',
    value: (one) => one.falseAlarms,
    n: ({ of }) => of.bajo,
    most: 0.1,
  },
  { sets: /^all, untouched/, what: 'exact', value: (one) => one.exact, n: all, least: 0.78 },
  {
    sets: /^all, untouched/,
    tool: 'subtext',
    what: 'high for low',
    value: (one) => one.highForLow,
    n: ({ of }) => of.bajo,
    most: 0.02,
  },
];

function learned(): string {
  const { background, quiet } = readManifest().learnedFrom;
  const texts = (one: typeof background) =>
    one ? `${one.texts} public texts (${one.source})` : 'no public texts';
  return `weights learned from the labelled texts and ${texts(background)}; thresholds chosen with unseen authors and ${texts(quiet)}`;
}

/** Each bar of the reading tools, the worst first: how far it is missed or passed, and how sure that is. */
export function atAGlance(engine: string, results: readonly ReadingResult[], today = new Date()): string {
  const rows = results.flatMap((one) =>
    bars
      .filter(({ sets, tool }) => sets.test(one.set) && (!tool || tool === one.tool))
      .map(({ what, value: of, n: count, least, most }) => {
        const [value, n] = [of(one), count(one)];
        const room = least === undefined ? (most ?? 1) - value : value - least;
        const interval = intervalOf(value, n).map((end) => (100 * end).toFixed(0));
        const bar = least === undefined ? `<= ${percent(most ?? 1)}` : `>= ${percent(least)}`;
        const cells = [percent(value), interval.join('–'), bar, room < 0 ? 'missed' : ''];
        return { room, row: { name: `${one.tool}: ${one.set}: ${what}`, n, cells } };
      }),
  );
  const sorted = rows.toSorted((a, b) => a.room - b.room).map(({ row }) => row);
  const head = `${engine}, ${today.toISOString().slice(0, 10)}${engine === 'embedded' ? `; ${learned()}` : ''}`;
  return `${head}\n\n${table('worst first', ['found', '95 %', 'bar       ', ''], sorted)}`;
}
