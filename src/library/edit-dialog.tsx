import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../account/api.ts';
import { dropFromTab, keepInTab, readFromTab } from '../account/tab-memory.ts';
import { useCall } from '../account/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { changedFrom } from '../ui/use-edits.ts';
import type { SavedRow } from './collections.ts';
import { change } from './library-cache.ts';
import { editLimits } from './limits.ts';
import { toldFailure } from './save.ts';
import type { SavedCard, SavedKind } from './saved.ts';

interface Edit {
  text: string | null;
  note: string;
}

interface EditDialogProps {
  kind: SavedKind;
  row: SavedRow;
  card: SavedCard;
  onClose: () => void;
}

export function EditDialog({ kind, row, card, onClose }: EditDialogProps) {
  const client = useQueryClient();
  const before = kind.editable
    ? String((row as unknown as Record<string, unknown>)[kind.editable] ?? '')
    : null;
  const edited = `edicion-${row.id}`;
  const [kept] = useState(() => readFromTab(edited) as Edit | null);
  // Once: whoever cancels has let go of it.
  useEffect(() => dropFromTab(edited), [edited]);
  const [text, setText] = useState(kept ? kept.text : before);
  const [note, setNote] = useState(kept?.note ?? row.note ?? '');
  const isTooLong = (text?.length ?? 0) > editLimits.text || note.length > editLimits.note;

  const store = useCall(async () => {
    const values = changedFrom({ text: before ?? '', note: row.note ?? '' }, { text: text ?? '', note });
    if (Object.keys(values).length > 0) {
      await change(client, kind.collection, row.id, values).catch((error) => {
        // The page goes to the sign-in. What was changed is there when the item is opened again.
        if (error instanceof ApiFailure && error.code === 'unauthenticated')
          keepInTab(edited, { text, note } satisfies Edit);
        throw error;
      });
      toast.success('Cambios guardados');
    }
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={text === null ? 'Tu nota' : 'Editar'}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            busy={store.isPending}
            busyLabel="Guardando..."
            disabled={isTooLong || text?.trim() === ''}
            onClick={() => store.mutate()}
          >
            Guardar cambios
          </Button>
        </>
      }
    >
      {text !== null && (
        <TextArea
          label="El texto"
          value={text}
          minHeight={140}
          limit={editLimits.text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {text !== null && text !== before && card.Check && <card.Check row={row} text={text} />}
      <TextArea
        label="Tu nota"
        note="opcional"
        hint="Solo la ves tú. La búsqueda también mira aquí."
        placeholder="Le hizo gracia lo del perro"
        value={note}
        minHeight={80}
        limit={editLimits.note}
        onChange={(event) => setNote(event.target.value)}
      />
      {store.error && (
        <Notice kind="error" title={toldFailure(store.error, 'No se pudieron guardar los cambios')} />
      )}
    </Dialog>
  );
}
