import { expect, test } from 'vitest';
import { dateInWords, edited, followed, isCall, outdated, placeIn, renewed, tellingOf } from './tell.ts';

const plan =
  'Libros y café\n\nACTIVIDAD\nMirar libros\n\nPUNTO DE ENCUENTRO\nEn la puerta de la librería. Hay bancos.';

test('a friend reads who, where, when, the word to call by and what to do; what is not known is left open', () => {
  const known = { who: 'M, de Tinder', where: 'En la puerta de la librería', word: 'sandía' };
  const text = tellingOf(known, new Date(2026, 10, 26, 19, 0));
  expect(text.split('\n')).toEqual([
    'Tengo una cita y quiero que alguien lo sepa.',
    'Con: M, de Tinder',
    'Dónde: En la puerta de la librería',
    'Cuándo: el jueves 26 de noviembre a las 19:00',
    'Te escribo al llegar y al volver.',
    'Si te mando «sandía», llámame con cualquier excusa.',
    'Si no sabes de mí, llámame; y si no contesto y te preocupa, al 112.',
  ]);
  expect(tellingOf({ ...known, who: '' }, null)).toMatch(/^Con: …$[\s\S]*^Cuándo: …$/m);
});

test('what was edited stays, and the day still follows its field; a day in one’s own words is kept until asked', () => {
  const at = (when: Date | null) => tellingOf({ who: 'M', where: 'En la plaza', word: 'sandía' }, when);
  const open = at(null);
  const thursday = at(new Date(2026, 10, 26, 19, 0));
  const friday = at(new Date(2026, 10, 27, 20, 0));
  const mine = edited(`${open}\nUn beso`, open, open, null);
  expect(followed(mine, thursday)).toBe(`${thursday}\nUn beso`);
  expect(outdated({ ...mine, text: followed(mine, thursday) }, thursday)).toEqual([]);

  const words = thursday.replace(/^Cuándo: .*$/m, 'Cuándo: el jueves, a la salida');
  const own = edited(words, followed(mine, thursday), thursday, mine);
  expect([followed(own, thursday), outdated(own, thursday)]).toEqual([words, []]);
  expect(followed(own, friday)).toBe(words);
  const missing = ['Cuándo: el viernes 27 de noviembre a las 20:00'];
  expect(outdated(own, friday)).toEqual(missing);
  // Who goes on writing is still told.
  const further = edited(`${words}!`, words, friday, own);
  expect(outdated(further, friday)).toEqual(missing);
  expect(renewed(words, missing)).toBe(friday);
  expect(renewed('Voy', missing)).toBe(`Voy\n${missing[0]}`);
});

test('the place is the first sentence of where they meet, with the town where that does not say it', () => {
  expect(placeIn(plan, 'Sevilla')).toBe('En la puerta de la librería · Sevilla');
  expect(placeIn(plan.replace('la librería', 'la librería (Sevilla)'), 'sevilla, por Triana')).toBe(
    'En la puerta de la librería (Sevilla)',
  );
  expect(placeIn('Un paseo', '')).toBe('');
});

test('what it is goes to whoever dresses for it, and no longer than fits there', () => {
  const sent = { dateType: 'Café informal', location: 'Sevilla' };
  expect(dateInWords(plan, sent, null, 200)).toBe('Café informal, Libros y café, Sevilla');
  expect(dateInWords(plan, sent, new Date(2026, 6, 4), 200)).toMatch(/Sevilla, en julio$/);
  expect(dateInWords(plan, { location: 'x'.repeat(300) }, null, 200)).toHaveLength(200);
});

test('a call is one by where they meet, and not by what they talk about there', () => {
  const call = 'Partida con cámara\n\nPUNTO DE ENCUENTRO\nEl sábado, en la videollamada. Probad el sonido.';
  expect(isCall(call)).toBe(true);
  expect(isCall(plan.replace('Mirar libros', 'Mirar libros, tras la videollamada'))).toBe(false);
  expect(isCall('Té\n\nPUNTO DE ENCUENTRO\nEn la puerta. «Por ahí» acaba en llamada.')).toBe(false);
});
