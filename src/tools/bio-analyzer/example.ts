import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { bioText: 'Amante de la vida', imageUrl: null, desiredStyle: 'divertido', appType: 'tinder' },
  answer: ['analysis'],
  refused: [{ bioText: '' }, 'bioText'],
  saying: (text) => ({ bioText: text }),
  full: (text) => ({ bioText: text(4_000) }),
  saved: {
    bio_text: 'Amante de la vida',
    analysis: {
      interest: { level: 'bajo', explanation: 'No cuenta nada concreto' },
      generic: { isGeneric: true, explanation: 'La podría firmar cualquiera' },
      redFlags: [],
      cliches: [{ quote: 'Amante de la vida', why: 'Se ha visto mil veces' }],
      recommendations: ['Cuenta qué haces los domingos'],
      rewritten: 'Los domingos busco tortillas con cebolla',
      markdown: '### ¿Genera interés?\n\n**Interés: bajo.** No cuenta nada concreto',
    },
    desired_style: 'divertido',
    app_type: 'tinder',
  },
  screen: {
    box: ['Pega aquí el texto de tu bio', 'Amante de la vida y de viajar. Si no sabes, no toques.'],
    submit: 'Analizar mi Bio',
    result: 'Volver al formulario',
    failure: 'Error al analizar la bio. Inténtalo de nuevo más tarde.',
  },
};
