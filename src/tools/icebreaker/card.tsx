import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';

export interface SavedIcebreaker extends SavedRow {
  message_text: string;
  context: string | null;
}

export const icebreakerCard: SavedCard<SavedIcebreaker> = {
  title: (row) => excerpt(row.message_text, 60),
  text: (row) => row.message_text,
  View: ({ row }) => (
    <>
      <LongText className="bubble bubble-mine" text={row.message_text} />
      {row.context && <p className="small soft wrap-anywhere">{excerpt(row.context, 160)}</p>}
    </>
  ),
};
