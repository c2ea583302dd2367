import { savedKind } from '../../library/saved.ts';
import { bioAnalyzerAbout } from './about.ts';
import texts from './saved.json' with { type: 'json' };

export const savedBioAnalyses = savedKind('bio-analyses', bioAnalyzerAbout.path, texts, {
  premiumOnly: true,
  card: async () => (await import('./card.tsx')).bioAnalysisCard,
});
