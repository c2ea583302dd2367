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
  const tool = useToolForm(improveDraftContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para usar esta herramienta',
    failure: 'No se pudo mejorar el borrador. Inténtalo más tarde.',
  });
  const { run, draft, field } = tool;
  const [checks, setChecks] = useState(false);
  return (
    <ToolPage
      tool={tool}
      art={improveDraftArt}
      send={() => draft}
      action={{
        label: 'Mejorar mi borrador',
        busyLabel: 'Puliendo...',
        closed: { label: 'Inicia sesión para mejorar' },
      }}
      waiting={{
        title: 'Aquí saldrá tu mensaje, mejor dicho',
        text: 'Hasta tres arreglos con tus palabras, y marcado qué se ha quitado y qué se ha puesto.',
      }}
      result={run.shown && <Result run={run} />}
      below={<About />}
    >
      <Card className="stack">
        <div className="stack gap-2">
          <TextArea
            label="Tu borrador"
            hint="Tal como te salga. No lo corrijas antes."
            placeholder="Oye, que me lo pasé muy bien el otro día, no sé si te apetecería repetir o algo"
            minHeight={120}
            limit={draftLimits.draft}
            {...field('draft')}
            required
          />
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
        <TextArea
          label="Lo que te ha escrito"
          note="opcional"
          hint="Ayuda a no meter la pata: si te ha dicho que no, o si llevas varios mensajes seguidos."
          minHeight={80}
          limit={draftLimits.received}
          {...field('received')}
        />
        <TextField
          label="Cómo quieres que suene"
          note="opcional"
          placeholder="Tranquilo, sin parecer que me da igual"
          limit={draftLimits.style}
          {...field('style')}
        />
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}
