import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { bodyLanguageArt } from './art.tsx';
import {
  type BodyLanguageGuide,
  bodyLanguageContract,
  customTextMax,
  dateTypes,
  feelings,
  impressions,
} from './contract.ts';
import { savedGuides } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = {
  tipoCita: '',
  sentimiento: '',
  transmitir: '',
  tipoCitaCustom: '',
  sentimientoCustom: '',
  transmitirCustom: '',
};

const questions = [
  ['tipoCita', 'tipoCitaCustom', dateTypes],
  ['sentimiento', 'sentimientoCustom', feelings],
  ['transmitir', 'transmitirCustom', impressions],
] as const;

const Result = resultPart(() => import('./result.tsx'));

export default function BodyLanguagePage() {
  const tool = useToolForm(bodyLanguageContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, field, choice, startAgain } = tool;
  const answered = questions.every(([name]) => draft[name] !== '');

  return (
    <ToolPage
      tool={tool}
      art={bodyLanguageArt}
      // Enter in a text field submits too, whatever the button says.
      send={() => (answered ? { formData: draft } : null)}
      action={{ ...texts.action, disabled: !answered }}
      waiting={texts.waiting}
      result={
        run.shown?.postura?.length ? (
          <Result
            guide={run.shown}
            finished={!run.generating}
            startAgain={startAgain}
            save={run.session.user && <SaveButton kind={savedGuides} body={rowOf(run.shown, run.sent)} />}
          />
        ) : null
      }
      below={<About />}
    >
      <ExampleChips {...tool.chips} />
      {questions.map(([name, custom, options]) => (
        <Card key={name}>
          <ChoiceGroup
            {...texts.fields[name]}
            choices={choicesOf(options)}
            columnMin="12rem"
            {...choice(name)}
            error={run.fieldErrors[`formData.${name}`] ?? run.fieldErrors[`formData.${custom}`]}
            required
          >
            <TextField
              {...texts.fields[custom]}
              label="O cuéntalo con tus palabras"
              note="opcional"
              limit={customTextMax}
              {...field(custom)}
            />
          </ChoiceGroup>
        </Card>
      ))}
    </ToolPage>
  );
}

/** A guide lies among the date plans: its text is JSON, and the three questions fill the columns of a plan. */
function rowOf(guide: Partial<BodyLanguageGuide>, sent: unknown) {
  const { postura, mirada, gestos, erroresComunes, tipFinal, fraseMotivadora } = guide;
  const { formData } = (sent ?? {}) as { formData?: typeof emptyDraft };
  const both = (chosen?: string, own?: string) => [chosen, own?.trim()].filter(Boolean).join('. ');
  return {
    plan_text: JSON.stringify({ postura, mirada, gestos, erroresComunes, tipFinal, fraseMotivadora }),
    date_type: both(formData?.tipoCita, formData?.tipoCitaCustom),
    interests: both(formData?.sentimiento, formData?.sentimientoCustom),
    location: both(formData?.transmitir, formData?.transmitirCustom),
  };
}
