import { expect, test } from 'vitest';
import { withGuessedArticle } from './guessed-article.server.ts';

test.each([
  'las noches',
  'las clases',
  'las tardes',
  'las redes',
  'las manos',
  'las radios',
  'las imágenes',
  'las luces',
  'las guardias',
  'las canciones',
  'el agua',
  'el aula',
  'el águila',
  'el alma',
  'el hada',
  'el hacha',
  'el área',
  'las aguas',
  'el orden',
  'la cometa',
  'las cometas',
  'el caos',
  'el vals',
  'el gas',
  'el compás',
  'el chess',
  'el wellness',
  'el virus',
  'el pez',
  'los peces',
  'el paraguas',
  'los planetas',
  'la esgrima',
  'la madurez',
  'el chisme',
  'los sellos',
])('«%s» has its article', (expected) => {
  const noun = expected.split(' ').at(-1) ?? '';
  expect(withGuessedArticle(noun)).toBe(expected);
});

test.each(['tesis', 'lápices', 'coral', 'Taylor'])('«%s» gets none rather than a wrong one', (noun) => {
  expect(withGuessedArticle(noun)).toBe(noun);
});
