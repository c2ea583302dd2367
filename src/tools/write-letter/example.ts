import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { kind: 'no', facts: 'Hemos tenido dos citas con Ana y no siento nada más', length: 'short' },
  answer: ['text', 'alternatives', 'dontExpect'],
  refused: [{ kind: 'no', facts: '  ', length: 'short' }, 'facts'],
  saying: (text) => ({ kind: 'tell', facts: text, length: 'medium' }),
  full: (text) => ({ kind: 'sorry', facts: text(2_000), length: 'long' }),
  screen: {
    choices: ['Decir que no'],
    box: ['Qué ha pasado', 'Hemos tenido dos citas con Ana y no siento nada más'],
    submit: 'Escribir la carta',
    result: 'Qué no esperar',
    failure: 'No se pudo escribir la carta. Inténtalo más tarde.',
  },
  cut: [
    ['part', { angle: 'Claro', text: 'Hola' }],
    [
      'most',
      { angle: 'Claro', text: 'Hola, lo he pensado y no sigo.', alternatives: [], dontExpect: 'No es' },
    ],
  ],
};
