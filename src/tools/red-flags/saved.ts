import { savedKind } from '../../library/saved.ts';
import { redFlagsAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedFlags = savedKind('red-flags', redFlagsAbout.path, texts, {
  premiumOnly: true,
  card: async () => (await import('./card.tsx')).redFlagsCard,
});
