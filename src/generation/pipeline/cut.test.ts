import { expect, test } from 'vitest';
import { examples, functionThat, someTool } from '../../../test/tool-examples.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { shownOf } from './cut.server.ts';
import type { Draft } from './write.server.ts';

const draftOf = (contract: unknown, shown: unknown) =>
  ({ shown, tool: { contract } as unknown as AnyTool, request: {} }) as unknown as Draft;

const cuts = examples.flatMap(({ id, tool, example }) =>
  (example.cut ?? []).map(([shown, output]) => [id, JSON.stringify(output), shown, tool, output] as const),
);

test.each(cuts)('%s, cut in %s, counts as: %s', (_, __, shown, { contract }, partial) => {
  expect(shownOf(draftOf(contract, partial))).toBe(shown);
});

test('a short main text is whole when the model has ended', () => {
  const { contract } = someTool(({ functionName }) => functionName === functionThat.replies).tool;
  const draft = draftOf(contract, { angle: 'Directo', suggestedReply: 'El jueves a las ocho' });
  expect([shownOf(draft), shownOf(draft, true)]).toEqual(['part', 'most']);
  expect(shownOf(draftOf(contract, { angle: 'Directo' }), true)).toBe('part');
});

test('a short main text is whole when it ends as a sentence or a line of a chat does, and a greeting is not', () => {
  const { contract } = someTool(({ functionName }) => functionName === functionThat.replies).tool;
  const shown = (suggestedReply: string) => shownOf(draftOf(contract, { angle: 'Directo', suggestedReply }));
  for (const whole of [
    '¿El jueves a las ocho?',
    'El jueves a las ocho, «si puedes».',
    'Me apunto a ese plan 😉',
    'Me apunto a ese plan, capitán 👍🏽',
    'Me apunto a ese plan ❤️',
    'Me apunto a ese plan jajaja',
    'Me apunto a ese plan Jejej',
    'Me apunto a ese plan ;)',
  ])
    expect([whole, shown(whole)]).toEqual([whole, 'most']);
  for (const begun of ['¡Hola, Ana!', '¿El jueves a las ocho', 'Me apunto a ese plan con la maja', 'Hola 😉'])
    expect([begun, shown(begun)]).toEqual([begun, 'part']);
});

test('a part and the most of an answer are told apart in some tool', () => {
  expect(new Set(cuts.map(([, , shown]) => shown))).toEqual(new Set(['part', 'most']));
});
