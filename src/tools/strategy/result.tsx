import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { Part } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { Button } from '../../ui/button.tsx';
import { strategyAbout } from './about.ts';
import { objectiveLabels, type StrategyAnswer, strategyContract } from './contract.ts';
import { savedReplies } from './saved.ts';

export interface SentMove {
  lastMessage: string;
  receivedMessage: string;
  objective: string;
  style: string;
}

interface ResultProps {
  run: Drawn<StrategyAnswer>;
  /** An earlier one: its other replies wait behind a button. */
  folded: boolean;
  regenerate?: { busy: boolean; disabled: boolean; onClick: () => void };
}

export function Result({ run, folded, regenerate }: ResultProps) {
  const titleId = useId();
  const answer = run.shown ?? {};
  const { finished: meta } = run;
  const sent = run.sent as SentMove | null;
  return (
    <article
      aria-labelledby={titleId}
      className="stack not-first:border-t not-first:border-line not-first:pt-6"
    >
      <header className="stack gap-3">
        <h2 id={titleId} className="line-clamp-3 text-xl">
          {sent ? titleOf(sent) : 'Pensando tu respuesta…'}
        </h2>
        {sent && (
          <p className="small soft line-clamp-2 wrap-anywhere">
            Respuesta a: «{sent.receivedMessage.trim().split('\n').at(-1)}»
          </p>
        )}
        {meta && <GeneratedNote meta={meta} />}
      </header>
      <HelpLinesBox lines={meta ? (answer.helpLines as StrategyAnswer['helpLines']) : []} />
      <Alternatives
        contract={strategyContract}
        run={run}
        itemsOf={itemsOf}
        copyTexts={{ done: 'Respuesta copiada al portapapeles', failed: 'No se pudo copiar la respuesta' }}
        folded={folded}
        isSent={sent && wantsNoAnswer(sent) ? 'for none' : 'for an answer'}
        actions={(text) => sent && <SaveButton kind={savedReplies} body={rowOf(text, sent)} />}
      />
      {(answer.strategicAdvice || answer.styleTip) && (
        <div className="card stack">
          {answer.strategicAdvice && (
            <Part title="Consejo estratégico">
              <RichText text={answer.strategicAdvice} />
            </Part>
          )}
          {answer.styleTip && (
            <Part title="Consejo de estilo">
              <RichText text={answer.styleTip} />
            </Part>
          )}
        </div>
      )}
      {regenerate && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<RefreshCw />}
          busy={regenerate.busy}
          busyLabel="Generando..."
          disabled={regenerate.disabled}
          onClick={regenerate.onClick}
        >
          Regenerar estrategia
        </Button>
      )}
    </article>
  );
}

const itemOf = ({ angle = '', silent, suggestedReply = '' }: Partially<StrategyAnswer>) => ({
  angle,
  text: suggestedReply,
  isSilent: silent ?? false,
});

const itemsOf = (answer: Partially<StrategyAnswer>) => [answer, ...(answer.alternatives ?? [])].map(itemOf);

const { customObjective: limit } = strategyAbout.takes.limit.beside;

/** A goodbye, or a limit: nobody waits for what comes of it. */
const wantsNoAnswer = ({ objective }: SentMove) => objective === 'end' || objective === limit;

const rowOf = (reply_text: string, { receivedMessage, lastMessage, objective, style }: SentMove) => ({
  reply_text,
  received_message: receivedMessage,
  last_message: lastMessage,
  objective,
  style,
});

function titleOf({ objective }: SentMove): string {
  return Object.hasOwn(objectiveLabels, objective)
    ? objectiveLabels[objective as keyof typeof objectiveLabels]
    : objective;
}
