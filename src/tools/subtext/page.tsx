import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { About } from './about-section.tsx';
import { subtextArt } from './art.tsx';
import { subtextContract, subtextLimits } from './contract.ts';
import { savedIntentions } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { message: '' };

const Result = resultPart(() => import('./result.tsx'));

export default function SubtextPage() {
  const tool = useToolForm(subtextContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para analizar mensajes',
    limit: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
    failure: 'No se pudo analizar el mensaje. Inténtalo más tarde.',
  });
  const { run, draft, chat } = tool;

  return (
    <ToolPage
      tool={tool}
      art={subtextArt}
      send={() => draft}
      action={{
        label: 'Analizar Mensaje',
        busyLabel: 'Analizando...',
        unit: ['análisis', 'análisis'],
        disabled: draft.message.trim() === '',
        closed: { label: 'Analizar Mensaje', note: 'Debes iniciar sesión para analizar mensajes' },
      }}
      waiting={{
        title: 'Aquí verás lo que puede haber detrás',
        text: 'Con las palabras exactas en las que nos basamos y con lo que no se puede saber.',
      }}
      result={
        run.shown?.analysis?.subtexto !== undefined && (
          <Result
            answer={run.shown}
            finished={!run.generating}
            save={
              run.answer && (
                <SaveButton
                  kind={savedIntentions}
                  body={{
                    original_message: (run.sent as { message: string }).message,
                    analysis: run.answer.analysis,
                  }}
                />
              )
            }
          />
        )
      }
      below={<About />}
    >
      <Card className="stack gap-3">
        <ChatField
          label="El mensaje que quieres entender"
          hint="Uno o varios seguidos. Quita nombres y teléfonos si quieres: no nos hacen falta."
          placeholder="Esta semana ando liadísima, pero el jueves te cuento lo del examen, que tiene miga 😅"
          minHeight={150}
          limit={subtextLimits.messageCharacters}
          {...chat('message')}
        />
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}
