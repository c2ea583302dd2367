import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { reasonOf, stopIn } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { changedFrom, useEdits } from '../account/use-edits.ts';
import { CallStop } from '../generation/page/call-stop.tsx';
import { PrivateWordsBox } from '../generation/transcript/private-words-box.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { PersonFields } from './person-fields.tsx';
import { changeThread, keptUntil, notKept, type Thread, typedPlace } from './thread-data.ts';

const fieldsOf = ({ name, app, notes, keepChosen, keepUntil }: Thread) => ({
  name,
  app: app ?? '',
  notes: notes ?? '',
  until: keepChosen ? keepUntil.slice(0, 10) : '',
});

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const mostDays = 729;
const nobody: readonly string[] = [];

export function PersonForm({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const kept = fieldsOf(thread);
  const save = useCall(async () => {
    const { until, ...texts } = changedFrom(kept, edits.over(kept));
    await changeThread(client, thread.id, {
      ...texts,
      ...(until !== undefined && { keepUntil: until || null }),
    });
    edits.settle();
    toast.success('Cambios guardados');
  });
  const edits = useEdits(typedPlace(thread.id, 'datos'), kept, stopIn(save.error) !== null);
  const { fields, change } = edits;
  const isChanged = Object.keys(changedFrom(kept, fields)).length > 0;
  const isNameless = fields.name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isNameless) save.mutate();
  }

  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <h2 className="text-xl">Lo que sabes</h2>
      <PersonFields
        fields={fields}
        change={change}
        isNameless={isNameless}
        hint="Solo lo que te ayude a hablar. Ni apellidos, ni teléfonos, ni direcciones: no hacen falta."
      />
      <PrivateWordsBox
        lines={[{ who: 'them', text: fields.notes }]}
        names={nobody}
        onRemove={([without]) => change({ notes: without?.text })}
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
      <CallStop failure={save.error} hasExit>
        <Notice kind="error" title={reasonOf(save.error, notKept)} />
      </CallStop>
      <Button
        type="submit"
        className="justify-self-start"
        variant={isChanged ? 'primary' : 'secondary'}
        busy={save.isPending}
        busyLabel="Guardando..."
        disabled={!isChanged}
      >
        Guardar cambios
      </Button>
    </form>
  );
}
