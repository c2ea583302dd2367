import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import type { Engine } from '../src/generation/models/engine.server.ts';
import { parseChat } from '../src/language/read/chat.ts';
import type { Level } from '../src/language/read/families.ts';
import type { RedFlagsOutput } from '../src/tools/red-flags/contract.ts';
import type { SubtextOutput } from '../src/tools/subtext/contract.ts';
import { type LabelledText, partOf, type Reader, readAsTyped, readers, readTexts } from './corpus.ts';
import { answerEach, ask, type Bounds, requireTool } from './engine.ts';
import { type Figures, figuresOf, share } from './figures.ts';

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

type Split = LabelledText['split'];

export const splits: readonly Split[] = ['tuned', 'untouched', 'veiled'];

const textsOf = (tool: Reader, wanted: readonly Split[], { tunedEvery = 1 }: Bounds) =>
  readTexts(tool)
    .filter(({ split }) => wanted.includes(split))
    .filter(({ split }, at) => split !== 'tuned' || at % tunedEvery === 0);

async function readAll(
  tool: Reader,
  engine: Engine,
  bounds: Bounds,
  measured: readonly LabelledText[],
): Promise<ReadText[]> {
  // Evenly over batches and levels, so that a few already say something.
  const step = Math.max(1, measured.length / (bounds.limit ?? measured.length));
  const chosen = measured.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return answerEach(chosen, async (one) => {
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

const around = 8;

const isOneMessage = ({ text }: LabelledText) => {
  const [only, ...others] = parseChat(text);
  return only?.speaker === null && others.length === 0;
};

/**
 * Each grave message in a chat of ordinary ones, first in one chat, somewhere within in the next; and each of those chats without
 * it, which is harmless. The ordinary ones are messages of courtship, whatever interest they show.
 */
function calmChats(texts: readonly LabelledText[], calm: readonly LabelledText[]): LabelledText[] {
  const lines = calm.filter((one) => isOneMessage(one) && one.level !== 'bajo');
  const grave = texts.filter((one) => isOneMessage(one) && one.level === 'alto');
  return grave.flatMap((one, chat) => {
    const said = Array.from({ length: around }, (_, at) => {
      const { text } = lines[(chat * around + at) % lines.length] as LabelledText;
      return `${at % 2 === 0 ? 'Ana' : 'Yo'}: ${text}`;
    });
    const withGrave = said.toSpliced(chat % (around + 1), 0, `Ana: ${one.text}`);
    return [
      { ...one, text: withGrave.join('\n') },
      { ...one, level: 'bajo' as const, text: said.join('\n') },
    ];
  });
}

async function measureCalmChats(engine: Engine, bounds: Bounds, split: Split): Promise<ReadingResult> {
  const chats = calmChats(textsOf('red-flags', [split], bounds), textsOf('subtext', [split], bounds));
  return resultOf(
    'red-flags',
    `all in calm chats, ${split}`,
    await readAll('red-flags', engine, bounds, chats),
  );
}

async function measureAsTyped(engine: Engine, bounds: Bounds): Promise<ReadingResult[]> {
  const read = await readAll('red-flags', engine, bounds, readAsTyped());
  return [...Map.groupBy(read, partOf)].map(([kind, texts]) =>
    resultOf('red-flags', `as typed, ${kind}`, texts),
  );
}

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

export async function measureReading(
  engine: Engine,
  bounds: Bounds,
  wanted: readonly Split[],
): Promise<ReadingResult[]> {
  const results: ReadingResult[] = [];
  for (const tool of readers) {
    const texts = await readAll(tool, engine, bounds, textsOf(tool, wanted, bounds));
    const sets = Map.groupBy(texts, (one) => `${partOf(one)}, ${one.split}`);
    for (const split of wanted)
      sets.set(
        `all, ${split}`,
        texts.filter((one) => one.split === split),
      );
    if (wanted.length > 1) sets.set('all', texts);
    for (const [set, chosen] of sets) if (chosen.length > 0) results.push(resultOf(tool, set, chosen));
    if (tool !== 'red-flags') continue;
    results.push(...(await measureAsTyped(engine, bounds)));
    // Of veiled texts there are no messages of courtship to set them among.
    for (const split of wanted.filter((one) => one !== 'veiled'))
      results.push(await measureCalmChats(engine, bounds, split));
  }
  return results;
}

/** What the rules read otherwise than labelled, where it may be read: a line each. */
export async function misreadTexts(tool: Reader): Promise<string[]> {
  const texts = await readAll(tool, embeddedEngine, {}, textsOf(tool, ['tuned'], {}));
  return texts
    .filter(({ level, shown }) => shown !== level)
    .map(
      ({ id, level, shown, text, quotes }) => `${id} ${level} -> ${shown}  ${text}  [${quotes.join(' | ')}]`,
    );
}
