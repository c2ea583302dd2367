import type { ToolAbout } from '../../generation/tool.ts';

export const outfitAbout = {
  id: 'outfit',
  path: '/planificador-outfits',
  name: 'Planificador de outfits',
  title: 'Planificador de outfits',
  description: 'Qué ponerte según la cita, el tiempo que hace y lo que te gusta llevar.',
  quota: { counter: 'usage_count', freeLimit: 5 },
  uses: { gender: { field: 'gender', as: { femenino: 'mujer', masculino: 'hombre' } }, needs: true },
  takes: {
    date: { field: 'customDateType', asks: 'Qué me pongo', beside: { dateType: 'personalizado' } },
  },
} as const satisfies ToolAbout;
