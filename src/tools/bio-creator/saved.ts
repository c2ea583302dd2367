import { savedKind } from '../../library/saved.ts';
import { bioCreatorAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedBios = savedKind('bios', bioCreatorAbout.path, texts, {
  editable: 'bio_text',
  card: async () => (await import('./card.tsx')).bioCard,
});
