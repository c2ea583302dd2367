import { expect, test } from 'vitest';
import cases from './minor.cases.json' with { type: 'json' };
import { childWrittenTo, minorMention } from './minor.ts';

test.each(cases.minors)('«%s» is about somebody under 18', (text) =>
  expect(minorMention(text)).not.toBe(null),
);

test.each(cases.others)('«%s» is not', (text) => expect(minorMention(text)).toBe(null));

test('the words that say it can be quoted as they are in the text', () => {
  const text = 'Le gusta bailar. Creo que tiene DIECISÉIS añitos, no más';
  const { start, end } = minorMention(text) ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('tiene DIECISÉIS añitos');
});

test.each([
  ['mi hija tiene 14 años y él le escribe cosas', true],
  ['a mi hermana de 13 años un hombre le pide fotos', true],
  ['mi hija tiene 14 años y juega al baloncesto', false],
  ['mi hija tiene 24 años y él le escribe cosas', false],
  ['mi perro tiene 14 años y le mando saludos', false],
])('«%s» tells of a child to whom somebody writes: %s', (text, isSo) => {
  expect(childWrittenTo(text) !== null).toBe(isSo);
  expect(minorMention(text)).toBe(null);
});
