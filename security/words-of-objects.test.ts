import { describe, expect, test } from 'vitest';
import { refineChips } from '../src/generation/refine.ts';
import { Failure } from '../src/platform/http-errors.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { goodBodies } from './fuzz/contracts.ts';

/** Every name that an empty object already has, as somebody types it: none of them is a word of ours. */
const names = Object.getOwnPropertyNames(Object.prototype);
const words = [...names, `Me gusta el ${names.join(' y el ')}, constructor`];

/** The same body with another text in one place, for every text in it. */
function* replaced(body: unknown, text: string): Generator<unknown> {
  if (typeof body === 'string') yield text;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body))
    for (const other of replaced(value, text)) yield { ...body, [key]: other };
}

const context = { address: 'tu', today: new Date('2026-05-01T12:00:00Z'), seed: 's' } as const;
const rubbish = /native code|\[object|function Object|undefined|NaN/;

const isRefusal = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'content_refused';

/** That there is no other text for it is an answer too. */
function orRefusal(write: () => unknown): unknown {
  try {
    return write();
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

describe.each(toolServers.map((tool) => [tool.contract.functionName, tool] as const))('%s', (name, tool) => {
  const fields = Object.keys((tool.contract.input as unknown as { def: { shape?: object } }).def.shape ?? {});

  test('takes the names of an object’s own functions for words like any other, in every field', () => {
    const good = goodBodies[`/api/functions/${name}`] as Record<string, unknown>;
    const whole = { ...Object.fromEntries(fields.map((field) => [field, ''])), ...good };
    const failed: string[] = [];
    let accepted = 0;
    for (const word of words)
      for (const body of replaced(whole, word)) {
        const input = tool.contract.input.safeParse(body);
        if (!input.success) continue;
        accepted += 1;
        try {
          const output = tool.embedded(input.data, context);
          const checked = tool.contract.output.parse(output);
          const { user } = tool.prompt(input.data, { ...context, hasImage: false });
          const alone = tool.isForRulesAlone?.(input.data) ?? false;
          const reviewed = tool.review?.(input.data, checked, 'model').output ?? checked;
          const answer = tool.contract.answer.parse(tool.contract.present(reviewed));
          const refined = (Object.keys(refineChips) as (keyof typeof refineChips)[]).map((chip) =>
            orRefusal(() => tool.embeddedRefine?.(input.data, { chip, text: word }, context)),
          );
          const said = JSON.stringify([
            output,
            user,
            answer,
            refined,
            alone,
            tool.conversation?.(input.data),
          ]);
          if (rubbish.test(said)) failed.push(`${JSON.stringify(body)} says ${rubbish.exec(said)}`);
        } catch (error) {
          if (isRefusal(error) && !rubbish.test(error.message)) continue;
          failed.push(`${JSON.stringify(body)}: ${(error as Error).message}`);
        }
      }
    expect(accepted).toBeGreaterThan(names.length);
    expect(failed).toEqual([]);
  });
});
