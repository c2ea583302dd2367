import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import type { Partially } from '../../generation/tool.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { type BioCreatorAnswer, bioCreatorContract } from './contract.ts';
import { savedBios } from './saved.ts';

interface ResultProps {
  run: Drawn<BioCreatorAnswer>;
  guide: { limit: number; app: string } | undefined;
}

export function Result({ run, guide }: ResultProps) {
  return (
    <Alternatives
      contract={bioCreatorContract}
      run={run}
      itemsOf={itemsOf}
      copyTexts={{ done: 'Bio copiada al portapapeles', failed: 'No se pudo copiar el texto' }}
      actions={(text) => <SaveButton kind={savedBios} body={{ bio_text: text, ...notesOf(run.sent) }} />}
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
