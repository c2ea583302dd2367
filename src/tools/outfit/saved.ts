import { type SavedKind, textCopied } from '../../library/saved.ts';
import { outfitAbout } from './about.ts';
import type { SavedOutfit } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedOutfits: SavedKind<SavedOutfit> = {
  collection: 'outfits',
  editable: 'outfit_text',
  tab: { ...texts.tab, make: { ...texts.tab.make, path: outfitAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: textCopied,
  card: async () => (await import('./card.tsx')).outfitCard,
};
