import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { keywords: 'cine mudo, gatos', imageUrl: null, bioStyle: 'casual' },
  answer: ['bio', 'alternatives'],
  refused: [{ keywords: '', bioStyle: 'casual' }, 'keywords'],
  saying: (text) => ({ keywords: text, bioStyle: 'casual' }),
  full: (text) => ({ keywords: text(1_000), bioStyle: 'custom', customStyle: text(200) }),
  saved: { bio_text: 'Enfermera y escaladora', keywords: 'escalada', bio_style: 'casual' },
};
