import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: {
    inspiration: 'Le gusta el ajedrez',
    selectedStyle: 'sincero',
    customStyle: '',
    uploadedImage: null,
  },
  answer: ['message', 'alternatives'],
  refused: [{ inspiration: '   ', selectedStyle: 'casual' }, 'inspiration'],
  saying: (text) => ({ inspiration: text, selectedStyle: 'casual' }),
  full: (text) => ({ inspiration: text(2_000), selectedStyle: 'custom', customStyle: text(200) }),
  screen: {
    box: ['Qué te ha llamado', 'Le gusta el senderismo y su perro se llama Coco'],
    submit: 'Generar frase',
    result: 'Recomendada',
    failure: 'No se pudo generar el mensaje. Inténtalo más tarde.',
  },
  saved: {
    message_text: '¿Quién pasea a quién?',
    context: 'Inspiración: un perro, Estilo: casual',
  },
  cut: [
    ['part', { options: [{ angle: 'a', text: 'Ho' }] }],
    ['most', { options: [{ angle: 'a', text: 'Hola' }, { angle: 'b' }] }],
    ['part', { options: [{ angle: 'a', text: 'Hola, '.repeat(13) }] }],
    ['most', { options: [{ angle: 'a', text: 'Hola, '.repeat(14) }] }],
  ],
};
