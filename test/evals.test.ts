import { expect, test } from 'vitest';
import baseline from '../evals/baseline.json' with { type: 'json' };
import { evaluate } from '../evals/evaluate.ts';
import { checkNames } from '../evals/generation/checks/all.ts';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';

const tolerance = 0.015;
const now = await evaluate(embeddedEngine, null, {});

test.each(baseline.analysis)('$tool, $set: no worse than what is committed', (before) => {
  const one = now.analysis.find(({ tool, set }) => tool === before.tool && set === before.set);
  if (!one) throw new Error(`${before.tool}, ${before.set} is not measured any more`);
  expect(one.n).toBe(before.n);
  expect(one.exact).toBeGreaterThanOrEqual(before.exact - tolerance);
  expect(one.recallHigh).toBeGreaterThanOrEqual(before.recallHigh - tolerance);
  expect(one.falseAlarms).toBeLessThanOrEqual(before.falseAlarms + tolerance);
  expect(one.highForLow).toBeLessThanOrEqual(before.highForLow + tolerance);
  expect(one.quotesThatOccur).toBe(1);
});

test.each(baseline.generation)('$tool, $set: no check passes less often than what is committed', (before) => {
  const one = now.generation.find(({ tool, set }) => tool === before.tool && set === before.set);
  if (!one) throw new Error(`${before.tool}, ${before.set} is not measured any more`);
  expect(one.n).toBe(before.n);
  expect(one.valid).toBe(1);
  const fallen = checkNames.filter(
    (name) => (one.checks[name] ?? 1) < (before.checks[name] ?? 1) - tolerance,
  );
  expect(fallen).toEqual([]);
});
