import { savedKind } from '../../library/saved.ts';
import { bodyLanguageAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedGuides = savedKind('body-language', bodyLanguageAbout.path, texts, {
  card: async () => (await import('./card.tsx')).bodyLanguageCard,
});
