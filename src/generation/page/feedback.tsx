import { useState } from 'react';
import { callApi } from '../../account/api.ts';
import { useCall } from '../../account/use-call.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { reportCharacters } from '../afterwards/limits.ts';
import type { AnswerMeta } from '../tool.ts';

const marks = { useful: 'Útil', useless: 'No me sirve', wrong: 'Algo está mal' } as const;
type Mark = keyof typeof marks;

/** What was written, without what the server says beside it. */
function textOf(answer: AnswerMeta): string {
  const { generationId, engine, notice, help, read, metadata, ...written } = answer;
  return stringsIn(written).join('\n\n').slice(0, reportCharacters);
}

/** One mark an answer. Its text goes along only where a box is ticked, and can be cut before. */
export function Feedback({ answer }: { answer: AnswerMeta }) {
  const [given, setGiven] = useState<Mark | null>(null);
  const [reporting, setReporting] = useState(false);
  const say = useCall(
    (said: { mark: Mark; text?: string }) =>
      callApi<void>('/api/feedback', {
        method: 'POST',
        body: { generationId: answer.generationId, ...said },
      }),
    {
      failed: 'No hemos podido apuntarlo',
      onSuccess: (_, { mark, text }) => {
        setGiven(mark);
        setReporting(mark === 'wrong' && text === undefined);
        if (text !== undefined) toast.success('Gracias: lo leeremos para corregirlo');
      },
    },
  );

  return (
    <fieldset className="row gap-2 no-print">
      <legend className="small soft mb-2">¿Te ha servido?</legend>
      {Object.entries(marks).map(([mark, label]) => (
        <button
          key={mark}
          type="button"
          className="chip"
          aria-pressed={given === mark}
          onClick={() => say.mutate({ mark: mark as Mark })}
        >
          {label}
        </button>
      ))}
      <span role="status" className="small soft">
        {given && 'Apuntado, gracias.'}
      </span>
      {reporting && (
        <Report
          text={textOf(answer)}
          busy={say.isPending}
          onClose={() => setReporting(false)}
          onSend={(sent) => say.mutate({ mark: 'wrong', text: sent })}
        />
      )}
    </fieldset>
  );
}

interface ReportProps {
  text: string;
  onClose: () => void;
  onSend: (text: string) => void;
  busy: boolean;
}

function Report({ text, busy, onClose, onSend }: ReportProps) {
  const [hands, setHands] = useState(false);
  const [shown, setShown] = useState(text);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Gracias por avisar"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          {hands && (
            <Button
              busy={busy}
              busyLabel="Enviando..."
              disabled={shown.trim() === ''}
              onClick={() => onSend(shown)}
            >
              Enviar el texto
            </Button>
          )}
        </>
      }
    >
      <p>Ya está apuntado que algo está mal, sin el texto. ¿Nos lo dejas ver para corregirlo?</p>
      <Checkbox
        label="Sí, guardad el texto de esta respuesta 90 días para revisarlo"
        checked={hands}
        onChange={(event) => setHands(event.target.checked)}
      />
      {hands && (
        <TextArea
          label="Esto es lo que veremos"
          hint="Quita lo que no quieras que leamos, o añade qué falla."
          value={shown}
          minHeight={150}
          limit={reportCharacters}
          onChange={(event) => setShown(event.target.value)}
        />
      )}
    </Dialog>
  );
}
