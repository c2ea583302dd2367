import type { SavedCard } from '../../library/card.ts';
import type { SavedRows } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';

export const icebreakerCard: SavedCard<SavedRows['icebreakers']> = {
  title: (row) => excerpt(row.message_text, 60),
  text: (row) => row.message_text,
  View: ({ row }) => (
    <>
      <LongText className="bubble bubble-mine" text={row.message_text} />
      {row.context && <p className="small soft wrap-anywhere">{excerpt(row.context, 160)}</p>}
    </>
  ),
};
