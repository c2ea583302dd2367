import { Lightbulb } from 'lucide-react';
import type { FormEvent } from 'react';
import { DisabledUntilSignIn, GenerateBar, usesLeft } from '../../generation/page/generate-bar.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useDraft } from '../../generation/page/use-draft.ts';
import { useTool } from '../../generation/page/use-tool.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PasteButton } from '../../ui/paste-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { toast } from '../../ui/toast.ts';
import { About } from './about-section.tsx';
import { strategyArt } from './art.tsx';
import {
  defaultObjective,
  defaultStyle,
  objectiveLabels,
  strategyContract,
  strategyLimits,
  styleLabels,
} from './contract.ts';
import { Result, type SentMove } from './result.tsx';

const emptyDraft = {
  lastMessage: '',
  receivedMessage: '',
  objective: defaultObjective as string,
  customObjective: '',
  style: defaultStyle as string,
  customStyle: '',
};
const objectives = Object.entries(objectiveLabels).map(([value, label]) => ({ value, label }));
const styles = Object.entries(styleLabels).map(([value, label]) => ({ value, label }));

export default function StrategyPage() {
  const { draft, change } = useDraft(strategyContract.id, emptyDraft);
  const run = useTool(strategyContract, {
    signedOut: 'Debes iniciar sesión para usar esta herramienta',
    limit: 'Has alcanzado el límite de usos gratuitos',
    failure: 'Error al generar la estrategia',
    success: 'Estrategia generada con éxito',
  });

  function generate() {
    const { lastMessage, receivedMessage, objective, style } = draft;
    const sent: SentMove = {
      lastMessage,
      receivedMessage,
      objective: objective === 'other' ? draft.customObjective.trim() || objective : objective,
      style: style === 'custom' ? draft.customStyle.trim() || defaultStyle : style,
    };
    void run.submit(sent);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    generate();
  }

  return (
    <ToolPage
      about={strategyContract}
      art={<SceneTile scene={strategyArt} />}
      run={run}
      busyLabel="Generando..."
      form={
        <form onSubmit={submit} className="stack" noValidate>
          <p className="flex gap-3 border-l-3 border-saffron pl-4">
            <Lightbulb aria-hidden className="mt-1 size-5 flex-none text-saffron-ink" />
            <span>
              <b>Un consejo:</b> pega el mensaje tal cual, con sus emojis y sus silencios. Lo que escribiste
              tú antes ayuda a entender el tono.
            </span>
          </p>
          <Card className="stack">
            <TextArea
              label="Tu último mensaje"
              note="opcional"
              placeholder="¿Y qué tal el concierto del sábado?"
              minHeight={80}
              limit={strategyLimits.lastCharacters}
              value={draft.lastMessage}
              onChange={(event) => change({ lastMessage: event.target.value })}
              error={run.fieldErrors.lastMessage}
            />
            <div className="stack gap-2">
              <TextArea
                label="El mensaje que has recibido"
                placeholder="¡Increíble! Acabamos cantando en la calle, jaja. ¿Tú qué hiciste?"
                minHeight={100}
                limit={strategyLimits.receivedCharacters}
                value={draft.receivedMessage}
                onChange={(event) => change({ receivedMessage: event.target.value })}
                error={run.fieldErrors.receivedMessage}
                required
              />
              <PasteButton
                className="justify-self-start"
                onText={(receivedMessage) => change({ receivedMessage })}
                onFailed={() => toast.error('No se pudo acceder al portapapeles')}
              />
            </div>
          </Card>
          <Card className="stack">
            <ChoiceGroup
              label="¿Qué te gustaría conseguir?"
              choices={objectives}
              columnMin="14rem"
              value={draft.objective}
              onChange={(objective) =>
                change({ objective, ...(objective !== 'other' && { customObjective: '' }) })
              }
              error={run.fieldErrors.objective}
            >
              {draft.objective === 'other' && (
                <TextField
                  label="Describe tu objetivo"
                  placeholder="Aclarar un malentendido sin darle más vueltas"
                  limit={strategyLimits.objectiveCharacters}
                  value={draft.customObjective}
                  onChange={(event) => change({ customObjective: event.target.value })}
                  error={run.fieldErrors.customObjective}
                />
              )}
            </ChoiceGroup>
            <ChoiceGroup
              label="¿Con qué estilo?"
              choices={styles}
              value={draft.style}
              onChange={(style) => change({ style })}
              error={run.fieldErrors.style}
            >
              {draft.style === 'custom' && (
                <TextField
                  label="Describe tu estilo"
                  placeholder="Irónico, pero sin sonar borde"
                  limit={strategyLimits.styleCharacters}
                  value={draft.customStyle}
                  onChange={(event) => change({ customStyle: event.target.value })}
                />
              )}
            </ChoiceGroup>
          </Card>
          <GenerateBar
            run={run}
            quota={strategyContract.quota}
            label="Generar estrategia"
            busyLabel="Generando..."
            signedOut={<DisabledUntilSignIn label="Inicia sesión para generar" />}
            remainingText={usesLeft}
          />
        </form>
      }
      waiting={
        <EmptyState title="Aquí saldrá tu próximo movimiento">
          Una respuesta que podrías enviar, por qué funciona y un consejo de estilo. Se van acumulando, por si
          la conversación sigue.
        </EmptyState>
      }
      result={
        (run.partial?.suggestedReply !== undefined || run.answers.length > 0) && (
          <>
            {run.generating && run.partial && (
              <Result answer={run.partial} meta={null} sent={null} folded={false} />
            )}
            {run.answers.map(({ sent, answer }, index) => (
              <Result
                key={answer.generationId}
                answer={answer}
                meta={answer}
                sent={sent as SentMove}
                folded={index > 0}
                regenerate={
                  index === 0
                    ? {
                        busy: run.generating,
                        disabled: run.limitReached || !run.session.user,
                        onClick: generate,
                      }
                    : undefined
                }
              />
            ))}
          </>
        )
      }
    >
      <About />
    </ToolPage>
  );
}
