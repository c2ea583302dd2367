import type { ToolAbout } from '../../generation/tool.ts';

export const improveDraftAbout = {
  id: 'improve-draft',
  path: '/mejora-mi-borrador',
  name: 'Mejora mi borrador',
  title: 'Mejora mi borrador',
  description:
    'Lo que ibas a mandar, en tres arreglos con tus palabras, y un aviso si algo puede sentar mal.',
  takes: { chat: { field: 'received', asks: 'Mejora mi borrador' } },
  mayBeSeen: true,
  quota: { counter: 'usage_count', freeLimit: 3 },
} as const satisfies ToolAbout;
