import { expect, test } from 'vitest';
import { isMinorInvolved } from './certain.ts';
import { readLines } from './lines.ts';
import { youngSigns } from './young.ts';

const today = new Date('2026-11-24');
const isYoung = (text: string, day = today) => isMinorInvolved(text, readLines(text), day);

test.each(youngSigns.flatMap(({ yes }) => yes))('«%s» is said by somebody under 18', (text) => {
  expect(isYoung(text)).toBe(true);
});

test.each(youngSigns.flatMap(({ no }) => no))('«%s» is not', (text) => {
  expect(isYoung(text)).toBe(false);
});

test.each([
  ['2026-11-24', true],
  ['2027-01-01', false],
])('who was born in 2009 comes of age: %s', (day, isMinor) => {
  for (const text of ['soy de 2009', 'soy del 09', 'nací en 2009'])
    expect(isYoung(text, new Date(day))).toBe(isMinor);
});
