import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { Partially } from '../../generation/tool.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { Level } from '../../ui/badge.tsx';
import { subtextAbout } from './about.ts';
import { interestLabels, noAlerts, noAlertsMeans, type SubtextAnswer } from './contract.ts';

export interface SavedIntention extends SavedRow {
  original_message: string;
  analysis: Record<string, unknown>;
}

type Analysis = Partially<SubtextAnswer['analysis']>;

const bars = { alto: 3, medio: 2, bajo: 1 } as const;
const tones = { alto: 'good', medio: 'warn', bajo: 'bad' } as const;

const analysisOf = (row: SavedIntention) => row.analysis as Analysis;

export const subtextCard: SavedCard<SavedIntention> = {
  title: (row) => excerpt(row.original_message, 60),
  text: (row) => {
    const { subtexto, otra_lectura, interes, siguiente_paso, senales } = analysisOf(row);
    const level = interes?.nivel && interestLabels[interes.nivel];
    return [
      `«${row.original_message}»`,
      `Posible subtexto: ${subtexto}`,
      otra_lectura && `También podría ser: ${otra_lectura}`,
      `${level ?? 'Interés'}: ${interes?.explicacion}`,
      `Señales de alerta: ${senales?.hay_alertas ? senales.detalles : `${noAlerts}. ${noAlertsMeans}`}`,
      siguiente_paso && `Siguiente paso: ${siguiente_paso}`,
    ]
      .filter(Boolean)
      .join('\n\n');
  },
  reuse: (row) => prepareDraft(subtextAbout.id, { [subtextAbout.reads.field]: row.original_message }),
  View: ({ row }) => {
    const { subtexto = '', interes, senales } = analysisOf(row);
    const level = interes?.nivel && Object.hasOwn(bars, interes.nivel) ? interes.nivel : null;
    return (
      <>
        <blockquote className="rounded-md bg-sand px-4 py-2 whitespace-pre-line wrap-anywhere">
          «{excerpt(row.original_message, 100)}»
        </blockquote>
        {level && (
          <p>
            <Level level={bars[level]} tone={tones[level]} label={interestLabels[level]} />
          </p>
        )}
        <RichText text={excerpt(subtexto, 240)} />
        <p className="small soft wrap-anywhere">
          {senales?.hay_alertas
            ? `Alerta: ${excerpt(String(senales.detalles), 140)}`
            : `${noAlerts}. ${noAlertsMeans}`}
        </p>
        <FullText summary="Ver el análisis completo">
          <RichText text={subtextCard.text(row)} />
        </FullText>
      </>
    );
  },
};
