import { forgetTab } from '../../account/tab-memory.ts';
import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { AsksToSignIn, GenerateBar } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { type Answered, forgetRecent } from '../../generation/page/use-answers.ts';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import type { Source } from '../../generation/tool.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { SaveButton } from '../../library/save-button.tsx';
import { afterLoad } from '../../ui/after-load.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { About } from './about-section.tsx';
import { redFlagsArt } from './art.tsx';
import { type RedFlagsAnswer, redFlagsContract, redFlagsLimits } from './contract.ts';
import { QuickExit } from './quick-exit.tsx';
import { savedFlags } from './saved.ts';

const EvidenceButton = afterLoad(async () => (await import('./evidence-button.tsx')).EvidenceButton);
const BlockAndReport = afterLoad(async () => (await import('./block-and-report.tsx')).BlockAndReport);
const Result = resultPart(() => import('./result.tsx'));

const emptyDraft = { message: '' };

const examples = [
  { label: 'Pide contraseñas', fill: { message: 'Si no tienes nada que ocultar, pásame tu contraseña' } },
  {
    label: 'Pide dinero',
    fill: { message: 'Te quiero como a nadie. Estoy fuera y me han robado, ¿me mandas 300 € en tarjetas?' },
  },
  { label: 'Charla tranquila', fill: { message: 'Sin prisa, contéstame cuando puedas 🙂' } },
] satisfies Example<typeof emptyDraft>[];

/** `rows` alone says nothing where fields grow with their content. */
const eightRowsPx = 222;

export default function RedFlagsPage() {
  const { run, form, draft, chat, chips, sending, clear, startAgain } = useToolForm(
    redFlagsContract,
    emptyDraft,
    {
      signedOut: 'Necesitas iniciar sesión para usar esta herramienta',
      limit: 'Has alcanzado el límite de usos gratuitos',
      failure: 'Ha ocurrido un error al analizar el mensaje. Por favor, intenta de nuevo.',
    },
  );

  function forgetAll() {
    clear();
    forgetTab();
    if (run.session.user) void forgetRecent().catch(() => {});
  }

  const written = run.generating ? run.partial : run.answer;
  const found = (run.answer?.redFlags.length ?? 0) > 0;
  return (
    <ToolPage
      about={redFlagsContract}
      art={<SceneTile scene={redFlagsArt} />}
      run={run}
      busyLabel="Analizando..."
      form={
        <>
          <QuickExit forget={forgetAll} />
          <form ref={form} onSubmit={sending(() => draft)} className="stack" noValidate>
            <Card className="stack gap-3">
              <ChatField
                label="¿Qué te han escrito?"
                hint="Un mensaje o la conversación entera, con tus respuestas si quieres. Puedes quitar nombres y teléfonos: no nos hacen falta."
                placeholder={'¿Con quién estabas?\nMándame tu ubicación y así me quedo más tranquilo'}
                rows={8}
                minHeight={eightRowsPx}
                limit={redFlagsLimits.messageCharacters}
                {...chat('message')}
              />
            </Card>
            <ExampleChips {...chips(examples)} />
            <GenerateBar
              run={run}
              quota={redFlagsContract.quota}
              label="Analizar mensaje"
              busyLabel="Analizando..."
              signedOut={
                <AsksToSignIn
                  label="Analizar mensaje"
                  note="Necesitas iniciar sesión para usar esta herramienta"
                />
              }
              remainingText={String}
            />
            <p className="small soft">
              Gratis y sin gastar usos. Lo que pegas se borra al día, y a los diez minutos si hay peligro,
              salvo que lo guardes tú.
            </p>
          </form>
        </>
      }
      handsOver={found ? [{ what: 'limit', text: messageOf(run.sent) }] : []}
      waiting={
        <EmptyState title="Aquí verás qué merece tu atención">
          Con las palabras exactas, lo que no se puede saber y a quién llamar si hace falta.
        </EmptyState>
      }
      result={
        written?.riskLevel !== undefined && (
          <>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              answer={written}
              finished={!run.generating}
              sources={sourcesOf(run.answer)}
              startAgain={startAgain}
              save={
                run.answer && (
                  <>
                    <EvidenceButton message={messageOf(run.sent)} answer={run.answer} />
                    <SaveButton
                      kind={savedFlags}
                      body={rowOf(run.answer, run.sent)}
                      generationId={run.answer.generationId}
                    />
                  </>
                )
              }
            />
            {found && !run.generating && <BlockAndReport />}
          </>
        )
      }
    >
      <About />
    </ToolPage>
  );
}

/** With the embedded engine everything is ours: no need to say so flag by flag. */
function sourcesOf(answer: Answered<RedFlagsAnswer> | null): readonly Source[] {
  const sources = answer?.engine === 'model' ? answer.metadata?.sources.redFlags : undefined;
  return typeof sources === 'object' ? sources : [];
}

const messageOf = (sent: unknown) => (sent as typeof emptyDraft).message;

function rowOf(answer: Answered<RedFlagsAnswer>, sent: unknown) {
  const { riskLevel, redFlags, toneAnalysis, advice, unknowns, helpLines, read } = answer;
  return {
    original_message: messageOf(sent),
    analysis: { riskLevel, redFlags, toneAnalysis, advice, unknowns, helpLines, read },
  };
}
