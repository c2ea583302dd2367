import { draftChoice } from '../../generation/page/draft-choice.ts';
import { SendCheckLine } from '../../generation/page/send-check-line.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt, labelIn } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { Badge } from '../../ui/badge.tsx';
import { strategyAbout } from './about.ts';
import { objectiveLabels, styleLabels } from './contract.ts';

export interface SavedReply extends SavedRow {
  reply_text: string;
  received_message: string | null;
  last_message: string | null;
  objective: string | null;
  style: string | null;
}

export const replyCard: SavedCard<SavedReply> = {
  title: (row) => excerpt(row.reply_text, 60),
  text: (row) => row.reply_text,
  reuse: ({ received_message, last_message, objective, style }) =>
    prepareDraft(strategyAbout.id, {
      receivedMessage: received_message ?? '',
      lastMessage: last_message ?? '',
      ...draftChoice(objective, Object.keys(objectiveLabels), {
        field: 'objective',
        own: 'customObjective',
        option: 'other',
      }),
      ...draftChoice(style, Object.keys(styleLabels), {
        field: 'style',
        own: 'customStyle',
        option: 'custom',
      }),
    }),
  Check: ({ row, text }) => (
    <SendCheckLine text={text} around={{ received: row.received_message ?? undefined }} />
  ),
  View: ({ row }) => (
    <>
      {row.objective && (
        <Badge className="justify-self-start">{labelIn(objectiveLabels, row.objective)}</Badge>
      )}
      <LongText className="bubble bubble-mine" text={row.reply_text} />
      {row.received_message && (
        <p className="small soft wrap-anywhere">Respuesta a: «{excerpt(row.received_message, 140)}»</p>
      )}
    </>
  ),
};
