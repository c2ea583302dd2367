import { type AnyTool, type Engine, newMeter } from '../src/generation/models/engine.server.ts';
import { Failure } from '../src/platform/http-errors.server.ts';

interface Circumstances {
  seed: string;
  /** Mid-month of that month; May where none is given. */
  month?: number;
}

/** What a tool answers through the product's own contract, engine and review; nothing where the engine failed. */
export async function ask(
  engine: Engine,
  tool: AnyTool,
  body: unknown,
  { seed, month = 5 }: Circumstances,
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
    const writer = engine.kind(tool.contract.id) === 'model' ? 'model' : 'rules';
    return tool.review?.(input, written, writer).output ?? written;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
