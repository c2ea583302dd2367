import { isGrave } from '../../generation/grave.ts';
import { Quote } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import { marked } from '../../library/marked.ts';
import type { SavedCard } from '../../library/saved.ts';
import { redFlagsAbout } from './about.ts';
import { analysisText } from './analysis-text.ts';
import type { RedFlagsAnswer } from './contract.ts';
import { Verdict, verdictOf } from './verdict.tsx';

export interface SavedFlags extends SavedRow {
  original_message: string;
  analysis: Record<string, unknown>;
}

/** The known fields are there: the server asks for them. The rest is this tool's, or nothing. */
const analysisOf = (row: SavedFlags) =>
  ({ unknowns: [], helpLines: [], ...row.analysis }) as unknown as RedFlagsAnswer;

export const redFlagsCard: SavedCard<SavedFlags> = {
  title: (row) => excerpt(row.original_message, 60),
  text: (row) => `${marked(row.original_message)}\n\n${analysisText(analysisOf(row))}`,
  reuse: (row) =>
    prepareDraft(
      redFlagsAbout.id,
      { [redFlagsAbout.reads.field]: row.original_message },
      null,
      isGrave(row.analysis),
    ),
  View: ({ row }) => {
    const analysis = analysisOf(row);
    return (
      <>
        <Quote>{excerpt(row.original_message, 100)}</Quote>
        <Verdict analysis={analysis} />
        <p>{verdictOf(analysis)?.meaning}</p>
        <FullText summary="Ver el análisis completo">
          <Quote>{row.original_message}</Quote>
          <RichText text={analysisText(analysis)} />
        </FullText>
      </>
    );
  },
};
