import type { ToolExample } from '../../generation/example.ts';

export const example: ToolExample = {
  body: { message: 'Jo, qué ganas de verte' },
  answer: ['analysis'],
  refused: [{ message: '' }, 'message'],
  saying: (text) => ({ message: text }),
  full: (text) => ({ message: text(50_000) }),
};
