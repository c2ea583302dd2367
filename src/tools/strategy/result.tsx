import { type ReactNode, useId } from 'react';
import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { GeneratedNote } from '../../generation/page/generated-note.tsx';
import { HelpLinesBox } from '../../generation/page/help-lines-box.tsx';
import { TextPart } from '../../generation/page/result-parts.tsx';
import type { Partially } from '../../generation/tool.ts';
import { labelIn } from '../../library/excerpt.ts';
import { SaveButton } from '../../library/save-button.tsx';
import { strategyAbout } from './about.ts';
import { objectiveLabels, type StrategyAnswer, strategyContract } from './contract.ts';
import { savedReplies } from './saved.ts';

export type SentMove = Record<'lastMessage' | 'receivedMessage' | 'objective' | 'style', string>;

interface ResultProps {
  run: Drawn<StrategyAnswer>;
  /** An earlier one: its other replies wait behind a button. */
  folded?: boolean;
  children?: ReactNode;
}

export function Result({ run, folded = false, children }: ResultProps) {
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
          {sent ? labelIn(objectiveLabels, sent.objective, 300) : 'Pensando tu respuesta…'}
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
          <TextPart title="Consejo estratégico" text={answer.strategicAdvice} />
          <TextPart title="Consejo de estilo" text={answer.styleTip} />
        </div>
      )}
      {children}
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
