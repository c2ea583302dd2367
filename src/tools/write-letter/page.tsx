import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { About } from './about-section.tsx';
import { writeLetterArt } from './art.tsx';
import { factsLimit, type LetterKind, letterKinds, letterLengths, writeLetterContract } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

// Of six letters none is likelier: one that was not chosen would cost a use and say something else.
const emptyDraft = { kind: '', facts: '', length: 'short' as string };

const Result = resultPart(() => import('./result.tsx'));

export default function WriteLetterPage() {
  const tool = useToolForm(writeLetterContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, field, choice } = tool;
  return (
    <ToolPage
      tool={tool}
      art={writeLetterArt}
      send={() => draft}
      action={texts.action}
      waiting={texts.waiting}
      result={run.shown?.text !== undefined && <Result run={run} />}
      below={<About />}
    >
      <Card className="stack">
        <ChoiceGroup {...texts.fields.kind} choices={choicesOf(letterKinds)} {...choice('kind')} required />
        <TextArea
          {...texts.fields.facts}
          hint={texts.hints[draft.kind as LetterKind]}
          limit={factsLimit}
          {...field('facts')}
          required
        />
        <ChoiceGroup {...texts.fields.length} choices={choicesOf(letterLengths)} {...choice('length')} />
      </Card>
      <p className="soft border-l-3 border-saffron pl-4">
        Si te da miedo cómo pueda reaccionar, cuéntalo aquí: no contestar también es una respuesta.
      </p>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}
