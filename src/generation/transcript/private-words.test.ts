import { expect, test } from 'vitest';
import { linesFromPasted, textOf } from './lines.ts';
import { lettersFor, renamed } from './names.ts';
import { privateWordsIn, withoutPrivateWords } from './private-words.ts';

const said = (text: string) => [{ who: 'them', text }];

test.each([
  ['mi número es 612 345 678 o el +34 612-34-56-78', ['612 345 678', '+34 612-34-56-78']],
  ['escríbeme a ana.garcia+citas@correo.es, vale?', ['ana.garcia+citas@correo.es']],
  ['vivo en la calle Mayor 12, 3º B y tú?', ['calle Mayor 12, 3º B']],
  ['estoy en C/ de los Olmos nº 5', ['C/ de los Olmos nº 5']],
  ['el piso está por el 28013 Madrid', ['28013 Madrid']],
  ['soy Marta Ruiz Peña, encantada', ['Ruiz', 'Peña']],
])('%s: what tells who or where somebody is gets listed', (text, found) => {
  expect(privateWordsIn(said(text)).map((one) => one.text)).toEqual(found);
});

test.each([
  'quedamos en la plaza a las 5, ¿vale?',
  'en la calle hay 40 grados',
  'son 1.200 euros, del 12/03/2024 a las 21:05',
  'he visto a Ana María con Luis',
  'La Casa de Papel empieza a las 22:30',
])('%s: what tells nothing about anybody is left alone', (text) => {
  expect(privateWordsIn(said(text))).toEqual([]);
});

test('a name of the chat goes wherever it is written, as a whole word, and each gap says of what', () => {
  const lines = said('Ana, soy el de Ana García. Analizo datos. 612345678');
  const words = privateWordsIn(lines, ['Ana García']);
  expect(withoutPrivateWords(lines, words)[0]?.text).toBe(
    '[nombre], soy el de [nombre] [apellido]. Analizo datos. [teléfono]',
  );
});

test('each name gets a letter of its own, its first one where it is free and cannot be taken for a word', () => {
  const lines = ['Ana', 'Álvaro', 'Yolanda', 'Ella', 'B', 'them', 'me'].map((who) => ({ who, text: 'hola' }));
  expect([...lettersFor(lines)]).toEqual([
    ['Ana', 'A'],
    ['Álvaro', 'C'],
    ['Yolanda', 'D'],
  ]);
});

test.each([
  ['Lucía 15', 'L 15 años'],
  ['Lucía, 15 años', 'L 15 años'],
  ['Lu 2º ESO', 'L 2º ESO'],
  ['Ana 14 mayo', 'A'],
  ['Marta 34', 'M'],
])('a letter keeps what a name tells of an age: «%s» is «%s»', (who, letter) => {
  const lines = [{ who, text: 'hola' }];
  const named = renamed(lines, lettersFor(lines));
  expect(named.map((line) => line.who)).toEqual([letter]);
  expect(renamed(named, lettersFor(named))).toEqual(named);
  expect(linesFromPasted(textOf([...named, { who: 'me', text: 'hola' }]))[0]?.who).toBe(letter);
});
