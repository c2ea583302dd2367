import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import type { Engine } from '../src/generation/models/engine.server.ts';
import type { Level } from '../src/language/read/families.ts';
import type { RedFlagsOutput } from '../src/tools/red-flags/contract.ts';
import type { SubtextOutput } from '../src/tools/subtext/contract.ts';
import { calmChats } from './calm-chats.ts';
import { type LabelledText, partOf, type Reader, readAsTyped, readers, readTexts } from './corpus.ts';
import { answerEach, ask, type Bounds, requireTool } from './engine.ts';
import { type Figures, figuresOf, levelCells, levelHeads, percent, share, table } from './figures.ts';

export interface ReadingResult extends Figures {
  tool: Reader;
  set: string;
  n: number;
  quotesThatOccur: number;
}

/** Where each tool's answer says the level, and the words it quotes for it. */
const found = {
  'red-flags': ({ riskLevel, redFlags }: RedFlagsOutput) => ({
    shown: riskLevel,
    quotes: redFlags.map((flag) => flag.quote).filter(Boolean),
  }),
  subtext: ({ analysis: { interes } }: SubtextOutput) => ({ shown: interes.nivel, quotes: interes.citas }),
};

interface ReadText extends LabelledText {
  /** Absent where the engine failed. */
  shown: Level | undefined;
  quotes: string[];
}

const splits = ['tuned', 'untouched', 'veiled'] as const;

const measuredTexts = (tool: Reader) =>
  readTexts(tool).filter(({ split }) => splits.some((one) => one === split));

async function readAll(
  tool: Reader,
  engine: Engine,
  bounds: Bounds,
  measured = measuredTexts(tool),
): Promise<ReadText[]> {
  // Evenly over batches and levels, so that a few already say something.
  const step = Math.max(1, measured.length / (bounds.limit ?? measured.length));
  const chosen = measured.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return answerEach(chosen, bounds, async (one) => {
    const output = await ask(engine, requireTool(tool), { message: one.text }, { seed: 'eval' });
    return {
      ...one,
      ...(output === undefined ? { shown: undefined, quotes: [] } : found[tool](output as never)),
    };
  });
}

function resultOf(tool: Reader, set: string, texts: readonly ReadText[]): ReadingResult {
  const occurs = texts.flatMap(({ quotes, text }) => quotes.map((quote) => text.includes(quote)));
  const quotesThatOccur = share(occurs.filter(Boolean).length, occurs.length);
  return { tool, set, n: texts.length, ...figuresOf(texts), quotesThatOccur };
}

const inChats = ['tuned', 'untouched'] as const;

/** Every grave message among eight calm ones, and as many chats without one: two figures of their own. */
async function measureCalmChats(engine: Engine, bounds: Bounds): Promise<ReadingResult[]> {
  const calm = measuredTexts('subtext');
  const chats = inChats.flatMap((split) =>
    calmChats(
      measuredTexts('red-flags').filter((one) => one.split === split),
      calm.filter((one) => one.split === split),
    ),
  );
  const read = await readAll('red-flags', engine, bounds, chats);
  return inChats.map((split) =>
    resultOf(
      'red-flags',
      `all in calm chats, ${split}`,
      read.filter((one) => one.split === split),
    ),
  );
}

async function measureAsTyped(engine: Engine, bounds: Bounds): Promise<ReadingResult[]> {
  const read = await readAll('red-flags', engine, bounds, readAsTyped());
  return [...Map.groupBy(read, partOf)].map(([kind, texts]) =>
    resultOf('red-flags', `as typed, ${kind}`, texts),
  );
}

/** Public texts that are harmless: how many are taken for something else. */
export async function measureHarmless(
  engine: Engine,
  bounds: Bounds,
  { name, texts }: { name: string; texts: readonly string[] },
): Promise<ReadingResult> {
  const plain = texts.map((said, at) => ({
    id: `public/${at + 1}`,
    author: name,
    split: 'untouched' as const,
    level: 'bajo' as const,
    text: said,
  }));
  return resultOf('red-flags', `public, ${name}`, await readAll('red-flags', engine, bounds, plain));
}

export async function measureReading(engine: Engine, bounds: Bounds): Promise<ReadingResult[]> {
  const results: ReadingResult[] = [];
  for (const tool of readers) {
    const texts = await readAll(tool, engine, bounds);
    const sets = Map.groupBy(texts, (one) => `${partOf(one)}, ${one.split}`);
    for (const split of splits)
      sets.set(
        `all, ${split}`,
        texts.filter((one) => one.split === split),
      );
    sets.set('all', texts);
    for (const [set, chosen] of sets) if (chosen.length > 0) results.push(resultOf(tool, set, chosen));
    if (tool === 'red-flags')
      results.push(...(await measureAsTyped(engine, bounds)), ...(await measureCalmChats(engine, bounds)));
  }
  return results;
}

export function readingTables(results: readonly ReadingResult[]): string {
  return [...Map.groupBy(results, ({ tool }) => tool)]
    .map(([tool, all]) =>
      table(
        tool,
        [...levelHeads, 'quotes'],
        all.map((one) => ({
          name: one.set,
          n: one.n,
          cells: [...levelCells(one), percent(one.quotesThatOccur)],
        })),
      ),
    )
    .join('\n\n');
}

/** What the rules read otherwise than labelled, where it may be read: a line each. */
export async function misreadTexts(tool: Reader): Promise<string[]> {
  const texts = await readAll(tool, embeddedEngine, {});
  return texts
    .filter(({ split, level, shown }) => split === 'tuned' && shown !== level)
    .map(
      ({ id, level, shown, text, quotes }) => `${id} ${level} -> ${shown}  ${text}  [${quotes.join(' | ')}]`,
    );
}
