import { expect, test } from 'vitest';
import { readData } from '../read/data.server.ts';
import cases from './sayings.cases.json' with { type: 'json' };
import { sayings, sayingsIn } from './sayings.server.ts';

test('each example is read as its own saying before any other', () => {
  const wrong = sayings.flatMap(({ id, yes }) =>
    yes.filter((text) => sayingsIn(text)[0]?.id !== id).map((text) => [id, text, sayingsIn(text)[0]?.id]),
  );
  expect(wrong).toEqual([]);
});

test('the words of a saying are quoted exactly, and the rest is what else was said', () => {
  const [first] = sayingsIn('Perdona. ¿Repetimos el finde?').filter(({ id }) => id === 'repeat');
  expect(first?.quote).toBe('¿Repetimos el finde?');
  expect(first?.rest).toMatch(/perdona/);
});

test.each(cases.notRead as [string, string][])('«%s» is not read as %s', (text, id) =>
  expect(sayingsIn(text).map((one) => one.id)).not.toContain(id),
);

test.each(cases.read as [string, string][])('«%s» is read as %s', (text, id) =>
  expect(sayingsIn(text).map((one) => one.id)).toContain(id),
);

test('no row takes half an emoji for a letter of a list', () => {
  const rows = readData<{ said: string[]; unless?: string[] }[]>('sayings.json');
  const halves = rows.flatMap(({ said, unless = [] }) =>
    [...said, ...unless].filter((row) => /\[[^\]]*[\u{10000}-\u{10ffff}][^\]]*\]/u.test(row)),
  );
  expect(halves).toEqual([]);
});
