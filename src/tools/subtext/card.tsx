import { isGrave } from '../../generation/grave.ts';
import { Interest, Quote } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { Partially } from '../../generation/tool.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import { marked } from '../../library/marked.ts';
import type { SavedCard } from '../../library/saved.ts';
import { subtextAbout } from './about.ts';
import { noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';
import { readingText } from './reading-text.ts';

export interface SavedIntention extends SavedRow {
  original_message: string;
  analysis: Record<string, unknown>;
}

type Analysis = Partially<SubtextAnswer['analysis']>;

const analysisOf = (row: SavedIntention) => row.analysis as Analysis;

export const subtextCard: SavedCard<SavedIntention> = {
  title: (row) => excerpt(row.original_message, 60),
  text: (row) => `${marked(row.original_message)}\n\n${readingText(analysisOf(row))}`,
  reuse: (row) =>
    prepareDraft(
      subtextAbout.id,
      { [subtextAbout.reads.field]: row.original_message },
      null,
      isGrave(row.analysis),
    ),
  View: ({ row }) => {
    const { subtexto = '', interes, senales } = analysisOf(row);
    return (
      <>
        <Quote>{excerpt(row.original_message, 100)}</Quote>
        <Interest level={interes?.nivel} />
        <RichText text={excerpt(subtexto, 240)} />
        <p className="small soft wrap-anywhere">
          {senales?.hay_alertas
            ? `Alerta: ${excerpt(String(senales.detalles), 140)}`
            : `${noAlerts}. ${noAlertsMeans}`}
        </p>
        <FullText summary="Ver el análisis completo">
          <Quote>{row.original_message}</Quote>
          <RichText text={readingText(analysisOf(row))} />
        </FullText>
      </>
    );
  },
};
