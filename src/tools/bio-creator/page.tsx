import { useState } from 'react';
import { AppChoice, chosenApp, lengthGuide } from '../../generation/page/app-choice.tsx';
import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { GenerateBar, SignInLink, usesLeft } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { PhotoField } from '../../generation/page/photo-field.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { About } from './about-section.tsx';
import { bioCreatorArt } from './art.tsx';
import { bioCreatorCaps, bioCreatorContract, bioStyles } from './contract.ts';

const emptyDraft = { keywords: '', bioStyle: 'casual', customStyle: '', appType: '', otherApp: '' };

const examples = [
  {
    label: 'Tierra y monte',
    fill: { keywords: 'Profe en Granada, rutas por la sierra, croquetas, canto fatal en el coche' },
  },
  {
    label: 'Ciudad y cine',
    fill: {
      keywords:
        'Diseñadora en Bilbao, cine en versión original, plantas que sobreviven, busco algo sin prisas',
    },
  },
] satisfies Example<typeof emptyDraft>[];

const Result = resultPart(() => import('./result.tsx'));

export default function BioCreatorPage() {
  const [imageUrl, setImage] = useState<string | null>(null);
  const { run, draft, change, field, choice, chips, sending } = useToolForm(bioCreatorContract, emptyDraft, {
    signedOut: 'Debes iniciar sesión para usar esta función',
    limit: 'Has alcanzado el límite de usos gratuitos',
    failure: 'Error al crear la bio. Inténtalo de nuevo más tarde.',
  });

  function toSend() {
    const { keywords, bioStyle, customStyle } = draft;
    return { keywords, imageUrl, bioStyle, customStyle, appType: chosenApp(draft) };
  }

  const written = run.generating ? run.partial : run.answer;
  const sentApp = (run.sent as { appType?: string } | null)?.appType;
  return (
    <ToolPage
      about={bioCreatorContract}
      art={<SceneTile scene={bioCreatorArt} />}
      run={run}
      busyLabel="Generando..."
      form={
        <form onSubmit={sending(toSend)} className="stack" noValidate>
          <Card className="stack">
            <TextArea
              label="Palabras clave sobre ti"
              hint="Aficiones, manías, lo que haces un domingo, lo que buscas. Cuanto más concreto, más tuya."
              placeholder="Enfermera en Málaga, escalada, croquetas de mi abuela, se me da fatal bailar"
              minHeight={120}
              limit={bioCreatorCaps.keywords}
              {...field('keywords')}
            />
            {run.writer.sees && (
              <PhotoField
                seenBy={run.writer.seenBy}
                label="Tu foto de perfil"
                note="opcional"
                hint="Solo miramos la escena: un lugar, una afición."
                value={imageUrl}
                onChange={setImage}
                error={run.fieldErrors.imageUrl}
                disabled={run.generating}
              />
            )}
          </Card>
          <ExampleChips {...chips(examples)} />
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
          <GenerateBar
            run={run}
            quota={bioCreatorContract.quota}
            label="Crear mi Bio"
            busyLabel="Generando..."
            signedOut={
              <div className="thumb-bar">
                <SignInLink>Iniciar sesión</SignInLink>
              </div>
            }
            remainingText={usesLeft}
          />
        </form>
      }
      waiting={
        <EmptyState title="Aquí aparecerá tu bio">
          Tres versiones con ángulos distintos, listas para copiar o retocar.
        </EmptyState>
      }
      result={
        written?.bio !== undefined && (
          <>
            <h2>{run.generating ? 'Escribiendo tu bio…' : 'Tu Bio está Lista'}</h2>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              key={run.answer?.generationId}
              answer={written}
              meta={run.generating ? null : run.answer}
              sent={run.sent}
              guide={lengthGuide(run.generating ? draft.appType : sentApp)}
            />
          </>
        )
      }
    >
      <About writer={run.writer} />
    </ToolPage>
  );
}
