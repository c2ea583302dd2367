import { useState } from 'react';
import { callApi, reasonOf } from '../../account/api.ts';
import { useCall } from '../../account/use-call.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { reportCharacters } from '../afterwards/limits.ts';
import type { AnswerMeta } from '../tool.ts';

const marks = { useful: 'Útil', useless: 'No me sirve', wrong: 'Algo está mal' } as const;
type Mark = keyof typeof marks;

const tell = ({ generationId }: AnswerMeta, said: { mark: Mark; text?: string }) =>
  callApi<void>('/api/feedback', { method: 'POST', body: { generationId, ...said } });
const notNoted = 'No hemos podido apuntarlo';

function textOf(answer: AnswerMeta): string {
  const { generationId, engine, notice, help, read, metadata, ...written } = answer;
  return stringsIn(written).join('\n\n').slice(0, reportCharacters);
}

/** One mark an answer. Its text goes along only where a box is ticked, and can be cut before. */
export function Feedback({ answer }: { answer: AnswerMeta }) {
  const [given, setGiven] = useState<Mark | null>(null);
  const [reporting, setReporting] = useState(false);
  const say = useCall((mark: Mark) => tell(answer, { mark }), {
    failed: notNoted,
    onSuccess: (_, mark) => {
      setGiven(mark);
      setReporting(mark === 'wrong');
    },
  });

  return (
    <fieldset className="row gap-2 no-print">
      <legend className="small soft mb-2">¿Te ha servido?</legend>
      {Object.entries(marks).map(([mark, label]) => (
        <Chip key={mark} pressed={given === mark} onClick={() => say.mutate(mark as Mark)}>
          {label}
        </Chip>
      ))}
      <span role="status" className="small soft">
        {given && 'Apuntado, gracias.'}
      </span>
      {reporting && <Report answer={answer} onClose={() => setReporting(false)} />}
    </fieldset>
  );
}

function Report({ answer, onClose }: { answer: AnswerMeta; onClose: () => void }) {
  const [hands, setHands] = useState(false);
  const [shown, setShown] = useState(textOf(answer));
  const send = useCall(() => tell(answer, { mark: 'wrong', text: shown }), {
    onSuccess: () => {
      toast.success('Gracias: lo leeremos para corregirlo');
      onClose();
    },
  });

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
              busy={send.isPending}
              busyLabel="Enviando..."
              disabled={shown.trim() === ''}
              onClick={() => send.mutate()}
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
      {send.error && <Notice kind="error" title={reasonOf(send.error, notNoted)} />}
    </Dialog>
  );
}
