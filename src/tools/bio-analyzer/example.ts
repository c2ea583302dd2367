import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { bioText: 'Amante de la vida', imageUrl: null, desiredStyle: 'divertido', appType: 'tinder' },
  answer: ['analysis'],
  refused: [{ bioText: '' }, 'bioText'],
  saying: (text) => ({ bioText: text }),
  full: (text) => ({ bioText: text(4_000) }),
  screen: {
    box: ['Pega aquí el texto de tu bio', 'Amante de la vida y de viajar. Si no sabes, no toques.'],
    submit: 'Analizar mi Bio',
    result: 'Volver al formulario',
    failure: 'Error al analizar la bio. Inténtalo de nuevo más tarde.',
  },
};
