import type { SavedKind } from '../../library/saved.ts';
import { bioCreatorAbout } from './about.ts';
import type { SavedBio } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedBios: SavedKind<SavedBio> = {
  collection: 'bios',
  editable: 'bio_text',
  tab: { ...texts.tab, make: { ...texts.tab.make, path: bioCreatorAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: texts.copy,
  card: async () => (await import('./card.tsx')).bioCard,
};
