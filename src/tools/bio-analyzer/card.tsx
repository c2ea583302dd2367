import { Interest, Quote } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { bioAnalyzerAbout } from './about.ts';
import type { BioAnalyzerAnswer } from './contract.ts';

export interface SavedBioAnalysis extends SavedRow {
  bio_text: string;
  analysis: Record<string, unknown>;
  desired_style: string | null;
  app_type: string | null;
}

/** The fields that the server asks for are there. */
const analysisOf = (row: SavedBioAnalysis) =>
  row.analysis as Pick<BioAnalyzerAnswer['analysis'], 'interest' | 'rewritten' | 'markdown'>;

export const bioAnalysisCard: SavedCard<SavedBioAnalysis> = {
  title: (row) => excerpt(row.bio_text, 60),
  text: (row) => `«${row.bio_text}»\n\n${analysisOf(row).markdown}`,
  reuse: ({ bio_text }) => prepareDraft(bioAnalyzerAbout.id, { bioText: bio_text }),
  View: ({ row }) => {
    const { interest, rewritten } = analysisOf(row);
    return (
      <>
        <Quote>{excerpt(row.bio_text, 100)}</Quote>
        <Interest level={interest.level} />
        <RichText text={excerpt(interest.explanation, 200)} />
        {rewritten && <p className="bubble bubble-mine">{excerpt(rewritten, 300)}</p>}
        <FullText summary="Ver el análisis completo">
          <RichText text={bioAnalysisCard.text(row)} />
        </FullText>
      </>
    );
  },
};
