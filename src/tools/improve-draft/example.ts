import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { draft: 'Hola q tal, quería preguntarte si te apetece un café el jueves', received: '', style: '' },
  answer: ['edits', 'check'],
  refused: [{ draft: '   ' }, 'draft'],
  saying: (text) => ({ draft: 'Hola, ¿qué tal la semana? Me acordé de ti', received: text }),
  full: (text) => ({ draft: text(2_000), received: text(4_000), style: text(200) }),
  screen: {
    box: ['Tu borrador', 'Hola q tal, quería preguntarte si te apetece un café el jueves'],
    submit: 'Mejorar mi borrador',
    result: 'Bien escrito',
    failure: 'No se pudo mejorar el borrador. Inténtalo más tarde.',
  },
  cut: [
    ['part', { edits: [{ angle: 'Más' }] }],
    ['most', { edits: [{ angle: 'Más corta', text: 'Hola, ¿un café el jueves?' }] }],
  ],
};
