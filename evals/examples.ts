import * as z from 'zod/mini';
import type { Engine } from '../src/generation/models/engine.server.ts';
import { holds } from './checks/details.ts';
import { proseIn } from './checks/written.ts';
import { linesOf, partOf } from './corpus.ts';
import { answerEach, ask, type Bounds, requireTool } from './engine.ts';

const beginnings = z.array(z.string().check(z.minLength(1)));
const example = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+\/\d+$/)),
  /** The rule of the prompt that it stands for. */
  why: z.string(),
  input: z.record(z.string(), z.unknown()),
  month: z.optional(z.int()),
  /** At a path (`*`: each item), one of these values. */
  is: z.optional(z.record(z.string(), z.array(z.unknown()))),
  /** At a path, something written, of at most so many words. */
  words: z.optional(z.record(z.string(), z.int())),
  /** Beginnings of words, as in the requests: each in the answer, or in what is `at` a path of it, and none in it. */
  at: z.optional(z.string()),
  uses: z.optional(beginnings),
  never: z.optional(beginnings),
});
type Example = z.output<typeof example>;

export interface ExampleResult {
  tool: string;
  id: string;
  /** What the answer did otherwise than its prompt asks. */
  problems: string[];
}

function valuesAt(output: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (held, key) =>
      held.flatMap((one) => {
        if (key === '*') return Array.isArray(one) ? one : [];
        return [(one as Record<string, unknown> | null)?.[key] ?? null];
      }),
    [output],
  );
}

export function problemsWith(
  { is = {}, words = {}, at, uses = [], never = [] }: Example,
  output: unknown,
): string[] {
  const prose = proseIn(at ? valuesAt(output, at) : output).join('\n');
  const wrongValues = Object.entries(is).flatMap(([path, allowed]) => {
    const known = allowed.map((one) => JSON.stringify(one));
    const wrong = valuesAt(output, path).map((one) => JSON.stringify(one));
    return wrong.filter((one) => !known.includes(one)).map((one) => `${path} is ${one}`);
  });
  const wrongLengths = Object.entries(words).flatMap(([path, most]) =>
    valuesAt(output, path)
      .map((text) => (typeof text === 'string' ? text.split(/\s+/).filter(Boolean).length : 0))
      .filter((count) => count === 0 || count > most)
      .map((count) => `${path} has ${count} words`),
  );
  return [
    ...wrongValues,
    ...wrongLengths,
    ...uses.filter((one) => !holds(prose, one)).map((one) => `lacks ${one}`),
    ...never.filter((one) => holds(prose, one)).map((one) => `holds ${one}`),
  ];
}

/** One case for each thing that a reader of our prompts stumbled over: what the prompt alone makes of it. */
export async function answerExamples(engine: Engine, bounds: Bounds): Promise<ExampleResult[]> {
  const all = linesOf('examples', example);
  const chosen = [...Map.groupBy(all, partOf).values()].flatMap((some) => some.slice(0, bounds.limit));
  return answerEach(chosen, async (one) => {
    const tool = partOf(one);
    const asked = { seed: one.id, month: one.month, unreviewed: true } as const;
    const output = await ask(engine, requireTool(tool), one.input, asked);
    const problems = output === undefined ? ['no answer'] : problemsWith(one, output);
    return { tool, id: one.id, problems: problems.map((problem) => `${problem} (${one.why})`) };
  });
}
