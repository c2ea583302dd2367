import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { outfitArt } from './art.tsx';
import { dateTypes, genders, outfitContract, outfitLimits, styleTypes, temperatures } from './contract.ts';
import { savedOutfits } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = {
  gender: '',
  dateType: '',
  customDateType: '',
  styleType: '',
  temperature: '',
  preferences: '',
};

const Result = resultPart(() => import('./result.tsx'));

export default function OutfitPage() {
  const tool = useToolForm(outfitContract, emptyDraft, {
    examples: texts.examples,
    signedOut: 'Debes iniciar sesión para usar esta función',
    failure: 'Error al generar sugerencia de outfit',
  });
  const { run, draft, field, choice, startAgain } = tool;
  const hasOwnType = draft.dateType === 'personalizado';

  const text = run.shown?.result;
  return (
    <ToolPage
      tool={tool}
      art={outfitArt}
      send={() => ({ ...draft, customDateType: hasOwnType ? draft.customDateType : '' })}
      signsIn
      action={{ label: 'Sugerir outfit', busyLabel: 'Generando sugerencia...' }}
      waiting={{
        title: 'Aquí saldrá tu outfit',
        text: 'De arriba abajo, con los detalles que lo redondean. Puedes dejar en blanco lo que te dé igual.',
      }}
      result={
        text && (
          <Result
            text={text}
            finished={!run.generating}
            startAgain={startAgain}
            save={<SaveButton kind={savedOutfits} body={{ outfit_text: text, ...notesOf(run.sent) }} />}
          />
        )
      }
      below={<About />}
    >
      <ExampleChips {...tool.chips} />
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
        <ChoiceGroup label="¿Qué tiempo hará?" choices={choicesOf(temperatures)} {...choice('temperature')} />
        <TextArea
          label="Lo que quieres llevar, o evitar"
          note="opcional"
          placeholder="Unas botas marrones que me encantan. Nada de tacones ni de lana."
          minHeight={80}
          limit={outfitLimits.preferences}
          {...field('preferences')}
        />
      </Card>
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
