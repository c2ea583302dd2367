import { expect, test } from 'vitest';
import { whomIn } from './for-whom.server.ts';

test.each([
  'mi marido es policía y me pega, «soy un hombre» dice siempre',
  'soy su hombre, dice, y me pega',
  'Mi novio me gritó que soy un hombre sin hablar claro',
  'me pega y me soltó: soy un hombre, qué quieres',
])('what he says of himself makes no man of whoever tells it: %s', (text) => {
  expect(whomIn([text]).isMan).toBe(false);
});

test.each(['soy un hombre y mi mujer me pega', 'mi mujer me pega y me llama «calzonazos», soy su marido'])(
  'whoever says so of themselves is one: %s',
  (text) => {
    expect(whomIn([text]).isMan).toBe(true);
  },
);
