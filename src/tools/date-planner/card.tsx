import { draftChoice } from '../../generation/page/draft-choice.ts';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { excerpt } from '../../library/excerpt.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { datePlannerAbout } from './about.ts';
import { dateTypes, defaultStyle } from './contract.ts';
import { readPlan } from './sections.ts';

export interface SavedPlan extends SavedRow {
  plan_text: string;
  interests: string | null;
  date_type: string | null;
  location: string | null;
  style: string | null;
}

const titleOf = (row: SavedPlan) => readPlan(row.plan_text).title || row.date_type || 'Plan de cita';

export const datePlanCard: SavedCard<SavedPlan> = {
  title: titleOf,
  text: (row) => row.plan_text,
  reuse: ({ interests, date_type, location, style }) =>
    prepareDraft(datePlannerAbout.id, {
      interests: interests ?? '',
      location: location ?? '',
      style: style ?? defaultStyle,
      ...draftChoice(date_type, dateTypes, {
        field: 'dateType',
        own: 'customDateType',
        option: 'Personalizado',
      }),
    }),
  View: ({ row }) => {
    const { activity, meetingPoint, remaining } = readPlan(row.plan_text);
    const about = [row.date_type, row.location].filter(Boolean).join(' · ');
    return (
      <>
        <h3 className="wrap-anywhere">{titleOf(row)}</h3>
        {about && <p className="small soft wrap-anywhere">{excerpt(about, 120)}</p>}
        <RichText text={excerpt(activity || remaining || row.plan_text, 220)} />
        {meetingPoint && (
          <p className="wrap-anywhere">
            <b>Punto de encuentro:</b> {excerpt(meetingPoint, 140)}
          </p>
        )}
        <FullText summary="Ver el plan completo">
          <RichText text={row.plan_text} />
        </FullText>
      </>
    );
  },
};
