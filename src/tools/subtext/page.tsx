import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { chatCharacters } from '../../language/write/fields.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { Card } from '../../ui/card.tsx';
import { About } from './about-section.tsx';
import { subtextArt } from './art.tsx';
import { subtextContract } from './contract.ts';
import { keptOf } from './reading-text.ts';
import { savedIntentions } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

const emptyDraft = { message: '' };

const Result = resultPart(() => import('./result.tsx'));

export default function SubtextPage() {
  const tool = useToolForm(subtextContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, chat, startAgain } = tool;

  return (
    <ToolPage
      tool={tool}
      art={subtextArt}
      send={() => draft}
      action={{ ...texts.action, unit: ['análisis', 'análisis'], disabled: draft.message.trim() === '' }}
      waiting={texts.waiting}
      result={
        run.shown?.analysis?.subtexto !== undefined && (
          <Result
            answer={run.shown}
            finished={!run.generating}
            startAgain={startAgain}
            save={
              run.answer && (
                <SaveButton
                  kind={savedIntentions}
                  body={{
                    original_message: (run.sent as { message: string }).message,
                    analysis: keptOf(run.answer),
                  }}
                />
              )
            }
          />
        )
      }
      below={<About />}
    >
      <Card className="stack gap-3">
        <ChatField {...texts.fields.message} minHeight={150} limit={chatCharacters} {...chat('message')} />
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}
