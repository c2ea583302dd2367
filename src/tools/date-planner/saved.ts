import { type SavedKind, textCopied } from '../../library/saved.ts';
import { datePlannerAbout } from './about.ts';
import type { SavedPlan } from './card.tsx';

export const savedPlans: SavedKind<SavedPlan> = {
  collection: 'date-plans',
  editable: 'plan_text',
  tab: {
    place: 1,
    key: 'datePlans',
    label: 'Planes de Citas',
    one: 'Plan de cita',
    empty: 'No tienes planes de citas guardados.',
    make: { path: datePlannerAbout.path, label: 'Planificar una cita' },
  },
  save: {
    label: 'Guardar plan',
    done: 'Plan de cita guardado correctamente',
    failed: 'Error al guardar el plan de cita',
  },
  remove: { done: 'Plan de cita eliminado', failed: 'Error al eliminar el plan de cita' },
  copy: textCopied,
  card: async () => (await import('./card.tsx')).datePlanCard,
};
