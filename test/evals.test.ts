import { expect, test } from 'vitest';
import baseline from '../evals/baseline.json' with { type: 'json' };
import { measureAll } from '../evals/measure.ts';

const tolerance = 0.015;
const results = measureAll();

test.each(baseline)('$tool, $set: no worse than what is committed', (before) => {
  const now = results.find((one) => one.tool === before.tool && one.set === before.set);
  if (!now) throw new Error(`${before.tool}, ${before.set} is not measured any more`);
  expect(now.n).toBe(before.n);
  expect(now.exact).toBeGreaterThanOrEqual(before.exact - tolerance);
  expect(now.recallHigh).toBeGreaterThanOrEqual(before.recallHigh - tolerance);
  expect(now.falseAlarms).toBeLessThanOrEqual(before.falseAlarms + tolerance);
  expect(now.highForLow).toBeLessThanOrEqual(before.highForLow + tolerance);
  expect(now.quotesThatOccur).toBe(1);
});
