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
  const tool = useToolForm(outfitContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, field, choice, startAgain } = tool;
  const hasOwnType = draft.dateType === 'personalizado';

  const text = run.shown?.result;
  return (
    <ToolPage
      tool={tool}
      art={outfitArt}
      send={() => ({ ...draft, customDateType: hasOwnType ? draft.customDateType : '' })}
      signsIn
      action={texts.action}
      waiting={texts.waiting}
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
        <ChoiceGroup {...texts.fields.gender} choices={choicesOf(genders)} {...choice('gender')} />
        <ChoiceGroup {...texts.fields.dateType} choices={choicesOf(dateTypes)} {...choice('dateType')}>
          {hasOwnType && (
            <TextField
              {...texts.fields.customDateType}
              limit={outfitLimits.customDateType}
              {...field('customDateType')}
            />
          )}
        </ChoiceGroup>
      </Card>
      <Card className="stack">
        <ChoiceGroup {...texts.fields.styleType} choices={choicesOf(styleTypes)} {...choice('styleType')} />
        <ChoiceGroup
          {...texts.fields.temperature}
          choices={choicesOf(temperatures)}
          {...choice('temperature')}
        />
        <TextArea {...texts.fields.preferences} limit={outfitLimits.preferences} {...field('preferences')} />
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
