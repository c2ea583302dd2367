import { Quote } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { redFlagsAbout } from './about.ts';
import { type RedFlagsAnswer, severityLabels } from './contract.ts';
import { analysisText } from './flag-groups.ts';
import { meaningOf, Verdict } from './verdict.tsx';

export interface SavedFlags extends SavedRow {
  original_message: string;
  analysis: Record<string, unknown>;
}

const messageCharacters = 100;
const flagsShown = 3;

/** The known fields are there: the server asks for them. The rest is this tool's, or nothing. */
const analysisOf = (row: SavedFlags) =>
  ({ unknowns: [], helpLines: [], ...row.analysis }) as unknown as RedFlagsAnswer;

export const redFlagsCard: SavedCard<SavedFlags> = {
  title: (row) => excerpt(row.original_message, 60),
  text: (row) => `«${row.original_message}»\n\n${analysisText(analysisOf(row))}`,
  reuse: (row) => prepareDraft(redFlagsAbout.id, { [redFlagsAbout.reads.field]: row.original_message }),
  View: ({ row }) => {
    const { riskLevel, redFlags } = analysisOf(row);
    return (
      <>
        <Quote>{excerpt(row.original_message, messageCharacters)}</Quote>
        <Verdict analysis={{ riskLevel, redFlags }} />
        {redFlags.length === 0 && <p>{meaningOf({ riskLevel, redFlags })}</p>}
        <ul className="grid gap-2">
          {redFlags.slice(0, flagsShown).map(({ text, severity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two lines may be alike
            <li key={index} className="wrap-anywhere">
              {Object.hasOwn(severityLabels, severity) && <b>{severityLabels[severity]}: </b>}
              {excerpt(text, 140)}
            </li>
          ))}
        </ul>
        {redFlags.length > flagsShown && <p className="small soft">+ {redFlags.length - flagsShown} más</p>}
        <FullText summary="Ver el análisis completo">
          <RichText text={redFlagsCard.text(row)} />
        </FullText>
      </>
    );
  },
};
