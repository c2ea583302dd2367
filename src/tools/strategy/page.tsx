import { ChevronDown, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
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

/** What people want of a chat stays much the same; an objective in their own words belongs to one chat. */
const habitsOf = ({ objective, style, customStyle }: Draft) => ({
  style,
  customStyle,
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
        (run.partial?.suggestedReply !== undefined || run.answers.length > 0) && (
          <>
            {run.generating && run.partial && (
              <Result run={{ ...run, finished: null, sent: null }} folded={false} />
            )}
            {run.answers.map(({ sent, answer }, index) => (
              <Result
                key={answer.generationId}
                run={{
                  shown: answer,
                  finished: answer,
                  sent,
                  refine: run.refine,
                  onCopied: run.onCopied,
                }}
                folded={index > 0}
                regenerate={
                  index === 0
                    ? {
                        busy: run.generating,
                        disabled: run.limitReached || !run.session.user,
                        onClick: () => void run.submit(toSend()),
                      }
                    : undefined
                }
              />
            ))}
          </>
        )
      }
      isNoted
      below={<About />}
    >
      <p className="flex gap-3 border-l-3 border-saffron pl-4">
        <Lightbulb aria-hidden className="mt-1 size-5 flex-none text-saffron-ink" />
        <span>
          <b>Un consejo:</b> pega el mensaje tal cual, con sus emojis y sus silencios. Lo que escribiste tú
          antes ayuda a entender el tono.
        </span>
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
          limit={strategyLimits.receivedCharacters}
          {...chat('receivedMessage')}
          required
        />
      </Card>
      <ExampleChips {...tool.chips} />
      <Folded open={!hasHabits || Boolean(run.fieldErrors.objective ?? run.fieldErrors.style)} draft={draft}>
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
      </Folded>
    </ToolPage>
  );
}

/** What is wanted and how, in one line that opens: for most people it is what it was the last time. */
function Folded({ open, draft, children }: { open: boolean; draft: Draft; children: ReactNode }) {
  return (
    <details className="card group" open={open}>
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3">
        <span className="min-w-[min(100%,9rem)] flex-1">
          <b>{chosen(objectiveLabels, draft.objective, draft.customObjective)}</b>
          <span className="soft"> · {chosen(styleLabels, draft.style, draft.customStyle)}</span>
        </span>
        <span className="link small flex items-center gap-1">
          Cambiar
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="stack mt-4 border-t border-line pt-4">{children}</div>
    </details>
  );
}

function chosen(labels: Readonly<Record<string, string>>, value: string, own: string): string {
  return (['other', 'custom'].includes(value) && own.trim()) || (labels[value] ?? value);
}
