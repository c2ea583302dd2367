import type { SavedKind } from '../../library/saved.ts';
import { icebreakerAbout } from './about.ts';
import type { SavedIcebreaker } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedIcebreakers: SavedKind<SavedIcebreaker> = {
  collection: 'icebreakers',
  editable: 'message_text',
  tab: { ...texts.tab, make: { ...texts.tab.make, path: icebreakerAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: texts.copy,
  card: async () => (await import('./card.tsx')).icebreakerCard,
};
