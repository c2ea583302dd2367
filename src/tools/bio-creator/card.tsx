import { draftChoice } from '../../generation/page/draft-choice.ts';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt, labelIn } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { Badge } from '../../ui/badge.tsx';
import { bioCreatorAbout } from './about.ts';
import { bioStyles } from './contract.ts';

export interface SavedBio extends SavedRow {
  bio_text: string;
  keywords: string | null;
  bio_style: string | null;
}

export const bioCard: SavedCard<SavedBio> = {
  title: (row) => excerpt(row.bio_text, 60),
  text: (row) => row.bio_text,
  reuse: ({ keywords, bio_style }) =>
    prepareDraft(bioCreatorAbout.id, {
      keywords: keywords ?? '',
      ...draftChoice(bio_style, Object.keys(bioStyles), {
        field: 'bioStyle',
        own: 'customStyle',
        option: 'custom',
      }),
    }),
  View: ({ row }) => (
    <>
      {row.bio_style && <Badge>{labelIn(bioStyles, row.bio_style, 40)}</Badge>}
      <LongText text={row.bio_text} />
      {row.keywords && (
        <p className="small soft wrap-anywhere">Palabras clave: {excerpt(row.keywords, 120)}</p>
      )}
    </>
  ),
};
