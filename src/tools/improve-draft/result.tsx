import { Alternatives, type Drawn } from '../../generation/page/alternatives.tsx';
import { WarningList } from '../../generation/page/send-check-line.tsx';
import { Card } from '../../ui/card.tsx';
import { type DraftAnswer, improveDraftContract, nothingFound } from './contract.ts';
import { isWrittenAnew, wordDiff } from './word-diff.ts';

export function Result({ run }: { run: Drawn<DraftAnswer> }) {
  const sent = run.sent as { draft?: string; received?: string } | null;
  const draft = (sent?.draft ?? '').trim();
  const warnings = (run.shown?.check as DraftAnswer['check'] | undefined)?.warnings;
  return (
    <>
      {warnings && (
        <Card className="stack gap-3">
          <h3 className="text-lg">¿Lo envío?</h3>
          {warnings.length > 0 ? (
            <WarningList warnings={warnings} />
          ) : (
            <p className="small soft">{nothingFound}</p>
          )}
        </Card>
      )}
      <Alternatives
        contract={improveDraftContract}
        run={run}
        itemsOf={({ edits = [] }) => edits.map((one) => ({ angle: one?.angle ?? '', text: one?.text ?? '' }))}
        copyTexts={{ done: 'Mensaje copiado al portapapeles', failed: 'No se pudo copiar el mensaje' }}
        isSent="for an answer"
        received={sent?.received}
        under={(text) => draft && <Changes before={draft} after={text} />}
      />
    </>
  );
}

/** Which words went and which came, told to eyes and to ears. Of a message that was written anew nothing is told. */
function Changes({ before, after }: { before: string; after: string }) {
  const pieces = wordDiff(before, after);
  if (isWrittenAnew(pieces)) return null;
  let from = 0;
  return (
    <p className="small soft mt-3 wrap-anywhere whitespace-pre-wrap">
      <b>Qué cambia: </b>
      {pieces.map(({ kind, text }) => {
        const key = from;
        from += text.length;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'new' ? 'ins' : 'del';
        return (
          <Tag key={key}>
            {text.trim() && <span className="sr-only">{kind === 'new' ? ' añadido: ' : ' quitado: '}</span>}
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
