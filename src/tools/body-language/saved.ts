import { type SavedKind, textCopied } from '../../library/saved.ts';
import { bodyLanguageAbout } from './about.ts';
import type { SavedGuide } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedGuides: SavedKind<SavedGuide> = {
  collection: 'body-language',
  tab: { ...texts.tab, make: { ...texts.tab.make, path: bodyLanguageAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: textCopied,
  card: async () => (await import('./card.tsx')).bodyLanguageCard,
};
