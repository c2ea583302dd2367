import type { ToolAbout } from '../../generation/tool.ts';

export const subtextAbout = {
  id: 'subtext',
  path: '/subtexto-detector',
  name: 'Detector de subtexto',
  title: 'Detector de subtexto',
  description: 'Pega un mensaje y lee lo que puede haber detrás: interés, dudas y señales de alerta.',
  quota: { counter: 'usage_intention_analyzer', freeLimit: 3 },
  reads: { field: 'message', asks: '¿Qué quiere decir?' },
} as const satisfies ToolAbout;
