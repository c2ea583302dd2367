import { useState } from 'react';
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
  const tool = useToolForm(icebreakerContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, change, field, chat, choice } = tool;

  return (
    <ToolPage
      tool={tool}
      art={icebreakerArt}
      send={() => ({ ...draft, uploadedImage })}
      action={texts.action}
      waiting={texts.waiting}
      result={run.shown?.message !== undefined && <Result key={run.answer?.generationId} run={run} />}
      below={<About writer={run.writer} />}
    >
      <Card className="stack">
        <TextArea
          {...texts.fields.inspiration}
          note={run.writer.sees ? 'texto, foto o las dos cosas' : undefined}
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
          {...texts.fields.uploadedImage}
          run={run}
          field="uploadedImage"
          value={uploadedImage}
          onChange={setImage}
        />
      </Card>
      <ExampleChips {...tool.chips} />
      <Card>
        <ChoiceGroup
          {...texts.fields.selectedStyle}
          choices={choicesOf(icebreakerStyles)}
          {...choice('selectedStyle')}
        >
          <TextField
            {...texts.fields.customStyle}
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
