import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Drawn } from '../../generation/page/alternatives.tsx';
import { lengthGuide } from '../../generation/page/app-choice.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { Interest, Part, TextPart } from '../../generation/page/result-parts.tsx';
import { VoiceNote, VoiceSwitch } from '../../generation/page/voice-switch.tsx';
import { SaveButton } from '../../library/save-button.tsx';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { BioAnalyzerAnswer, BioAnalyzerInput } from './contract.ts';
import { sectionsOf } from './present.ts';
import { savedBioAnalyses } from './saved.ts';

interface ResultProps {
  run: Drawn<BioAnalyzerAnswer>;
  backToForm: () => void;
}

/** Part by part, as they are written. */
export function Result({ run: { shown, finished, sent }, backToForm }: ResultProps) {
  const [isCareful, setCareful] = useState(false);
  const { analysis = {} } = {
    ...shown,
    ...(isCareful ? finished?.careful : {}),
  } as Partial<BioAnalyzerAnswer>;
  const { interest, rewritten, markdown = '' } = analysis as Partial<BioAnalyzerAnswer['analysis']>;
  const { bioText, desiredStyle, appType } = (sent ?? {}) as Partial<BioAnalyzerInput>;
  const guide = finished ? lengthGuide(appType) : undefined;
  return (
    <>
      <h2 className="text-xl">{finished ? 'El análisis de tu bio' : 'Leyendo tu bio…'}</h2>
      {finished && <GeneratedNote meta={finished} />}
      <Interest level={interest?.level} />
      {sectionsOf(analysis).map((section) => (
        <TextPart key={section.title} look="ruled" {...section} />
      ))}
      {rewritten && (
        <Part look="ruled" title="Un ejemplo con lo tuyo">
          {finished?.careful && (
            <>
              <VoiceSwitch isCareful={isCareful} onChange={setCareful} />
              <VoiceNote engine={finished.engine} />
            </>
          )}
          <p className="bubble bubble-mine">{rewritten}</p>
          {guide && (
            <p className="small soft flex flex-wrap justify-between gap-x-4">
              Para {guide.app}
              <CharacterCount length={[...rewritten].length} limit={guide.limit} />
            </p>
          )}
          {finished && (
            <div className="row gap-2">
              <CopyButton
                variant="primary"
                text={rewritten}
                label="Copiar el ejemplo"
                {...copyTexts('Ejemplo copiado')}
              />
              <CopyButton
                variant="quiet"
                text={markdown}
                label="Copiar todo"
                {...copyTexts('Análisis copiado')}
              />
              <ShareButton variant="quiet" text={markdown} />
              <SaveButton
                kind={savedBioAnalyses}
                body={{ bio_text: bioText, analysis, desired_style: desiredStyle, app_type: appType }}
                generationId={finished.generationId}
              />
            </div>
          )}
        </Part>
      )}
      {finished && (
        <Button variant="secondary" icon={<ArrowLeft />} className="justify-self-start" onClick={backToForm}>
          Volver al formulario
        </Button>
      )}
    </>
  );
}

function copyTexts(done: string) {
  return {
    onCopied: () => toast.said(`${done} al portapapeles`),
    onFailed: () => toast.error('No se pudo copiar el texto'),
  };
}
