import { expect, test } from 'vitest';
import { linesFromPasted, textOf } from './lines.ts';
import { lettersFor, renamed } from './names.ts';
import cases from './private-words.cases.json' with { type: 'json' };
import { privateWordsIn, withoutPrivateWords } from './private-words.ts';

const told = cases.told as [text: string, found: string[]][];
const said = (text: string) => [{ who: 'them', text }];

test.each(told)('%s: what tells who or where somebody is gets listed', (text, found) => {
  expect(privateWordsIn(said(text)).map((one) => one.text)).toEqual(found);
});

test.each(cases.nothing)('%s: what tells nothing about anybody is left alone', (text) => {
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
