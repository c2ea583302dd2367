import type { ToolAbout } from '../../generation/tool.ts';

export const strategyAbout = {
  id: 'strategy',
  path: '/nextmove',
  name: 'Próximo movimiento',
  title: 'Tu Próximo Movimiento',
  description: 'Pega lo que te han escrito y recibe una respuesta, el porqué y un consejo de estilo.',
  quota: { counter: 'usage_count', freeLimit: 3 },
  reads: { field: 'receivedMessage', asks: '¿Qué contesto?' },
} as const satisfies ToolAbout;
