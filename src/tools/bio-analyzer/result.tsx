import { useState } from 'react';
import type { Drawn } from '../../generation/page/alternatives.tsx';
import { lengthGuide } from '../../generation/page/app-choice.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Interest, Part, TextPart } from '../../generation/page/result-parts.tsx';
import { VoiceNote, VoiceSwitch } from '../../generation/page/voice-switch.tsx';
import { SaveButton } from '../../library/save-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CharacterCount } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import type { BioAnalyzerAnswer, BioAnalyzerInput } from './contract.ts';
import { sectionsOf } from './present.ts';
import { savedBioAnalyses } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

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
          <CopyButton
            className="justify-self-start"
            text={rewritten}
            label="Copiar el ejemplo"
            onCopied={() => toast.said('Ejemplo copiado al portapapeles')}
            onFailed={() => toast.error(texts.actions.copyFailed)}
          />
        </Part>
      )}
      {finished && (
        <ResultActions text={markdown} texts={texts.actions} onAgain={backToForm}>
          <SaveButton
            kind={savedBioAnalyses}
            body={{ bio_text: bioText, analysis, desired_style: desiredStyle, app_type: appType }}
            generationId={finished.generationId}
          />
        </ResultActions>
      )}
    </>
  );
}
