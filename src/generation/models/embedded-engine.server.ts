import { setTimeout as pause } from 'node:timers/promises';
import { cleanJson, writtenLimits } from '../../platform/hostile-text.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { within } from '../../platform/within.server.ts';
import { freshest } from '../pipeline/given.server.ts';
import { refinedOutput } from '../refine.ts';
import type { Engine } from './engine.server.ts';

const refinedVersion = {
  of: (output: unknown) => [String((output as { text?: unknown }).text)],
  lead: (output: unknown) => output,
};

const maxSteps = 40;
const stepMs = 8;

export const embeddedEngine: Engine = {
  kind: () => 'embedded',
  canSee: () => false,
  expectedMicroEur: () => 0,
  async generate({ tool, input, context, seed, signal, given, onPartial }) {
    signal.throwIfAborted();
    const { refinement } = context;
    const seedOf = (turn: number) => (turn === 0 ? seed : `${seed} ${turn}`);
    const written = within(() =>
      refinement
        ? freshest(
            (turn) => ({
              text: tool.embeddedRefine?.(input, refinement, { ...context, seed: seedOf(turn) }),
            }),
            tool.versions && refinedVersion,
            given,
          )
        : freshest((turn) => tool.embedded(input, { ...context, seed: seedOf(turn) }), tool.versions, given),
    );
    const schema = refinement ? refinedOutput : tool.contract.output;
    const output = schema.safeParse(cleanJson(written, writtenLimits));
    if (!output.success) throw new Failure('model_failed', { cause: output.error });
    if (onPartial)
      for (const partial of wordByWord(output.data)) {
        onPartial(partial);
        await pause(stepMs, undefined, { signal });
      }
    return output.data;
  },
};

/** The same object, a few more words of it at each step. */
function* wordByWord(output: unknown): Generator<unknown> {
  const total = take(output, Number.POSITIVE_INFINITY).words;
  const step = Math.max(1, Math.ceil(total / maxSteps));
  for (let words = step; words < total; words += step) yield take(output, words).value;
}

function take(value: unknown, words: number): { value: unknown; words: number } {
  if (typeof value === 'string') {
    const pieces = value.match(/\s*\S+\s*/g) ?? [];
    const taken = pieces.slice(0, words);
    return { value: taken.length < pieces.length ? taken.join('') : value, words: taken.length };
  }
  if (typeof value !== 'object' || value === null) return { value, words: 0 };
  let used = 0;
  const next = (inner: unknown) => {
    const part = take(inner, words - used);
    used += part.words;
    return part.value;
  };
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const inner of value) if (used < words) items.push(next(inner));
    return { value: items, words: used };
  }
  const fields: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) if (used < words) fields.push([key, next(inner)]);
  return { value: Object.fromEntries(fields), words: used };
}
