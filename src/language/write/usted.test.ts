import { expect, test } from 'vitest';
import { addressedAs } from './addressed.ts';
import { toUsted, usesUsted } from './usted.ts';
import { usesVos } from './voseo.ts';

test.each([
  ['¿Te apuntas a un café? Tú eliges el sitio.', '¿Se apunta a un café? Usted elige el sitio.'],
  [
    'Me gustaría que me lo contaras: ¿qué te hizo empezar?',
    'Me gustaría que me lo contara: ¿qué le hizo empezar?',
  ],
  [
    'Te lo pregunto a ti: ¿qué hiciste con tu primer bizcocho?',
    'Se lo pregunto a usted: ¿qué hizo con su primer bizcocho?',
  ],
  ['Cuéntame, ¿te has dormido alguna vez?', 'Cuénteme, ¿se ha dormido alguna vez?'],
  ['Me gusta leerte y contártelo contigo delante.', 'Me gusta leerle y contárselo con usted delante.'],
  ['¿Volverías a quedarte?', '¿Volvería a quedarse?'],
  ['Te deseo suerte, de mi parte.', 'Le deseo suerte, de mi parte.'],
  ['Eres quien aprendiste y escribiste más.', 'Es quien aprendió y escribió más.'],
])('«%s» for somebody who is addressed as usted', (tu, usted) => {
  expect(toUsted(tu)).toBe(usted);
});

test('a person who does not want usted is not addressed so', () => {
  expect(usesUsted('no me trates de usted')).toBe(false);
  expect(usesUsted('quiero tratarla de usted')).toBe(true);
  expect(usesUsted('o no sé, usted diga')).toBe(true);
  expect(usesUsted('contestarle sin tutearla demasiado')).toBe(true);
});

test('the words decide between tú, vos and usted', () => {
  const line = '¿Qué prefieres?';
  expect([
    addressedAs('hola')(line),
    addressedAs('contame de vos')(line),
    addressedAs('¿y usted?')(line),
  ]).toEqual(['¿Qué prefieres?', '¿Qué preferís?', '¿Qué prefiere?']);
});

test.each([
  ['Don Luis me ha pedido matrimonio', true],
  ['vivo en Don Benito', false],
  ['tiene don de gentes', false],
])('who is told of with a courtesy is addressed with one: %s', (words, said) =>
  expect(usesUsted(words)).toBe(said),
);

test.each([
  ['una piba que toca el bajo, yo tambien soy mina', true],
  ['weon q hace snowboard, soy mina timida', false],
  ['wey, q chido', false],
])('the words of the River Plate are vos, those of Chile and Mexico are not: %s', (words, said) =>
  expect(usesVos(words)).toBe(said),
);
