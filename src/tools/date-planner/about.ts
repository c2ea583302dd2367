import type { ToolAbout } from '../../generation/tool.ts';

export const datePlannerAbout = {
  id: 'date-planner',
  path: '/planificador-citas',
  name: 'Planificador de citas',
  title: 'Planificador de citas',
  description: 'Un plan para vuestra cita con lugar de encuentro, consejos y un toque divertido.',
  quota: null,
  uses: { ageBand: true, interests: { field: 'interests' }, needs: true },
  takes: { person: { field: 'interests', asks: 'Plan' } },
} as const satisfies ToolAbout;
