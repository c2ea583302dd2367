import { expect, test } from 'vitest';
import { answeredIn } from './answered.ts';

const me = (text: string) => ({ who: 'me', text });
const them = (text: string) => ({ who: 'Marta', text });

test.each([
  [
    'a question that was answered',
    [me('¿De dónde eres?'), them('De Cádiz')],
    'Qué bien. ¿Y de dónde eres?',
    'Qué bien.',
  ],
  [
    'a thing that was told without being asked',
    [them('Trabajo en un hospital')],
    '¡Hola! ¿A qué te dedicas?',
    '¡Hola!',
  ],
  [
    'the same question in other words',
    [me('¿Qué ruta de la sierra me recomiendas?'), them('La de los Cahorros')],
    'Suena genial. ¿Y qué ruta recomiendas por la sierra?',
    'Suena genial.',
  ],
  ['all that there is', [me('¿Cómo te llamas?'), them('Marta')], '¿Cómo te llamas?', null],
  ['half a sentence', [them('Vivo en Granada')], 'Yo en Málaga, ¿y tú dónde vives?', 'Yo en Málaga.'],
  [
    'a number that was refused',
    [them('Prefiero seguir por aquí')],
    'Jaja, vale. ¿Me das tu número?',
    'Jaja, vale.',
  ],
  [
    'a plan that was refused',
    [them('De momento no quiero quedar')],
    'Entendido. Te propongo un café el jueves.',
    'Entendido.',
  ],
])('%s is not asked again', (_, lines, reply, left) => {
  const answered = answeredIn(lines);
  expect(answered.isIn(reply)).toBe(true);
  expect(answered.leftOf(reply)).toBe(left);
});

test.each([
  ['a question that nobody answered', [me('¿De dónde eres?')], '¿De dónde eres?'],
  [
    'a question that was answered with a question',
    [me('¿De dónde eres?'), them('¿Y tú?')],
    '¿De dónde eres?',
  ],
  [
    'another question about the same',
    [me('¿Tienes perro?'), them('Sí, un galgo')],
    '¿Cómo se llama tu perro?',
  ],
  [
    'what the person asked of me',
    [them('¿A qué te dedicas?'), me('Trabajo en un bar')],
    '¿Y tú, a qué te dedicas?',
  ],
  [
    'a plan that was refused and then proposed by the other',
    [them('No me apetece quedar hoy'), them('¿Quedamos el sábado?')],
    '¿Quedamos el sábado a las siete?',
  ],
  ['a plan, where a plan was never refused', [them('El jueves no puedo')], '¿Quedamos el viernes?'],
])('%s may be asked', (_, lines, reply) => {
  const answered = answeredIn(lines);
  expect(answered.isIn(reply)).toBe(false);
  expect(answered.leftOf(reply)).toBe(reply);
});
