import { expect, test } from 'vitest';
import { icebreakerContract } from '../../tools/icebreaker/contract.ts';
import { outfitContract } from '../../tools/outfit/contract.ts';
import { strategyContract } from '../../tools/strategy/contract.ts';
import { subtextContract } from '../../tools/subtext/contract.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { shownOf } from './cut.server.ts';
import type { Draft } from './write.server.ts';

const long =
  'Te escribe con ganas y pregunta por ti, así que hay interés y todo apunta a que quiere seguir hablando.';
const reply = { angle: 'Directo', suggestedReply: 'Hola' };

test.each([
  [
    'an icebreaker without its first message',
    'part',
    icebreakerContract,
    { options: [{ angle: 'a', text: 'Ho' }] },
  ],
  [
    'an icebreaker whose second option has begun',
    'most',
    icebreakerContract,
    { options: [{ angle: 'a', text: 'Hola' }, { angle: 'b' }] },
  ],
  ['a strategy in the middle of its reply', 'part', strategyContract, reply],
  [
    'a strategy that lacks its other replies and its hidden families',
    'most',
    strategyContract,
    { ...reply, strategicAdvice: 'Pre' },
  ],
  ['a subtext in the middle of its text', 'part', subtextContract, { analysis: { subtexto: long } }],
  [
    'a subtext that lacks its hidden families',
    'most',
    subtextContract,
    { analysis: { subtexto: long, interes: { nivel: 'alto' } } },
  ],
  ['an outfit with no more than a title', 'part', outfitContract, { title: 'Cena', garments: ['Camisa'] }],
] as const)('%s counts, when it is cut, as: %s', (_, shown, contract, partial) => {
  const draft = { shown: partial, tool: { contract } as unknown as AnyTool, request: {} } as unknown as Draft;
  expect(shownOf(draft)).toBe(shown);
});
