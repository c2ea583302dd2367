import { describe, expect, test } from 'vitest';
import cases from './own-pressure.cases.json' with { type: 'json' };
import { toldRules } from './own-pressure.ts';
import { readChat } from './read.ts';

const pressing = (text: string) => readChat(text).ownPressure.map(({ quote }) => quote);

describe.each(toldRules.map(({ rule }) => [rule.id, rule] as const))('%s', (_, { yes, no }) => {
  test.each(yes)('is told in «%s»', (text) => expect(pressing(text)).not.toEqual([]));
  test.each(no)('is not told in «%s»', (text) => expect(pressing(text)).toEqual([]));
});

test.each(cases.pressed as [string, string][])(
  'whoever controls in a chat of their own is read as who does it: %j',
  (chat, quote) => {
    expect(pressing(chat)).toContain(quote);
  },
);

// The last: their lines without a name may go on from hers, and nobody knows whose they are.
test.each(cases.once)('once, in play or between lines whose writer is not known it is none: %j', (chat) => {
  expect(pressing(chat)).toEqual([]);
});

test.each(['Él: te voy a matar', 'Él: o me das tu contraseña o lo dejamos', 'Yo: no quiero seguir viviendo'])(
  'nobody is told of it beside something graver: %s',
  (line) => {
    expect(pressing(`Yo: dame tu ubi\nÉl: no me apetece\nYo: con quién estás\n${line}`)).toEqual([]);
  },
);

test('what they tell of themselves is held against nobody else', () => {
  const { findings } = readChat('le reviso el móvil porque me fue infiel, hago mal?');
  expect(findings).toEqual([]);
});
