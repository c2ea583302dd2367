import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import type { AnyTool, Engine } from '../src/generation/models/engine.server.ts';
import { createTurns } from '../src/generation/pipeline/turns.server.ts';
import { type Level, levels } from '../src/language/read/families.ts';
import type { RedFlagsOutput } from '../src/tools/red-flags/contract.ts';
import { redFlagsEmbedded } from '../src/tools/red-flags/embedded.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import type { SubtextOutput } from '../src/tools/subtext/contract.ts';
import { subtextEmbedded } from '../src/tools/subtext/embedded.server.ts';
import { ask } from './ask.ts';
import type { HowToMeasure } from './how.ts';
import type { Batch } from './labelled.ts';
import { type Part, partOfBatch } from './part.ts';
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

/** Where each tool's answer says the level, and the words it quotes for it. */
const readingIn: Record<string, (answer: never) => Reading> = {
  'red-flags': ({ riskLevel, redFlags }: RedFlagsOutput) => ({
    level: riskLevel,
    quotes: redFlags.map((flag) => flag.quote).filter(Boolean),
  }),
  subtext: ({ analysis: { interes } }: SubtextOutput) => ({ level: interes.nivel, quotes: interes.citas }),
};

const context = { address: 'tu', today: new Date(Date.UTC(2026, 4, 15)), seed: 'eval' } as const;

/** The rules alone, at once. */
export const readers: Record<string, (message: string) => Reading> = {
  'red-flags': (message) =>
    readingIn['red-flags']?.(redFlagsEmbedded({ message }, context) as never) as Reading,
  subtext: (message) => readingIn.subtext?.(subtextEmbedded({ message }, context) as never) as Reading,
};

export const batches: Record<string, Record<string, Batch>> = { 'red-flags': redFlags, subtext };

interface Item {
  batch: string;
  label: Level;
  part: Part;
  /** Absent where the engine failed. */
  reading?: Reading;
  message: string;
}

async function readAll(id: string, engine: Engine, { limit, width = 4 }: HowToMeasure): Promise<Item[]> {
  const tool = toolServers.find((one: AnyTool) => one.contract.id === id);
  const reading = readingIn[id];
  if (!tool || !reading) throw new Error(`no tool ${id}`);
  const items = Object.entries(batches[id] ?? {}).flatMap(([batch, byLevel]) =>
    levels.flatMap((label) =>
      byLevel[label].map((message): Item => ({ batch, label, part: partOfBatch(batch), message })),
    ),
  );
  // Evenly over batches and levels, so that a few already say something.
  const step = Math.max(1, items.length / (limit ?? items.length));
  const chosen = items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const inTurn = createTurns(width);
  return Promise.all(
    chosen.map((item) =>
      inTurn(async () => {
        const output = await ask(engine, tool, { message: item.message }, { seed: 'eval' });
        return output === undefined ? item : { ...item, reading: reading(output as never) };
      }),
    ),
  );
}

function tally(tool: string, set: string, items: readonly Item[]): Result {
  const shown = (label: Level, as: readonly Level[]) => {
    const labelled = items.filter((item) => item.label === label);
    const right = labelled.filter(({ reading }) => reading && as.includes(reading.level));
    return labelled.length === 0 ? 1 : share(right.length, labelled.length);
  };
  const quotes = items.flatMap(({ reading, message }) =>
    (reading?.quotes ?? []).map((quote) => message.includes(quote)),
  );
  return {
    tool,
    set,
    n: items.length,
    exact: share(items.filter(({ reading, label }) => reading?.level === label).length, items.length),
    perLevel: {
      alto: shown('alto', ['alto']),
      medio: shown('medio', ['medio']),
      bajo: shown('bajo', ['bajo']),
    },
    recallHigh: shown('alto', ['alto']),
    falseAlarms: shown('bajo', ['medio', 'alto']),
    highForLow: shown('bajo', ['alto']),
    quotesThatOccur: share(quotes.filter(Boolean).length, quotes.length),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000);

export async function measureAll(engine: Engine = embeddedEngine, how: HowToMeasure = {}): Promise<Result[]> {
  const all: Result[] = [];
  for (const tool of Object.keys(batches)) {
    const items = await readAll(tool, engine, how);
    const of = (part: Part) => items.filter((item) => item.part === part);
    for (const batch of Object.keys(batches[tool] ?? {}))
      for (const part of ['tuned', 'untouched'] as const)
        all.push(
          tally(
            tool,
            `${batch}, ${part}`,
            of(part).filter((item) => item.batch === batch),
          ),
        );
    all.push(
      tally(tool, 'all, tuned', of('tuned')),
      tally(tool, 'all, untouched', of('untouched')),
      tally(tool, 'all', items),
    );
  }
  return all.filter(({ n }) => n > 0);
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
