import type { ToolAbout } from '../../generation/tool.ts';

export const writeLetterAbout = {
  id: 'write-letter',
  path: '/cartas-dificiles',
  name: 'Cartas difíciles',
  title: 'Cartas difíciles',
  description: 'Decir que no, dejarlo bien, pedir perdón, poner un límite o contar algo que cuesta.',
  uses: { gender: true },
  takes: { letter: { field: 'facts', asks: 'Una carta difícil' } },
  mayBeSeen: true,
  quota: { counter: 'usage_count', freeLimit: 3 },
} as const satisfies ToolAbout;
