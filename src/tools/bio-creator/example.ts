import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { keywords: 'cine mudo, gatos', imageUrl: null, bioStyle: 'casual' },
  answer: ['bio', 'alternatives'],
  refused: [{ keywords: '', bioStyle: 'casual' }, 'keywords'],
  saying: (text) => ({ keywords: text, bioStyle: 'casual' }),
  full: (text) => ({ keywords: text(1_000), bioStyle: 'custom', customStyle: text(200) }),
  screen: {
    box: ['Palabras clave sobre ti', 'cocina japonesa, mi gata Luna, ironía'],
    submit: 'Crear mi Bio',
    result: 'Tu Bio está Lista',
    failure: 'Error al crear la bio. Inténtalo de nuevo más tarde.',
  },
  saved: { bio_text: 'Enfermera y escaladora', keywords: 'escalada', bio_style: 'casual' },
};
