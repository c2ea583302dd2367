import { Alternatives } from '../../generation/page/alternatives.tsx';
import type { AnswerMeta, Partially } from '../../generation/tool.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { type BioCreatorAnswer, bioCreatorContract } from './contract.ts';
import { savedBios } from './saved.ts';

interface ResultProps {
  answer: Partially<BioCreatorAnswer>;
  /** Null while it is being written. */
  meta: AnswerMeta | null;
  sent: unknown;
  guide: { limit: number; app: string } | undefined;
}

export function Result({ answer, meta, sent, guide }: ResultProps) {
  return (
    <Alternatives
      contract={bioCreatorContract}
      answer={answer}
      itemsOf={itemsOf}
      meta={meta}
      sent={sent}
      copyTexts={{ done: 'Bio copiada al portapapeles', failed: 'No se pudo copiar el texto' }}
      actions={(text) => <SaveButton kind={savedBios} body={{ bio_text: text, ...notesOf(sent) }} />}
      guide={guide}
    />
  );
}

const itemsOf = ({ angle, bio, alternatives = [] }: Partially<BioCreatorAnswer>) =>
  [{ angle, bio }, ...alternatives].map((one) => ({ angle: one.angle ?? '', text: one.bio ?? '' }));

function notesOf(sent: unknown) {
  const {
    keywords = '',
    bioStyle = '',
    customStyle = '',
  } = (sent ?? {}) as Record<string, string | undefined>;
  return { keywords, bio_style: (bioStyle === 'custom' && customStyle.trim()) || bioStyle };
}
