import { type SavedKind, textCopied } from '../../library/saved.ts';
import { bioAnalyzerAbout } from './about.ts';
import type { SavedBioAnalysis } from './card.tsx';
import texts from './saved.json' with { type: 'json' };

export const savedBioAnalyses: SavedKind<SavedBioAnalysis> = {
  collection: 'bio-analyses',
  premiumOnly: true,
  tab: { ...texts.tab, make: { ...texts.tab.make, path: bioAnalyzerAbout.path } },
  save: texts.save,
  remove: texts.remove,
  copy: textCopied,
  card: async () => (await import('./card.tsx')).bioAnalysisCard,
};
