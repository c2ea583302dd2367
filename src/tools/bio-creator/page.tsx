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
  const tool = useToolForm(bioCreatorContract, emptyDraft, { ...texts.form, examples: texts.examples });
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
        ...texts.action,
        signedOut: (
          <div className="thumb-bar">
            <SignInLink />
          </div>
        ),
      }}
      waiting={texts.waiting}
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
        <TextArea {...texts.fields.keywords} limit={bioCreatorCaps.keywords} {...field('keywords')} />
        <PhotoField
          {...texts.fields.imageUrl}
          run={run}
          field="imageUrl"
          value={imageUrl}
          onChange={setImage}
        />
      </Card>
      <ExampleChips {...tool.chips} />
      <Card className="stack">
        <ChoiceGroup {...texts.fields.bioStyle} choices={choicesOf(bioStyles)} {...choice('bioStyle')}>
          {draft.bioStyle === 'custom' && (
            <TextField
              {...texts.fields.customStyle}
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
