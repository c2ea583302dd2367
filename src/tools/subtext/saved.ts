import { savedKind } from '../../library/saved.ts';
import { subtextAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedIntentions = savedKind('intentions', subtextAbout.path, texts, {
  card: async () => (await import('./card.tsx')).subtextCard,
});
