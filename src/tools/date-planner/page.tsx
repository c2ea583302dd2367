import { Fragment, useState } from 'react';
import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { AsksToSignIn, GenerateBar } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import type { Thing } from '../../generation/page/hand-offs.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { afterLoad } from '../../ui/after-load.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { About } from './about-section.tsx';
import { datePlannerArt } from './art.tsx';
import { datePlanLimits, datePlannerContract, dateTypes, defaultStyle } from './contract.ts';
import { savedPlans } from './saved.ts';
import { StyleField } from './style-field.tsx';
import { dateInWords, seasonWeather } from './tell.ts';

const ownType = 'Personalizado';
const emptyDraft = { interests: '', dateType: '', customDateType: '', location: '', style: defaultStyle };

const examples = [
  {
    label: 'Primera cita, sin alcohol',
    fill: { interests: 'Los libros y pasear. Ninguno de los dos bebe.', location: 'Sevilla, por Triana' },
  },
  {
    label: 'Con poco dinero',
    fill: { interests: 'La música y el mar. Sin gastar mucho.', location: 'Valencia' },
  },
] satisfies Example<typeof emptyDraft>[];

const Result = resultPart(() => import('./result.tsx'));
const Propose = afterLoad(async () => (await import('./propose.tsx')).Propose);
const TellSomebody = afterLoad(async () => (await import('./tell-somebody.tsx')).TellSomebody);

export default function DatePlannerPage() {
  const { run, form, draft, field, choice, chips, sending, startAgain } = useToolForm(
    datePlannerContract,
    emptyDraft,
    {
      signedOut: 'Debes iniciar sesión para usar esta herramienta',
      limit: 'Has alcanzado el límite de usos gratuitos',
      failure: 'Error al generar el plan de cita',
    },
  );

  function toSend() {
    const { customDateType, ...input } = draft;
    const dateType = draft.dateType === ownType ? customDateType.trim() || ownType : draft.dateType;
    return { ...input, dateType };
  }

  const [when, setWhen] = useState('');
  const sent = (run.sent ?? {}) as Partial<typeof emptyDraft>;
  const plan = (run.generating ? run.partial : run.answer)?.plan;
  return (
    <ToolPage
      about={datePlannerContract}
      art={<SceneTile scene={datePlannerArt} />}
      run={run}
      busyLabel="Planificando..."
      form={
        <form ref={form} onSubmit={sending(toSend)} className="stack" noValidate aria-labelledby="detalles">
          <Card className="stack">
            <div>
              <h2 id="detalles" className="text-xl">
                Detalles de tu Cita
              </h2>
              <p className="small soft mt-1">
                Todo es opcional. Con un par de pistas el plan sale más vuestro.
              </p>
            </div>
            <TextArea
              label="¿Qué os gusta?"
              hint="Aficiones, comida, música, lo que habéis comentado. También lo que no: ni alcohol, ni gastar mucho."
              placeholder="Libros de segunda mano, el picante y los perros. A mí no me gusta el ruido."
              minHeight={96}
              limit={datePlanLimits.interests}
              {...field('interests')}
            />
            <ChoiceGroup
              label="Tipo de cita"
              choices={choicesOf(dateTypes)}
              columnMin="12rem"
              {...choice('dateType')}
            >
              {draft.dateType === ownType && (
                <TextField
                  label="Describe la cita que imaginas"
                  placeholder="Una tarde de museo y algo de picar después"
                  limit={datePlanLimits.dateType}
                  {...field('customDateType')}
                />
              )}
            </ChoiceGroup>
            <TextField
              label="¿Dónde?"
              hint="La ciudad o el barrio bastan."
              placeholder="Valencia, por Ruzafa"
              limit={datePlanLimits.location}
              {...field('location')}
            />
            <StyleField {...choice('style')} />
          </Card>
          <ExampleChips {...chips(examples)} />
          <GenerateBar
            run={run}
            quota={datePlannerContract.quota}
            label="Planificar mi cita"
            busyLabel="Planificando..."
            signedOut={
              <AsksToSignIn
                label="Planificar mi cita"
                note="Debes iniciar sesión para usar esta herramienta"
              />
            }
            remainingText={String}
          />
          <p className="small soft">Gratis con tu cuenta, sin gastar usos.</p>
        </form>
      }
      waiting={
        <EmptyState title="Aquí saldrá vuestro plan">
          Qué hacer, dónde quedar, unos consejos y un toque divertido.
        </EmptyState>
      }
      handsOver={plan ? [handedOn(plan, sent, when)] : []}
      result={
        plan && (
          <>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              plan={plan}
              finished={!run.generating}
              startAgain={startAgain}
              save={<SaveButton kind={savedPlans} body={{ plan_text: plan, ...notesOf(run.sent) }} />}
            />
            {run.answer && !run.generating && (
              <Fragment key={run.answer.generationId}>
                <Propose plan={plan} sent={sent} when={when} onWhen={setWhen} />
                <TellSomebody
                  plan={plan}
                  location={sent.location ?? ''}
                  when={when ? new Date(when) : null}
                  name={run.thread?.name ?? ''}
                />
              </Fragment>
            )}
          </>
        )
      }
    >
      <About />
    </ToolPage>
  );
}

function notesOf(sent: unknown) {
  const { interests, dateType, location, style } = (sent ?? {}) as Partial<typeof emptyDraft>;
  return { interests, date_type: dateType, location, style };
}

/** To whoever dresses for it or moves in it: this very date, in the weather of its season. */
function handedOn(plan: string, sent: Partial<typeof emptyDraft>, when: string): Thing {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const month = (when ? new Date(when) : new Date()).getMonth();
  return {
    what: 'date',
    text: dateInWords(plan, sent, datePlanLimits.dateType),
    also: { temperature: seasonWeather(month, timeZone) },
  };
}
