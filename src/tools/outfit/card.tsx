import { draftChoice } from '../../generation/page/draft-choice.ts';
import { Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt, labelIn } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { outfitAbout } from './about.ts';
import { dateTypes, styleTypes } from './contract.ts';
import { readOutfit } from './sections.ts';

export interface SavedOutfit extends SavedRow {
  outfit_text: string;
  date_type: string | null;
  style: string | null;
  actual_date_type: string | null;
}

const titleOf = (row: SavedOutfit) => readOutfit(row.outfit_text).title || 'Outfit';

export const outfitCard: SavedCard<SavedOutfit> = {
  title: titleOf,
  text: (row) => row.outfit_text,
  reuse: ({ actual_date_type, style }) =>
    prepareDraft(outfitAbout.id, {
      ...draftChoice(actual_date_type, Object.keys(dateTypes), {
        field: 'dateType',
        own: 'customDateType',
        option: 'personalizado',
      }),
      ...(style && Object.hasOwn(styleTypes, style) && { styleType: style }),
    }),
  View: ({ row }) => {
    const { garments, remaining } = readOutfit(row.outfit_text);
    const about = [
      row.actual_date_type && labelIn(dateTypes, row.actual_date_type),
      row.style && labelIn(styleTypes, row.style),
    ];
    return (
      <>
        <h3 className="wrap-anywhere">{titleOf(row)}</h3>
        {about.some(Boolean) && (
          <p className="small soft wrap-anywhere">{about.filter(Boolean).join(' · ')}</p>
        )}
        {garments.length > 0 ? (
          <Texts texts={garments} mark="discs" />
        ) : (
          <RichText text={excerpt(remaining || row.outfit_text, 220)} />
        )}
        <FullText summary="Ver el outfit completo">
          <RichText text={row.outfit_text} />
        </FullText>
      </>
    );
  },
};
