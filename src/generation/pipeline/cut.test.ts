import { expect, test } from 'vitest';
import { examples } from '../../../test/tool-examples.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { shownOf } from './cut.server.ts';
import type { Draft } from './write.server.ts';

const cuts = examples.flatMap(({ id, tool, example }) =>
  (example.cut ?? []).map(([shown, output]) => [id, JSON.stringify(output), shown, tool, output] as const),
);

test.each(cuts)('%s, cut in %s, counts as: %s', (_, __, shown, { contract }, partial) => {
  const draft = { shown: partial, tool: { contract } as unknown as AnyTool, request: {} } as unknown as Draft;
  expect(shownOf(draft)).toBe(shown);
});

test('a part and the most of an answer are told apart in some tool', () => {
  expect(new Set(cuts.map(([, , shown]) => shown))).toEqual(new Set(['part', 'most']));
});
