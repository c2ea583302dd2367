import { type SavedKind, textCopied } from '../../library/saved.ts';
import { redFlagsAbout } from './about.ts';
import type { SavedFlags } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedFlags: SavedKind<SavedFlags> = {
  collection: 'red-flags',
  premiumOnly: true,
  tab: { ...texts.tab, make: { ...texts.tab.make, path: redFlagsAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: textCopied,
  card: async () => (await import('./card.tsx')).redFlagsCard,
};
