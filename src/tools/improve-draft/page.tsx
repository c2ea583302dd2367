import { useState } from 'react';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { SendCheckLine } from '../../generation/page/send-check-line.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { improveDraftArt } from './art.tsx';
import { draftLimits, improveDraftContract, nothingFound } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { draft: '', received: '', style: '' };

const Result = resultPart(() => import('./result.tsx'));

export default function ImproveDraftPage() {
  const tool = useToolForm(improveDraftContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, field } = tool;
  const [checks, setChecks] = useState(false);
  return (
    <ToolPage
      tool={tool}
      art={improveDraftArt}
      send={() => draft}
      action={texts.action}
      waiting={texts.waiting}
      result={run.shown && <Result run={run} />}
      below={<About />}
    >
      <Card className="stack">
        <div className="stack gap-2">
          <TextArea {...texts.fields.draft} limit={draftLimits.draft} {...field('draft')} required />
          <div className="row">
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={checks}
              disabled={!draft.draft.trim()}
              onClick={() => setChecks(!checks)}
            >
              ¿Lo envío?
            </Button>
            <span className="small soft">
              Lo miramos aquí mismo, sin mandarlo a ningún sitio ni gastar usos.
            </span>
          </div>
          {checks && (
            <SendCheckLine text={draft.draft} around={{ received: draft.received }} nothing={nothingFound} />
          )}
        </div>
      </Card>
      <Card className="stack">
        <TextArea {...texts.fields.received} limit={draftLimits.received} {...field('received')} />
        <TextField {...texts.fields.style} limit={draftLimits.style} {...field('style')} />
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}
