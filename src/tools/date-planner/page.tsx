import { Fragment, useState } from 'react';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import type { Thing } from '../../generation/page/hand-offs.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { afterLoad } from '../../ui/after-load.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { datePlannerArt } from './art.tsx';
import { datePlanLimits, datePlannerContract, dateTypes, defaultStyle } from './contract.ts';
import { savedPlans } from './saved.ts';
import { dateInWords, isCall } from './tell.ts';
import texts from './texts.json' with { type: 'json' };

const ownType = 'Personalizado';
const emptyDraft = { interests: '', dateType: '', customDateType: '', location: '', style: defaultStyle };

const Result = resultPart(() => import('./result.tsx'));
const Propose = afterLoad(async () => (await import('./propose.tsx')).Propose);
const TellSomebody = afterLoad(async () => (await import('./tell-somebody.tsx')).TellSomebody);

export default function DatePlannerPage() {
  const tool = useToolForm(datePlannerContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, field, choice, startAgain } = tool;

  function toSend() {
    const { customDateType, ...input } = draft;
    const dateType = draft.dateType === ownType ? customDateType.trim() || ownType : draft.dateType;
    return { ...input, dateType };
  }

  const [when, setWhen] = useState('');
  const sent = (run.sent ?? {}) as Partial<typeof emptyDraft>;
  const plan = run.shown?.plan;
  return (
    <ToolPage
      tool={tool}
      art={datePlannerArt}
      send={toSend}
      action={texts.action}
      foot={<p className="small soft">Gratis con tu cuenta, sin gastar usos.</p>}
      waiting={texts.waiting}
      handsOver={plan ? [{ ...handedOn(plan, sent, when), thread: run.thread }] : []}
      result={
        plan && (
          <>
            <Result
              plan={plan}
              finished={!run.generating}
              startAgain={startAgain}
              save={<SaveButton kind={savedPlans} body={{ plan_text: plan, ...notesOf(run.sent) }} />}
            />
            {run.finished && (
              <Fragment key={run.finished.generationId}>
                <Propose plan={plan} run={run} when={when} onWhen={setWhen} />
                {!isCall(plan) && (
                  <TellSomebody
                    plan={plan}
                    location={sent.location ?? ''}
                    when={when ? new Date(when) : null}
                    name={run.thread?.name ?? ''}
                  />
                )}
              </Fragment>
            )}
          </>
        )
      }
      below={<About />}
      labelledBy="detalles"
    >
      <Card className="stack">
        <div>
          <h2 id="detalles" className="text-xl">
            Detalles de tu Cita
          </h2>
          <p className="small soft mt-1">Todo es opcional. Con un par de pistas el plan sale más vuestro.</p>
        </div>
        <TextArea {...texts.fields.interests} limit={datePlanLimits.interests} {...field('interests')} />
        <ChoiceGroup {...texts.fields.dateType} choices={choicesOf(dateTypes)} {...choice('dateType')}>
          {draft.dateType === ownType && (
            <TextField
              {...texts.fields.customDateType}
              limit={datePlanLimits.dateType}
              {...field('customDateType')}
            />
          )}
        </ChoiceGroup>
        <TextField {...texts.fields.location} limit={datePlanLimits.location} {...field('location')} />
        <TextField
          {...texts.fields.style}
          placeholder={defaultStyle}
          limit={datePlanLimits.style}
          {...field('style')}
        />
        <fieldset className="row gap-2">
          <legend className="sr-only">Ideas de estilo</legend>
          {texts.styleIdeas.map((idea) => (
            <Chip
              key={idea}
              pressed={draft.style === idea}
              onClick={() => choice('style').onChange(draft.style === idea ? defaultStyle : idea)}
            >
              {idea}
            </Chip>
          ))}
        </fieldset>
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}

function notesOf(sent: unknown) {
  const { interests, dateType, location, style } = (sent ?? {}) as Partial<typeof emptyDraft>;
  return { interests, date_type: dateType, location, style };
}

/** To whoever dresses for it or moves in it: this very date. */
const handedOn = (plan: string, sent: Partial<typeof emptyDraft>, when: string): Thing => ({
  what: 'date',
  text: dateInWords(plan, sent, when ? new Date(when) : null, datePlanLimits.dateType),
});
