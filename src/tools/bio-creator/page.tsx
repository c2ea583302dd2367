import { useState } from 'react';
import { AppChoice, chosenApp, lengthGuide } from '../../generation/page/app-choice.tsx';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { SignInLink } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { PhotoField } from '../../generation/page/photo-field.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { bioCreatorArt } from './art.tsx';
import { bioCreatorCaps, bioCreatorContract, bioStyles } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { keywords: '', bioStyle: 'casual', customStyle: '', appType: '', otherApp: '' };

const Result = resultPart(() => import('./result.tsx'));

export default function BioCreatorPage() {
  const [imageUrl, setImage] = useState<string | null>(null);
  const tool = useToolForm(bioCreatorContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para usar esta función',
    failure: 'Error al crear la bio. Inténtalo de nuevo más tarde.',
  });
  const { run, draft, change, field, choice } = tool;

  function toSend() {
    const { keywords, bioStyle, customStyle } = draft;
    return { keywords, imageUrl, bioStyle, customStyle, appType: chosenApp(draft) };
  }

  const sentApp = (run.sent as { appType?: string } | null)?.appType;
  return (
    <ToolPage
      tool={tool}
      art={bioCreatorArt}
      send={toSend}
      action={{
        label: 'Crear mi Bio',
        busyLabel: 'Generando...',
        signedOut: (
          <div className="thumb-bar">
            <SignInLink />
          </div>
        ),
      }}
      waiting={{
        title: 'Aquí aparecerá tu bio',
        text: 'Tres versiones con ángulos distintos, listas para copiar o retocar.',
      }}
      result={
        run.shown?.bio !== undefined && (
          <>
            <h2>{run.generating ? 'Escribiendo tu bio…' : 'Tu Bio está Lista'}</h2>
            {run.finished && <GeneratedNote meta={run.finished} />}
            <Result
              key={run.answer?.generationId}
              run={run}
              guide={lengthGuide(run.generating ? draft.appType : sentApp)}
            />
          </>
        )
      }
      isNoted
      below={<About writer={run.writer} />}
    >
      <Card className="stack">
        <TextArea
          label="Palabras clave sobre ti"
          hint="Aficiones, manías, lo que haces un domingo, lo que buscas. Cuanto más concreto, más tuya."
          placeholder="Enfermera en Málaga, escalada, croquetas de mi abuela, se me da fatal bailar"
          minHeight={120}
          limit={bioCreatorCaps.keywords}
          {...field('keywords')}
        />
        <PhotoField
          run={run}
          field="imageUrl"
          label="Tu foto de perfil"
          note="opcional"
          hint="Solo miramos la escena: un lugar, una afición."
          value={imageUrl}
          onChange={setImage}
        />
      </Card>
      <ExampleChips {...tool.chips} />
      <Card className="stack">
        <ChoiceGroup label="Estilo de la bio" choices={choicesOf(bioStyles)} {...choice('bioStyle')}>
          {draft.bioStyle === 'custom' && (
            <TextField
              label="Describe tu estilo"
              placeholder="Seca, con humor de oficina y un punto cariñoso"
              limit={bioCreatorCaps.customStyle}
              {...field('customStyle')}
            />
          )}
        </ChoiceGroup>
        <AppChoice
          label="¿En qué app la pondrás?"
          draft={draft}
          change={change}
          limit={bioCreatorCaps.appType}
          error={run.fieldErrors.appType}
        />
      </Card>
    </ToolPage>
  );
}
