import type { SavedCard } from '../../library/card.ts';
import type { SavedRows } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { bioStyles } from './contract.ts';

const styleLabels: Readonly<Record<string, string>> = bioStyles;

export const bioCard: SavedCard<SavedRows['bios']> = {
  title: (row) => excerpt(row.bio_text, 60),
  text: (row) => row.bio_text,
  View: ({ row }) => (
    <>
      {row.bio_style && <Badge className="justify-self-start">{styleOf(row.bio_style)}</Badge>}
      <LongText text={row.bio_text} />
      {row.keywords && (
        <p className="small soft wrap-anywhere">Palabras clave: {excerpt(row.keywords, 120)}</p>
      )}
    </>
  ),
};

const styleOf = (style: string) =>
  Object.hasOwn(styleLabels, style) ? styleLabels[style] : excerpt(style, 40);
