import { describe, expect, test } from 'vitest';
import { toldRules } from './own-pressure.ts';
import { readChat } from './read.ts';

const pressing = (text: string) => readChat(text).ownPressure.map(({ quote }) => quote);

describe.each(toldRules.map(({ rule }) => [rule.id, rule] as const))('%s', (_, { yes, no }) => {
  test.each(yes)('is told in «%s»', (text) => expect(pressing(text)).not.toEqual([]));
  test.each(no)('is not told in «%s»', (text) => expect(pressing(text)).toEqual([]));
});

test.each([
  ['Yo: dame tu ubi\nElla: no\nYo: la red flag es ella no?', 'dame tu ubi'],
  ['Yo: dame tu ubi\nElla: mañana te digo\nYo: con quién estás', 'dame tu ubi'],
  ['Yo: pásame captura de con quién hablas\nÉl: me agobias', 'pásame captura de con quién hablas'],
  [
    'Yo: no me gusta que salgas con esa falda\nElla: pues es lo que hay',
    'no me gusta que salgas con esa falda',
  ],
  ['Yo: si me quisieras lo harías\nÉl: no me apetece', 'si me quisieras lo harías'],
])('whoever controls in a chat of their own is read as who does it: %j', (chat, quote) => {
  expect(pressing(chat)).toContain(quote);
});

test.each([
  'Yo: ¿con quién estás?\nElla: con Marta, ahora te llamo',
  'Yo: mándame tu ubi y voy\nElla: no puedo hoy',
  'Yo: ¿por qué no contestas?\nÉl: estaba en el curro',
  'Yo: mándame tu contraseña o no hay trato\nElla: jajaja la de netflix es la de siempre',
  // Their lines without a name may go on from hers: nobody knows whose they are.
  'Yo: ya te dije que no mando fotos\nándale solo una\nqué aburrida eres',
])('once, in play or between lines whose writer is not known it is none: %j', (chat) => {
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
