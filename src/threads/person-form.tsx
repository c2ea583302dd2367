import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../account/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { AppField } from './app-field.tsx';
import { threadCaps } from './limits.ts';
import { changeThread, keptUntil, notKept, type Thread } from './thread-data.ts';

const fieldsOf = ({ name, app, notes, keepChosen, keepUntil }: Thread) => ({
  name,
  app: app ?? '',
  notes: notes ?? '',
  until: keepChosen ? keepUntil.slice(0, 10) : '',
});

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const mostDays = 729;

/** Name, app, notes and how long. */
export function PersonForm({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const [fields, setFields] = useState(() => fieldsOf(thread));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<typeof fields>) => setFields((now) => ({ ...now, ...part }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(thread));
  const isNameless = fields.name.trim() === '';

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isNameless || busy) return;
    setBusy(true);
    setFailure(null);
    const { until, ...texts } = fields;
    const isMoved = until !== fieldsOf(thread).until;
    try {
      const changed = await changeThread(client, thread.id, {
        ...texts,
        ...(isMoved && { keepUntil: until || null }),
      });
      setFields(fieldsOf(changed));
      toast.success('Cambios guardados');
    } catch (error) {
      setFailure(reasonOf(error, notKept));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="card stack" onSubmit={save} noValidate>
      <h2 className="text-xl">Lo que sabes</h2>
      <TextField
        label="Nombre o letra"
        required
        value={fields.name}
        error={isNameless ? 'Pon un nombre o una letra' : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <AppField value={fields.app} onChange={(app) => change({ app })} />
      <TextArea
        label="Notas"
        note="opcional"
        hint="Solo lo que te ayude a hablar. Ni apellidos, ni teléfonos, ni direcciones: no hacen falta."
        limit={threadCaps.notes}
        value={fields.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <TextField
        label="Guardar hasta"
        note="opcional"
        type="date"
        min={dayAfter(1)}
        max={dayAfter(mostDays)}
        hint={
          thread.keepChosen
            ? 'Vacía la fecha para que vuelva a ser 90 días después de la última vez que la uses.'
            : `Si no eliges día, se borra 90 días después de la última vez que la uses: el ${keptUntil(thread)}.`
        }
        value={fields.until}
        onChange={({ target }) => change({ until: target.value })}
      />
      {failure && <Notice kind="error" title={failure} />}
      <Button
        type="submit"
        className="justify-self-start"
        variant={isChanged ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel="Guardando..."
        disabled={!isChanged}
      >
        Guardar cambios
      </Button>
    </form>
  );
}
