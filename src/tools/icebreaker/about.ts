import type { ToolAbout } from '../../generation/tool.ts';

export const icebreakerAbout = {
  id: 'icebreaker',
  path: '/rompehielos',
  name: 'Rompehielos',
  title: 'Frases para Romper el Hielo',
  description: 'Tres maneras de empezar a hablar, a partir de algo que de verdad está en su perfil.',
  quota: { counter: 'usage_icebreaker', freeLimit: 3 },
  uses: { gender: true },
  tells: 'inspiration',
  takes: { stranger: { field: 'inspiration', asks: 'Romper el hielo' } },
} as const satisfies ToolAbout;
