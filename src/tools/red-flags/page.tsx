import { useRef } from 'react';
import { ExampleChips } from '../../generation/page/example-chips.tsx';
import { resultPart } from '../../generation/page/result-part.tsx';
import { ToolPage } from '../../generation/page/tool-page.tsx';
import type { Answered } from '../../generation/page/use-answers.ts';
import { useToolForm } from '../../generation/page/use-tool-form.ts';
import type { Source } from '../../generation/tool.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { chatCharacters } from '../../language/write/fields.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { afterLoad } from '../../ui/after-load.tsx';
import { Card } from '../../ui/card.tsx';
import { About } from './about-section.tsx';
import { redFlagsArt } from './art.tsx';
import { type RedFlagsAnswer, redFlagsContract } from './contract.ts';
import { savedFlags } from './saved.ts';
import texts from './texts.json' with { type: 'json' };

const EvidenceButton = afterLoad(async () => (await import('./evidence-button.tsx')).EvidenceButton);
const BlockAndReport = afterLoad(async () => (await import('./block-and-report.tsx')).BlockAndReport);
const Result = resultPart(() => import('./result.tsx'));

const emptyDraft = { message: '' };

/** `rows` alone says nothing where fields grow with their content. */
const eightRowsPx = 222;

export default function RedFlagsPage() {
  const tool = useToolForm(redFlagsContract, emptyDraft, { ...texts.form, examples: texts.examples });
  const { run, draft, chat, startAgain } = tool;
  const raw = useRef<string | null>(null);
  /** By what was sent of it. It stays in this page's memory. */
  const pasted = useRef(new Map<string, string | null>());

  const found = (run.answer?.redFlags.length ?? 0) > 0;
  return (
    <ToolPage
      tool={tool}
      art={redFlagsArt}
      send={() => {
        pasted.current.set(draft.message, raw.current);
        return draft;
      }}
      action={texts.action}
      foot={
        <p className="small soft">
          Gratis y sin gastar usos. Lo que pegas se borra al día, y a los diez minutos si hay peligro, salvo
          que lo guardes tú.
        </p>
      }
      waiting={texts.waiting}
      handsOver={found ? [{ what: 'limit', text: messageOf(run.sent), thread: run.thread }] : []}
      result={
        run.shown?.riskLevel !== undefined && (
          <>
            <Result
              answer={run.shown}
              finished={!run.generating}
              sources={sourcesOf(run.answer)}
              startAgain={startAgain}
              save={
                run.answer && (
                  <>
                    <EvidenceButton
                      message={messageOf(run.sent)}
                      pasted={pasted.current.get(messageOf(run.sent)) ?? null}
                      answer={run.answer}
                    />
                    <SaveButton
                      kind={savedFlags}
                      body={rowOf(run.answer, run.sent)}
                      generationId={run.answer.generationId}
                    />
                  </>
                )
              }
            />
            {found && !run.generating && <BlockAndReport />}
          </>
        )
      }
      below={<About />}
    >
      <Card className="stack gap-3">
        <ChatField
          {...texts.fields.message}
          rows={8}
          minHeight={eightRowsPx}
          limit={chatCharacters}
          raw={raw}
          {...chat('message')}
        />
      </Card>
      <ExampleChips {...tool.chips} />
    </ToolPage>
  );
}

/** With the embedded engine everything is ours: no need to say so flag by flag. */
function sourcesOf(answer: Answered<RedFlagsAnswer> | null): readonly Source[] {
  const sources = answer?.engine === 'model' ? answer.metadata?.sources.redFlags : undefined;
  return typeof sources === 'object' ? sources : [];
}

const messageOf = (sent: unknown) => (sent as typeof emptyDraft).message;

function rowOf(answer: Answered<RedFlagsAnswer>, sent: unknown) {
  const { riskLevel, redFlags, toneAnalysis, advice, unknowns, helpLines, read } = answer;
  return {
    original_message: messageOf(sent),
    analysis: { riskLevel, redFlags, toneAnalysis, advice, unknowns, helpLines, read },
  };
}
