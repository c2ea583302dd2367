import { useEffect, useState } from 'react';
import { CaptureButton } from '../../capture/capture-button.tsx';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { PhotoField } from '../../generation/page/photo-field.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { icebreakerArt } from './art.tsx';
import { icebreakerCaps, icebreakerContract, icebreakerStyles } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { inspiration: '', selectedStyle: 'casual', customStyle: '' };

const Result = resultPart(() => import('./result.tsx'));

export default function IcebreakerPage() {
  const [uploadedImage, setImage] = useState<string | null>(null);
  const tool = useToolForm(icebreakerContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para generar una frase',
    limit: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
    failure: 'No se pudo generar el mensaje. Inténtalo más tarde.',
    unseen: { 'Por favor, añade un texto o una imagen': 'Por favor, añade un texto' },
  });
  const { run, draft, change, field, chat, choice } = tool;

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <ToolPage
      tool={tool}
      art={icebreakerArt}
      send={() => ({ ...draft, uploadedImage })}
      action={{
        label: 'Generar frase',
        busyLabel: 'Generando...',
        closed: { label: 'Inicia sesión para generar' },
      }}
      waiting={{
        title: 'Aquí saldrán tres maneras de empezar',
        text: 'Cada una con un ángulo distinto y con algo de lo que nos cuentes.',
      }}
      result={run.shown?.message !== undefined && <Result key={run.answer?.generationId} run={run} />}
      below={<About writer={run.writer} />}
    >
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
        <PhotoField
          run={run}
          field="uploadedImage"
          label="Una foto de su perfil"
          note="opcional"
          hint="Miramos la escena y las aficiones, nunca a la persona."
          value={uploadedImage}
          onChange={setImage}
        />
      </Card>
      <ExampleChips {...tool.chips} />
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
    </ToolPage>
  );
}
