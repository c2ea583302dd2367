import { expect, test } from 'vitest';
import { guarded, readBaseline } from '../evals/baseline.ts';
import { checkNames } from '../evals/checks/all.ts';
import { evaluate } from '../evals/evaluate.ts';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';

const tolerance = 0.015;
const baseline = readBaseline();
const now = await evaluate(embeddedEngine, guarded);

test.each(baseline.reading)('$tool, $set: reads no worse than what is committed', (before) => {
  const one = now.reading.find(({ tool, set }) => tool === before.tool && set === before.set);
  if (!one) throw new Error(`${before.tool}, ${before.set} is not measured any more`);
  expect(one.n).toBe(before.n);
  expect(one.exact).toBeGreaterThanOrEqual(before.exact - tolerance);
  expect(one.perLevel.alto).toBeGreaterThanOrEqual(before.perLevel.alto - tolerance);
  expect(one.falseAlarms).toBeLessThanOrEqual(before.falseAlarms + tolerance);
  expect(one.highForLow).toBeLessThanOrEqual(before.highForLow + tolerance);
  expect(one.quotesThatOccur).toBe(1);
});

test.each(baseline.writing)('$tool, $set: no check passes less often than what is committed', (before) => {
  const one = now.writing.find(({ tool, set }) => tool === before.tool && set === before.set);
  if (!one) throw new Error(`${before.tool}, ${before.set} is not measured any more`);
  expect(one.n).toBe(before.n);
  expect(one.valid).toBe(1);
  const fallen = checkNames.filter(
    (name) => (one.checks[name] ?? 1) < (before.checks[name] ?? 1) - tolerance,
  );
  expect(fallen).toEqual([]);
});
