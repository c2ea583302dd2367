import { savedKind } from '../../library/saved.ts';
import { datePlannerAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedPlans = savedKind('date-plans', datePlannerAbout.path, texts, {
  editable: 'plan_text',
  card: async () => (await import('./card.tsx')).datePlanCard,
});
