import { type Example, ExampleChips } from '../../generation/page/example-chips.tsx';
import { AsksToSignIn, GenerateBar, usesLeft } from '../../generation/page/generate-bar.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { About } from './about-section.tsx';
import { outfitArt } from './art.tsx';
import { dateTypes, genders, outfitContract, outfitLimits, styleTypes, temperatures } from './contract.ts';
import { savedOutfits } from './saved.ts';

const emptyDraft = {
  gender: '',
  dateType: '',
  customDateType: '',
  styleType: '',
  temperature: '',
  preferences: '',
};

const examples = [
  {
    label: 'Un café con frío',
    fill: { dateType: 'café_informal', styleType: 'casual', temperature: 'frío' },
  },
  {
    label: 'Una cena en verano',
    fill: { dateType: 'cena_elegante', styleType: 'elegante', temperature: 'calor' },
  },
] satisfies Example<typeof emptyDraft>[];

const Result = resultPart(() => import('./result.tsx'));

export default function OutfitPage() {
  const { run, form, draft, field, choice, chips, startAgain, sending } = useToolForm(
    outfitContract,
    emptyDraft,
    {
      signedOut: 'Debes iniciar sesión para usar esta función',
      limit: 'Has alcanzado el límite de usos gratuitos',
      failure: 'Error al generar sugerencia de outfit',
    },
  );
  const hasOwnType = draft.dateType === 'personalizado';

  const submit = sending(() => ({ ...draft, customDateType: hasOwnType ? draft.customDateType : '' }), {
    signsIn: true,
  });

  const text = (run.generating ? run.partial : run.answer)?.result;
  return (
    <ToolPage
      about={outfitContract}
      art={<SceneTile scene={outfitArt} />}
      run={run}
      busyLabel="Generando sugerencia..."
      form={
        <form ref={form} onSubmit={submit} className="stack" noValidate>
          <ExampleChips {...chips(examples)} />
          <Card className="stack">
            <ChoiceGroup
              label="¿Para quién es?"
              choices={choicesOf(genders)}
              columnMin="8rem"
              {...choice('gender')}
            />
            <ChoiceGroup
              label="¿Qué cita es?"
              choices={choicesOf(dateTypes)}
              columnMin="12rem"
              {...choice('dateType')}
            >
              {hasOwnType && (
                <TextField
                  label="Describe la cita"
                  placeholder="Una boda en la playa, al atardecer"
                  limit={outfitLimits.customDateType}
                  {...field('customDateType')}
                />
              )}
            </ChoiceGroup>
          </Card>
          <Card className="stack">
            <ChoiceGroup
              label="¿Qué estilo te apetece?"
              choices={choicesOf(styleTypes)}
              columnMin="12rem"
              {...choice('styleType')}
            />
            <ChoiceGroup
              label="¿Qué tiempo hará?"
              choices={choicesOf(temperatures)}
              {...choice('temperature')}
            />
            <TextArea
              label="Lo que quieres llevar, o evitar"
              note="opcional"
              placeholder="Unas botas marrones que me encantan. Nada de tacones ni de lana."
              minHeight={80}
              limit={outfitLimits.preferences}
              {...field('preferences')}
            />
          </Card>
          <GenerateBar
            run={run}
            quota={outfitContract.quota}
            label="Sugerir outfit"
            busyLabel="Generando sugerencia..."
            signedOut={
              <AsksToSignIn label="Sugerir outfit" note="Debes iniciar sesión para usar esta función" />
            }
            remainingText={usesLeft}
          />
        </form>
      }
      waiting={
        <EmptyState title="Aquí saldrá tu outfit">
          De arriba abajo, con los detalles que lo redondean. Puedes dejar en blanco lo que te dé igual.
        </EmptyState>
      }
      result={
        text && (
          <>
            {run.answer && !run.generating && <GeneratedNote meta={run.answer} />}
            <Result
              text={text}
              finished={!run.generating}
              startAgain={startAgain}
              save={<SaveButton kind={savedOutfits} body={{ outfit_text: text, ...notesOf(run.sent) }} />}
            />
          </>
        )
      }
    >
      <About />
    </ToolPage>
  );
}

/** `date_type` says where the row came from; what was asked for stays beside it. */
function notesOf(sent: unknown) {
  const { dateType, customDateType, styleType } = (sent ?? {}) as Partial<typeof emptyDraft>;
  return {
    date_type: 'saved_from_generator',
    style: styleType,
    actual_date_type: customDateType?.trim() || dateType,
  };
}
