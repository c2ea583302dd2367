import { expect, test } from 'vitest';
import { dateInWords, followed, isCall, placeIn, tellingOf } from './tell.ts';

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

test('what was edited stays, until the field that says it changes', () => {
  const at = (when: Date | null) => tellingOf({ who: 'M', where: 'En la plaza', word: 'sandía' }, when);
  const open = at(null);
  const thursday = at(new Date(2026, 10, 26, 19, 0));
  expect(followed({ text: `${open}\nUn beso`, made: open }, thursday)).toBe(`${thursday}\nUn beso`);
  const words = thursday.replace(/^Cuándo: .*$/m, 'Cuándo: el jueves, a la salida');
  expect(followed({ text: words, made: thursday }, thursday)).toBe(words);
  const friday = at(new Date(2026, 10, 27, 20, 0));
  expect(followed({ text: words, made: thursday }, friday)).toBe(friday);
  expect(followed({ text: 'Voy', made: thursday }, friday)).toMatch(/^Voy\nCuándo: el viernes/);
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
