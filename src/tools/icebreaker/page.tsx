import { useEffect, useState } from 'react';
import { CaptureButton } from '../../capture/capture-button.tsx';
import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { DisabledUntilSignIn, GenerateBar, usesLeft } from '../../generation/page/generate-bar.tsx';
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
import { icebreakerArt } from './art.tsx';
import { icebreakerCaps, icebreakerContract, icebreakerStyles } from './contract.ts';

const emptyDraft = { inspiration: '', selectedStyle: 'casual', customStyle: '' };

const examples = [
  {
    label: 'Viaja y tiene perro',
    fill: { inspiration: 'Sale en una foto en Lisboa con su perra, que se llama Coco' },
  },
  {
    label: 'Cocina',
    fill: { inspiration: 'En su bio dice que hace la mejor tortilla de su barrio, con cebolla' },
  },
  { label: 'Casi no cuenta nada', fill: { inspiration: 'Solo pone que le gusta la música en directo' } },
] satisfies Example<typeof emptyDraft>[];

const Result = resultPart(() => import('./result.tsx'));

export default function IcebreakerPage() {
  const [uploadedImage, setImage] = useState<string | null>(null);
  const { run, draft, change, field, chat, choice, chips, sending } = useToolForm(
    icebreakerContract,
    emptyDraft,
    {
      signedOut: 'Debes iniciar sesión para generar una frase',
      limit: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
      failure: 'No se pudo generar el mensaje. Inténtalo más tarde.',
      unseen: { 'Por favor, añade un texto o una imagen': 'Por favor, añade un texto' },
    },
  );

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const written = run.generating ? run.partial : run.answer;
  return (
    <ToolPage
      about={icebreakerContract}
      art={<SceneTile scene={icebreakerArt} />}
      run={run}
      busyLabel="Generando..."
      form={
        <form onSubmit={sending(() => ({ ...draft, uploadedImage }))} className="stack" noValidate>
          <Card className="stack">
            <TextArea
              label="¿Qué te ha llamado la atención?"
              note={run.writer.sees ? 'texto, foto o las dos cosas' : undefined}
              hint="Algo concreto de su perfil: una afición, un viaje, su perro, una frase de su bio."
              placeholder="Le gusta el senderismo y tiene un perro que se llama Coco"
              minHeight={96}
              limit={icebreakerCaps.inspiration}
              {...field('inspiration')}
            />
            <div className="row gap-2">
              <CaptureButton
                label="Sube una captura de su perfil"
                onCaptured={(captured) => chat('inspiration').paste.onText(captured.text)}
              />
            </div>
            {run.writer.sees && (
              <PhotoField
                seenBy={run.writer.seenBy}
                label="Una foto de su perfil"
                note="opcional"
                hint="Miramos la escena y las aficiones, nunca a la persona."
                value={uploadedImage}
                onChange={setImage}
                error={run.fieldErrors.uploadedImage}
                disabled={run.generating}
              />
            )}
          </Card>
          <ExampleChips {...chips(examples)} />
          <Card>
            <ChoiceGroup
              label="¿Con qué tono?"
              choices={choicesOf(icebreakerStyles)}
              {...choice('selectedStyle')}
            >
              <TextField
                label="O con tus palabras"
                placeholder="Tierno, pero con ironía"
                limit={icebreakerCaps.customStyle}
                {...field('customStyle')}
                onChange={(event) =>
                  change({
                    customStyle: event.target.value,
                    ...(event.target.value && { selectedStyle: 'custom' }),
                  })
                }
              />
            </ChoiceGroup>
          </Card>
          <GenerateBar
            run={run}
            quota={icebreakerContract.quota}
            label="Generar frase"
            busyLabel="Generando..."
            signedOut={<DisabledUntilSignIn label="Inicia sesión para generar" />}
            remainingText={usesLeft}
          />
        </form>
      }
      waiting={
        <EmptyState title="Aquí saldrán tres maneras de empezar">
          Cada una con un ángulo distinto y con algo de lo que nos cuentes.
        </EmptyState>
      }
      result={
        written?.message !== undefined && (
          <>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              key={run.answer?.generationId}
              answer={written}
              meta={run.generating ? null : run.answer}
              sent={run.sent}
            />
          </>
        )
      }
    >
      <About writer={run.writer} />
    </ToolPage>
  );
}
