import type { SavedCard } from '../../library/card.ts';
import type { SavedRows } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';

export const icebreakerCard: SavedCard<SavedRows['icebreakers']> = {
  title: (row) => excerpt(row.message_text, 60),
  text: (row) => row.message_text,
  View: ({ row }) => (
    <>
      <p className="bubble bubble-mine whitespace-pre-line wrap-anywhere">{row.message_text}</p>
      {row.context && <p className="small soft wrap-anywhere">{excerpt(row.context, 160)}</p>}
    </>
  ),
};
