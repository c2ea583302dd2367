import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { DisabledUntilSignIn, GenerateBar } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { About } from './about-section.tsx';
import { subtextArt } from './art.tsx';
import { subtextContract, subtextLimits } from './contract.ts';
import { savedIntentions } from './saved.ts';

const emptyDraft = { message: '' };

const examples = [
  {
    label: 'Una excusa',
    fill: { message: 'Esta semana ando liadísima, pero el jueves te cuento lo del examen 😅' },
  },
  { label: 'Un «jaja»', fill: { message: 'jaja ya' } },
  { label: 'Un plan a medias', fill: { message: 'A ver si un día de estos nos vemos, ¿no?' } },
] satisfies Example<typeof emptyDraft>[];

const Result = resultPart(() => import('./result.tsx'));

export default function SubtextPage() {
  const { run, draft, chat, chips, sending } = useToolForm(subtextContract, emptyDraft, {
    signedOut: 'Debes iniciar sesión para analizar mensajes',
    limit: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
    failure: 'No se pudo analizar el mensaje. Inténtalo más tarde.',
  });

  const written = run.generating ? run.partial : run.answer;
  return (
    <ToolPage
      about={subtextContract}
      art={<SceneTile scene={subtextArt} />}
      run={run}
      busyLabel="Analizando..."
      form={
        <form onSubmit={sending(() => draft)} className="stack" noValidate>
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
          <ExampleChips {...chips(examples)} />
          <GenerateBar
            run={run}
            quota={subtextContract.quota}
            label="Analizar Mensaje"
            busyLabel="Analizando..."
            disabled={draft.message.trim() === ''}
            signedOut={
              <DisabledUntilSignIn
                label="Analizar Mensaje"
                note="Debes iniciar sesión para analizar mensajes"
              />
            }
            remainingText={analysesLeft}
          />
        </form>
      }
      waiting={
        <EmptyState title="Aquí verás lo que puede haber detrás">
          Con las palabras exactas en las que nos basamos y con lo que no se puede saber.
        </EmptyState>
      }
      result={
        written?.analysis?.subtexto !== undefined && (
          <>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              answer={written}
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
          </>
        )
      }
    >
      <About />
    </ToolPage>
  );
}

function analysesLeft(remaining: number): string {
  return remaining === 1 ? 'Te queda 1 análisis gratuito' : `Te quedan ${remaining} análisis gratuitos`;
}
