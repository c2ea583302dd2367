import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, callApi, reasonOf } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { CallStop } from '../generation/page/call-stop.tsx';
import type { ChatLine } from '../generation/transcript/lines.ts';
import { othersIn } from '../generation/transcript/names.ts';
import { PrivateWordsBox } from '../generation/transcript/private-words-box.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { Bubbles } from './bubbles.tsx';
import { PersonFields } from './person-fields.tsx';
import { notKept, type Thread, threadsKey } from './thread-data.ts';

interface SaveThreadProps {
  lines: readonly ChatLine[];
  names: readonly string[];
  notes: string;
  onClose: () => void;
  onSaved: (thread: Thread) => void;
}

/** «Guardar como hilo»: what is kept is seen before it is kept. A refusal leaves everything as it was typed. */
export function SaveThread({ lines: given, names, notes: known, onClose, onSaved }: SaveThreadProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [lines, setLines] = useState(given);
  const [fields, setFields] = useState(() => ({
    name: othersIn(given).find((who) => who !== 'them') ?? '',
    app: '',
    notes: known,
  }));
  const { name, app, notes } = fields;
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const [missing, setMissing] = useState(false);
  const attempt = useRef({ json: '', key: '' });
  const save = useCall(
    (body: object) => {
      const json = JSON.stringify(body);
      if (attempt.current.json !== json) attempt.current = { json, key: crypto.randomUUID() };
      const idempotencyKey = attempt.current.key;
      return callApi<Thread>('/api/threads', { method: 'POST', body, idempotencyKey });
    },
    {
      onSuccess: (thread) => {
        void client.invalidateQueries({ queryKey: threadsKey });
        toast.success('Guardado en Personas', {
          action: { label: 'Ver', onClick: () => void navigate(`/personas?id=${thread.id}`) },
        });
        onSaved(thread);
      },
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') save.mutate({ name, app: app || null, notes: notes || null, lines });
  }

  return (
    <Dialog open onClose={onClose} title="Guardar como hilo">
      <form className="stack" onSubmit={submit} noValidate>
        <p className="small soft">
          Así la próxima vez no empiezas de cero. Es de otra persona: con un nombre o una letra basta, y se
          borra solo a los 90 días de no usarlo.
        </p>
        <PersonFields
          fields={fields}
          change={change}
          isNameless={missing}
          hint="Lo que quieras recordar: le gusta la sierra, no bebe, tiene examen en junio."
        />
        {lines.length > 0 && (
          <details className="disclosure border-t border-line">
            <summary>
              {lines.length === 1
                ? 'El mensaje que se guarda'
                : `Los ${lines.length} mensajes que se guardan`}
            </summary>
            <Bubbles lines={lines} name={name || 'La otra persona'} />
          </details>
        )}
        <PrivateWordsBox
          lines={[...lines, { who: 'them', text: notes }]}
          names={names}
          onRemove={(without) => {
            setLines(without.slice(0, -1));
            change({ notes: without.at(-1)?.text ?? '' });
          }}
        />
        <CallStop failure={save.error}>
          <Notice kind="warn" title={reasonOf(save.error, notKept)}>
            {save.error instanceof ApiFailure && save.error.code === 'premium_required' && (
              <div className="row gap-2">
                {/* Beside this page, where what was typed waits. */}
                <Button href="/premium" target="_blank" variant="secondary" size="sm">
                  Ver Premium
                </Button>
                <Button href="/personas" target="_blank" variant="quiet" size="sm">
                  Ver mis personas
                </Button>
              </div>
            )}
          </Notice>
        </CallStop>
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Ahora no
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
