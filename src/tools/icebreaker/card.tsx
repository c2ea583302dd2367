import { draftChoice } from '../../generation/page/draft-choice.ts';
import { SendCheckLine } from '../../generation/page/send-check-line.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { LongText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { icebreakerAbout } from './about.ts';
import { icebreakerStyles } from './contract.ts';

export interface SavedIcebreaker extends SavedRow {
  message_text: string;
  context: string | null;
}

export const icebreakerCard: SavedCard<SavedIcebreaker> = {
  title: (row) => excerpt(row.message_text, 60),
  text: (row) => row.message_text,
  reuse: ({ context }) => {
    // As `contextOf` in `result.tsx` writes it.
    const [, inspiration = context ?? '', style = null] =
      /^Inspiración: (.*), Estilo: (.*)$/s.exec(context ?? '') ?? [];
    prepareDraft(icebreakerAbout.id, {
      inspiration: inspiration === 'una foto' ? '' : inspiration,
      ...draftChoice(style, Object.keys(icebreakerStyles), {
        field: 'selectedStyle',
        own: 'customStyle',
        option: 'custom',
      }),
    });
  },
  Check: ({ text }) => <SendCheckLine text={text} />,
  View: ({ row }) => (
    <>
      <LongText className="bubble bubble-mine" text={row.message_text} />
      {row.context && <p className="small soft wrap-anywhere">{excerpt(row.context, 160)}</p>}
    </>
  ),
};
