import { expect, test } from 'vitest';
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

test.each([
  ['no quiero verte más', 'misses-you'],
  ['que te vaya bien en el examen', 'exits'],
  ['no me interesa el fútbol', 'exits'],
  ['uy que tarde se me ha hecho', 'yes-warm'],
  ['perdona, ¿nos conocemos por videollamada?', 'forgives'],
])('«%s» is not read as %s', (text, id) => expect(sayingsIn(text).map((one) => one.id)).not.toContain(id));
