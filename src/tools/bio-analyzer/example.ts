import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { bioText: 'Amante de la vida', imageUrl: null, desiredStyle: 'divertido', appType: 'tinder' },
  answer: ['analysis'],
  refused: [{ bioText: '' }, 'bioText'],
  saying: (text) => ({ bioText: text }),
  full: (text) => ({ bioText: text(4_000) }),
};
