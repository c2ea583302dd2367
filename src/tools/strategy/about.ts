import type { ToolAbout } from '../../generation/tool.ts';

export const strategyAbout = {
  id: 'strategy',
  path: '/nextmove',
  name: 'Próximo movimiento',
  title: 'Tu próximo movimiento',
  description: 'Pega lo que te han escrito y recibe una respuesta, el porqué y un consejo de estilo.',
  quota: { counter: 'usage_count', freeLimit: 3 },
  uses: { gender: true, lookingFor: true },
  reads: { field: 'receivedMessage', asks: '¿Qué contesto?', answers: true },
  takes: {
    limit: {
      field: 'receivedMessage',
      asks: 'Responder poniendo un límite',
      beside: { objective: 'other', customObjective: 'Poner un límite con calma' },
    },
    opener: { field: 'lastMessage', asks: 'Ya ha contestado', beside: { receivedMessage: '' } },
  },
} as const satisfies ToolAbout;
