import { type ReactNode, useRef, useState } from 'react';
import { CaptureButton } from '../../capture/capture-button.tsx';
import { datingApps } from '../../generation/app-lengths.ts';
import { AppChoice, chosenApp, lengthGuide } from '../../generation/page/app-choice.tsx';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { SignInLink } from '../../generation/page/generate-bar.tsx';
import type { Thing } from '../../generation/page/hand-offs.tsx';
import { PhotoField } from '../../generation/page/photo-field.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { Progress } from '../../ui/spinner.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { bioAnalyzerArt } from './art.tsx';
import { bioAnalyzerCaps, bioAnalyzerContract, desiredStyles } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

const ownStyle = 'custom';
const emptyDraft = { bioText: '', desiredStyle: '', customStyle: '', appType: '', otherApp: '' };

const styleOptions = [
  ...Object.entries(desiredStyles).map(([value, label]) => ({ value, label })),
  { value: ownStyle, label: 'Con mis palabras' },
];

const Result = resultPart(() => import('./result.tsx'));

export default function BioAnalyzerPage() {
  const [imageUrl, setImage] = useState<string | null>(null);
  const bioField = useRef<HTMLTextAreaElement>(null);
  const tool = useToolForm(bioAnalyzerContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, change, field, chat } = tool;

  function toSend() {
    const { bioText, customStyle } = draft;
    const desiredStyle = draft.desiredStyle === ownStyle ? customStyle : draft.desiredStyle;
    return { bioText, imageUrl, desiredStyle, appType: chosenApp(draft) };
  }

  function backToForm() {
    run.reset();
    bioField.current?.focus();
  }

  const guide = lengthGuide(draft.appType);
  return (
    <ToolPage
      tool={tool}
      art={bioAnalyzerArt}
      send={toSend}
      action={{
        ...texts.action,
        unit: ['análisis', 'análisis'],
        signedOut: (
          <div className="thumb-bar">
            <Button type="submit" size="lg">
              Analizar mi Bio
            </Button>
            <SignInLink variant="secondary" />
          </div>
        ),
        loading: (
          <Card>
            <Progress label="Cargando..." />
          </Card>
        ),
      }}
      waiting={texts.waiting}
      handsOver={bioOf(run.sent)}
      result={
        run.shown?.analysis && (
          <Card strong className="stack">
            <Result key={run.answer?.generationId} run={run} backToForm={backToForm} />
          </Card>
        )
      }
      isNoted
      below={<About />}
    >
      <FormCard title="Tu Bio Actual">
        <TextArea
          {...texts.fields.bioText}
          ref={bioField}
          label={<span className="sr-only">Pega aquí el texto de tu bio</span>}
          hint={guide && `En ${guide.app} caben ${guide.limit} caracteres.`}
          limit={bioAnalyzerCaps.bioText}
          guide={guide?.limit}
          {...field('bioText')}
        />
        <div className="row gap-2">
          <CaptureButton
            label="Sube una captura de tu bio"
            onCaptured={(captured) => chat('bioText').paste.onText(captured.text)}
          />
        </div>
      </FormCard>
      <ExampleChips {...tool.chips} />
      {run.writer.sees && (
        <FormCard title="Tu Foto de Perfil" note="opcional">
          <PhotoField
            {...texts.fields.imageUrl}
            run={run}
            field="imageUrl"
            label={<span className="sr-only">Tu Foto de Perfil</span>}
            value={imageUrl}
            onChange={setImage}
          />
          <p className="small soft">
            La moderación automática de la IA puede bloquear a veces el análisis de la imagen. Si pasa,
            quítala y analizamos el texto.
          </p>
        </FormCard>
      )}
      <FormCard title="Preferencias de Estilo">
        <Select
          {...texts.fields.desiredStyle}
          options={styleOptions}
          {...field('desiredStyle')}
          error={draft.desiredStyle === ownStyle ? undefined : run.fieldErrors.desiredStyle}
        />
        {draft.desiredStyle === ownStyle && (
          <TextField
            {...texts.fields.customStyle}
            limit={bioAnalyzerCaps.desiredStyle}
            {...field('customStyle')}
            error={run.fieldErrors.desiredStyle}
          />
        )}
        <AppChoice
          label="¿En qué app la usas?"
          draft={draft}
          change={change}
          limit={bioAnalyzerCaps.appType}
          error={run.fieldErrors.appType}
        />
      </FormCard>
    </ToolPage>
  );
}

/** The app goes along with the bio. */
function bioOf(sent: unknown): Thing[] {
  const { bioText = '', appType = '' } = (sent ?? {}) as Partial<Record<string, string>>;
  const known = appType === '' || Object.hasOwn(datingApps, appType);
  const app = known ? { appType, otherApp: '' } : { appType: 'other', otherApp: appType };
  return [{ what: 'bio', text: bioText, also: app }];
}

interface FormCardProps {
  title: string;
  note?: string;
  children: ReactNode;
}

function FormCard({ title, note, children }: FormCardProps) {
  return (
    <Card className="stack gap-4">
      <h2 className="text-lg">
        {title} {note && <small className="small soft font-text">({note})</small>}
      </h2>
      {children}
    </Card>
  );
}
