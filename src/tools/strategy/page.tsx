import { RefreshCw } from 'lucide-react';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { chatCharacters } from '../../language/write/fields.ts';
import { labelIn } from '../../library/excerpt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup, choicesOf } from '../../ui/choice-group.tsx';
import { PasteButton } from '../../ui/paste-button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
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
import type { SentMove } from './result.tsx';
import texts from './texts.json' with { type: 'json' };

const Result = resultPart(() => import('./result.tsx'));

const emptyDraft = {
  lastMessage: '',
  receivedMessage: '',
  objective: defaultObjective as string,
  customObjective: '',
  style: defaultStyle as string,
  customStyle: '',
};

type Draft = typeof emptyDraft;

/** What people want of a chat stays much the same; what is in their own words belongs to one chat. */
const habitsOf = ({ objective, style }: Draft) => ({
  ...(style !== 'custom' && { style }),
  ...(objective !== 'other' && { objective }),
});

export default function StrategyPage() {
  const tool = useToolForm(strategyContract, emptyDraft, {
    ...texts.form,
    examples: texts.examples,
    habitsOf,
  });
  const { run, draft, change, field, choice, chat, pasteAndSend, hasHabits } = tool;

  const received = draft.receivedMessage.trim();
  const answered = (run.sent as Partial<SentMove> | null)?.receivedMessage?.trim();
  const nothingNew = !run.generating && (received === '' || received === answered);

  function toSend(): SentMove {
    const { lastMessage, receivedMessage, objective, style } = draft;
    return {
      lastMessage,
      receivedMessage,
      objective: objective === 'other' ? draft.customObjective.trim() || objective : objective,
      style: style === 'custom' ? draft.customStyle.trim() || defaultStyle : style,
    };
  }

  const shared = { refine: run.refine, onCopied: run.onCopied };
  const [newest] = run.answers;
  return (
    <ToolPage
      tool={tool}
      art={strategyArt}
      send={toSend}
      action={{
        ...texts.action,
        first: nothingNew && (
          <PasteButton
            variant="primary"
            size="lg"
            label="Pegar y responder"
            disabled={run.session.status === 'loading'}
            {...pasteAndSend('receivedMessage')}
          />
        ),
      }}
      waiting={texts.waiting}
      result={
        (run.partial?.suggestedReply !== undefined || newest) && (
          <>
            {run.generating && run.partial && (
              <Result run={{ ...shared, shown: run.partial, finished: null, sent: null }} />
            )}
            {run.answers.map(({ sent, answer }) => (
              <Result
                key={answer.generationId}
                run={{ ...shared, shown: answer, finished: answer, sent }}
                folded={answer !== newest?.answer}
              >
                {answer === newest?.answer && (
                  <Button
                    variant="secondary"
                    className="justify-self-start"
                    icon={<RefreshCw />}
                    busy={run.generating}
                    busyLabel="Generando..."
                    disabled={run.limitReached || !run.session.user}
                    onClick={() => void run.submit(toSend())}
                  >
                    Regenerar estrategia
                  </Button>
                )}
              </Result>
            ))}
          </>
        )
      }
      isNoted
      below={<About />}
    >
      <p className="border-l-3 border-saffron pl-4">
        <b>Un consejo:</b> pega el mensaje tal cual, con sus emojis y sus silencios. Lo que escribiste tú
        antes ayuda a entender el tono.
      </p>
      <Card className="stack">
        <TextArea
          {...texts.fields.lastMessage}
          minHeight={80}
          limit={strategyLimits.lastCharacters}
          {...field('lastMessage')}
        />
        <ChatField
          {...texts.fields.receivedMessage}
          minHeight={100}
          limit={chatCharacters}
          {...chat('receivedMessage')}
          required
        />
      </Card>
      <ExampleChips {...tool.chips} />
      <details
        className="card disclosure"
        open={!hasHabits || Boolean(run.fieldErrors.objective ?? run.fieldErrors.style)}
      >
        <summary>
          {labelIn(objectiveLabels, chosen(draft.objective, draft.customObjective))} ·{' '}
          {labelIn(styleLabels, chosen(draft.style, draft.customStyle))}
        </summary>
        <ChoiceGroup
          {...texts.fields.objective}
          choices={choicesOf(objectiveLabels)}
          columnMin="14rem"
          {...choice('objective')}
          onChange={(objective) =>
            change({ objective, ...(objective !== 'other' && { customObjective: '' }) })
          }
        >
          {draft.objective === 'other' && (
            <TextField
              {...texts.fields.customObjective}
              limit={strategyLimits.objectiveCharacters}
              {...field('customObjective')}
            />
          )}
        </ChoiceGroup>
        <ChoiceGroup {...texts.fields.style} choices={choicesOf(styleLabels)} {...choice('style')}>
          {draft.style === 'custom' && (
            <TextField
              {...texts.fields.customStyle}
              limit={strategyLimits.styleCharacters}
              {...field('customStyle')}
            />
          )}
        </ChoiceGroup>
      </details>
    </ToolPage>
  );
}

/** In the person's own words, where they chose to use them. */
const chosen = (value: string, own: string): string =>
  (['other', 'custom'].includes(value) && own.trim()) || value;
