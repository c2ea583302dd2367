import { Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { prepareDraft } from '../../generation/page/use-draft.ts';
import type { SavedRow } from '../../library/collections.ts';
import { FullText } from '../../library/full-text.tsx';
import type { SavedCard } from '../../library/saved.ts';
import { bodyLanguageAbout } from './about.ts';
import { type BodyLanguageGuide, dateTypes, feelings, impressions } from './contract.ts';
import { guideHeadings, guideText } from './guide-text.ts';

/** `plan_text` holds the guide as JSON, `interests` the feeling and `location` what to convey. */
export interface SavedGuide extends SavedRow {
  plan_text: string;
  interests: string | null;
  date_type: string | null;
  location: string | null;
  style: string | null;
}

const titleOf = (row: SavedGuide) => row.date_type || 'Guía de lenguaje corporal';

export const bodyLanguageCard: SavedCard<SavedGuide> = {
  title: titleOf,
  text: (row) => guideText(readGuide(row)),
  reuse: ({ date_type, interests, location }) =>
    prepareDraft(bodyLanguageAbout.id, {
      ...answerOf('tipoCita', date_type, dateTypes),
      ...answerOf('sentimiento', interests, feelings),
      ...answerOf('transmitir', location, impressions),
    }),
  View: ({ row }) => {
    const guide = readGuide(row);
    const about = [row.interests, row.location].filter(Boolean).join(' · ');
    return (
      <>
        <h3 className="wrap-anywhere">{titleOf(row)}</h3>
        {about && <p className="small soft wrap-anywhere">{about}</p>}
        <First title={guideHeadings.postura} lines={guide.postura} most={2} />
        <First title={guideHeadings.mirada} lines={guide.mirada} most={1} />
        <FullText summary="Ver la guía completa">
          <RichText text={guideText(guide)} />
        </FullText>
      </>
    );
  },
};

/** A question's radio and the words beside it, which the page writes as one: «Café informal. En una librería». */
function answerOf(question: string, kept: string | null, options: readonly string[]): Record<string, string> {
  const chosen = options.find((option) => kept === option || kept?.startsWith(`${option}. `)) ?? '';
  return { [question]: chosen, [`${question}Custom`]: (kept ?? '').slice(chosen.length).replace(/^\. /, '') };
}

function First({ title, lines = [], most }: { title: string; lines?: string[]; most: number }) {
  if (lines.length === 0) return null;
  return (
    <section className="stack gap-1">
      <h4 className="small font-text font-semibold">{title}</h4>
      <Texts texts={lines.slice(0, most)} mark="discs" />
      {lines.length > most && <p className="small soft">+ {lines.length - most} más</p>}
    </section>
  );
}

/** The server stores a guide, or nothing. */
const readGuide = (row: SavedGuide): Partial<BodyLanguageGuide> => JSON.parse(row.plan_text);
