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
            tool.versions && { ...tool.versions, ...refinedVersion },
            given,
          )
        : freshest((turn) => tool.embedded(input, { ...context, seed: seedOf(turn) }), tool.versions, given),
    );
    const schema = refinement ? refinedOutput : tool.contract.output;
    const output = schema.safeParse(cleanJson(written, writtenLimits));
    if (!output.success) throw new Failure('model_failed', { cause: output.error });
    onPartial?.(output.data);
    return output.data;
  },
};
