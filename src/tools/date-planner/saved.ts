import { type SavedKind, textCopied } from '../../library/saved.ts';
import { datePlannerAbout } from './about.ts';
import type { SavedPlan } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedPlans: SavedKind<SavedPlan> = {
  collection: 'date-plans',
  editable: 'plan_text',
  tab: { ...texts.tab, make: { ...texts.tab.make, path: datePlannerAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: textCopied,
  card: async () => (await import('./card.tsx')).datePlanCard,
};
