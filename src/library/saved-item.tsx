import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMark } from '../account/writers.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import type { SavedRow } from './collections.ts';
import { ExportMenu } from './export-menu.tsx';
import { removeFromLibrary } from './library-cache.ts';
import { deleteWithUndo } from './pending-deletes.ts';
import type { SavedCard, SavedKind } from './saved.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

export interface SavedItemProps {
  kind: SavedKind;
  row: SavedRow;
  card: SavedCard;
  canDelete: boolean;
  onDeleted: () => void;
}

/** A card of any tool: what the tool draws, and what can be done with every one. */
export function SavedItem({ kind, row, card, canDelete, onDeleted }: SavedItemProps) {
  const client = useQueryClient();
  const mark = useMark();
  const [asking, setAsking] = useState(false);
  const title = card.title(row);
  const text = card.text(row);

  function remove() {
    setAsking(false);
    onDeleted();
    const { collection, remove: told } = kind;
    deleteWithUndo({
      id: row.id,
      path: `/api/saved/${collection}/${row.id}`,
      deleting: told.doing,
      deleted: told.done,
      failed: told.failed,
      onGone: () => removeFromLibrary(client, collection, row.id),
    });
  }

  return (
    <Card as="li" aria-label={title} className="stack gap-3">
      <card.View row={row} />
      <p className="small soft">
        Guardado el {day.format(new Date(row.created_at))}. {mark}.
      </p>
      <div className="card-actions mt-0">
        <CopyButton
          text={text}
          onCopied={() => toast.said(kind.copy.done)}
          onFailed={() => toast.error(kind.copy.failed)}
        />
        <ExportMenu title={title} text={text} kind={kind.tab.one} mark={`${mark} en Salero`} />
        {canDelete && (
          <IconButton
            className="ml-auto"
            label="Eliminar"
            icon={<Trash2 />}
            onClick={kind.remove.sure ? () => setAsking(true) : remove}
          />
        )}
      </div>
      {kind.remove.sure && (
        <AlertDialog
          open={asking}
          title="¿Estás seguro?"
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          <p>{kind.remove.sure}</p>
          <p className="mt-3">Eso sí: te damos unos segundos para arrepentirte.</p>
        </AlertDialog>
      )}
    </Card>
  );
}
