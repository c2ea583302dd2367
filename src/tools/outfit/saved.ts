import { savedKind } from '../../library/saved.ts';
import { outfitAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedOutfits = savedKind('outfits', outfitAbout.path, texts, {
  editable: 'outfit_text',
  card: async () => (await import('./card.tsx')).outfitCard,
});
