import type { ToolAbout } from '../../generation/tool.ts';

export const redFlagsAbout = {
  id: 'red-flags',
  path: '/detector-redflags',
  name: 'Detector de red flags',
  title: 'Detector de red flags',
  description:
    'Pega una conversación y descubre qué señales de alerta hay en ella, con las palabras exactas.',
  quota: null,
  reads: { field: 'message', asks: '¿Hay algo raro?', whole: true },
} as const satisfies ToolAbout;
