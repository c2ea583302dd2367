import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../account/use-call.ts';
import { changedFrom, useEdits } from '../account/use-edits.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import type { SavedRow } from './collections.ts';
import { change as changeItem } from './library-cache.ts';
import { editLimits } from './limits.ts';
import { toldFailure } from './save.ts';
import type { SavedCard, SavedKind } from './saved.ts';

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
  const kept = { text: before ?? '', note: row.note ?? '' };
  const { fields, change, letGo } = useEdits(`edicion:${row.id}`, kept);
  const { text, note } = fields;
  const isTooLong = text.length > editLimits.text || note.length > editLimits.note;

  const store = useCall(async () => {
    const values = changedFrom(kept, fields);
    if (Object.keys(values).length > 0) {
      await changeItem(client, kind.collection, row.id, values);
      toast.success('Cambios guardados');
    }
    close();
  });

  function close() {
    letGo();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={before === null ? 'Tu nota' : 'Editar'}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button
            busy={store.isPending}
            busyLabel="Guardando..."
            disabled={isTooLong || (before !== null && text.trim() === '')}
            onClick={() => store.mutate()}
          >
            Guardar cambios
          </Button>
        </>
      }
    >
      {before !== null && (
        <TextArea
          label="El texto"
          value={text}
          minHeight={140}
          limit={editLimits.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      {before !== null && text !== before && card.Check && <card.Check row={row} text={text} />}
      <TextArea
        label="Tu nota"
        note="opcional"
        hint="Solo la ves tú. La búsqueda también mira aquí."
        placeholder="Le hizo gracia lo del perro"
        value={note}
        minHeight={80}
        limit={editLimits.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {store.error && (
        <Notice kind="error" title={toldFailure(store.error, 'No se pudieron guardar los cambios')} />
      )}
    </Dialog>
  );
}
