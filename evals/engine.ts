import { createEngine } from '../src/generation/models/create-engine.server.ts';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import { type AnyTool, type Engine, newMeter } from '../src/generation/models/engine.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { Failure } from '../src/platform/http-errors.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { Metrics } from '../src/platform/metrics.server.ts';
import { Turns } from '../src/platform/turns.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';

export type Settings = Record<string, string | undefined>;

/** The rules, or a model `provider/model` with the key and the address that the product's own settings give. */
export function engineNamed(
  name: string,
  settings: Settings,
  write = (line: string) => {
    process.stderr.write(line);
  },
): Engine {
  if (name === 'embedded') return embeddedEngine;
  const { AI_MODELS_BY_TOOL: _, ...rest } = settings;
  return createEngine(parseEnv({ ...rest, AI_MODELS: name }), createLogger(write), new Metrics());
}

export function requireTool(id: string): AnyTool {
  const tool = toolServers.find((one: AnyTool) => one.contract.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
}

export interface Bounds {
  /** At most so many inputs of each tool. */
  limit?: number;
  /** Of the texts that were tuned on one of so many. */
  tunedEvery?: number;
}

export function answerEach<Item, Answer>(
  items: readonly Item[],
  answer: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const turns = new Turns<'answer'>({ atOnce: 4, waiting: Number.POSITIVE_INFINITY });
  return Promise.all(items.map((item) => turns.run('answer', () => answer(item))));
}

interface Circumstances {
  seed: string;
  /** Mid-month of that month; May where none is given. */
  month?: number | undefined;
  /** What the engine wrote, before our rules mend or add anything. */
  unreviewed?: true;
}

/** What a tool answers through the product's own contract, engine and review; nothing where the engine failed. */
export async function ask(
  engine: Engine,
  tool: AnyTool,
  body: unknown,
  { seed, month = 5, unreviewed }: Circumstances,
): Promise<unknown> {
  const input = tool.contract.input.parse(body);
  try {
    const written = await engine.generate({
      tool,
      input,
      context: { address: 'tu', today: new Date(Date.UTC(2026, month - 1, 15)) },
      seed,
      meter: newMeter(),
      signal: new AbortController().signal,
    });
    if (unreviewed) return written;
    const kind = engine.kind(tool.contract.id);
    return tool.review?.(input, written, kind === 'model' ? 'model' : 'rules').output ?? written;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
