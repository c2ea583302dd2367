import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import type { SavedCard } from './card.ts';
import type { SavedRow } from './collections.ts';
import { ExportMenu } from './export-menu.tsx';
import { removeFromLibrary } from './library-cache.ts';
import { deleteWithUndo } from './pending-deletes.ts';
import type { LibraryTab } from './tabs.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

interface SavedItemProps {
  tab: LibraryTab;
  row: SavedRow;
  card: SavedCard<SavedRow>;
  canDelete: boolean;
  onDeleted: () => void;
}

/** A card of any tool: what the tool draws, and what can be done with every one. */
export function SavedItem({ tab, row, card, canDelete, onDeleted }: SavedItemProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const title = card.title(row);
  const text = card.text(row);

  function remove() {
    setAsking(false);
    onDeleted();
    const { collection, deleting, deleted, deleteFailed } = tab;
    deleteWithUndo({
      collection,
      id: row.id,
      deleting,
      deleted,
      failed: deleteFailed,
      onGone: () => removeFromLibrary(client, collection, row.id),
    });
  }

  return (
    <Card as="li" aria-label={title} className="stack gap-3">
      <card.View row={row} />
      <p className="small soft">Guardado el {day.format(new Date(row.created_at))}. Generado con IA.</p>
      <div className="card-actions mt-0">
        <CopyButton
          text={text}
          onCopied={() => toast.success(tab.copied)}
          onFailed={() => toast.error(tab.copyFailed)}
        />
        <ExportMenu title={title} text={text} kind={tab.one} />
        {canDelete && (
          <IconButton
            className="ml-auto"
            label="Eliminar"
            icon={<Trash2 />}
            onClick={tab.collection === 'bios' ? () => setAsking(true) : remove}
          />
        )}
      </div>
      {tab.collection === 'bios' && (
        <AlertDialog
          open={asking}
          title="¿Estás seguro?"
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          <p>Esta acción no se puede deshacer. Esto eliminará permanentemente tu bio guardada.</p>
          <p className="mt-3">Eso sí: te damos unos segundos para arrepentirte.</p>
        </AlertDialog>
      )}
    </Card>
  );
}
