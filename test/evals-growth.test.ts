import { describe, expect, test } from 'vitest';
import type { AnyTool } from '../src/generation/models/engine.server.ts';
import { toolServers } from '../src/tools/registry.server.ts';
import { largestInputs } from './largest-inputs.ts';
import { leastMillis } from './stays-linear.ts';

const context = { address: 'tu', today: new Date(Date.UTC(2026, 4, 15)), seed: 'growth' } as const;
const times = 8;
/** Eight times the text may take eight times as long; a quadratic pattern takes sixty-four. */
const worstGrowth = 32;
const tooShortToTellMs = 8;

function growthOf(work: (share: number) => unknown): number {
  const short = Math.max(
    leastMillis(() => work(2 / times)),
    tooShortToTellMs / times,
  );
  return leastMillis(() => work(2), short * worstGrowth) / short;
}

test('the measure sees a quadratic pattern', () => {
  const quadratic = (share: number) => pairs(12_000 * share);
  expect(growthOf(quadratic)).toBeGreaterThan(worstGrowth);
});

function pairs(size: number): number {
  let found = 0;
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < size; other += 1) found += (one ^ other) & 1;
  return found;
}

describe.each(Object.entries(largestInputs))('%s', (id, inputs) => {
  const tool = toolServers.find((one) => one.contract.id === id) as AnyTool;

  test.each(Object.entries(inputs))(
    'long text of the kind "%s" costs in proportion to its length',
    (_, input) => {
      // Past its contract: the rules themselves must not blow up, whatever a limit is raised to.
      const work = (share: number) => {
        const raw = input(share);
        return tool.embedded('formData' in raw ? { formData: raw.formData } : raw, context);
      };
      work(0.25);
      expect(growthOf(work)).toBeLessThanOrEqual(worstGrowth);
    },
  );
});
