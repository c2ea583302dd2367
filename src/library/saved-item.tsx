import { useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCcw, Star, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../account/use-call.ts';
import { useMark } from '../account/writers.ts';
import { afterLoad } from '../ui/after-load.tsx';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import type { Item } from './asked.ts';
import { ExportMenu } from './export-menu.tsx';
import { LongText } from './full-text.tsx';
import { change, removeFromLibrary } from './library-cache.ts';
import { deleteWithUndo } from './pending-deletes.ts';
import { toldFailure } from './save.ts';
import type { SavedCard } from './saved.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

const EditDialog = afterLoad(async () => (await import('./edit-dialog.tsx')).EditDialog);

const textCopied = { done: 'Texto copiado al portapapeles', failed: 'No se pudo copiar el texto' };

export interface DrawnItem extends Item {
  card: SavedCard;
}

interface SavedItemProps extends DrawnItem {
  canChange: boolean;
  namesKind: boolean;
  /** null: nothing is being chosen. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
  onDeleted: () => void;
}

export function SavedItem(props: SavedItemProps) {
  const { kind, row, card, canChange, namesKind, chosen, onChoose, onDeleted } = props;
  const { copy: copied = textCopied } = kind;
  const client = useQueryClient();
  const mark = useMark();
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const star = useCall(async () => {
    await change(client, kind.collection, row.id, { favourite: !row.favourite }).catch((error: unknown) =>
      toast.error(toldFailure(error, 'No se pudo marcar')),
    );
  });
  const title = card.title(row);
  const text = card.text(row);

  function remove() {
    setAsking(false);
    onDeleted();
    const { collection, remove: told } = kind;
    deleteWithUndo({
      userId: row.user_id,
      items: [{ id: row.id, path: `/api/saved/${collection}/${row.id}` }],
      deleting: told.doing,
      deleted: told.done,
      failed: told.failed,
      onGone: (id) => removeFromLibrary(client, collection, id),
    });
  }

  return (
    <Card as="li" aria-label={title} className="stack gap-3">
      <div className="flex items-start gap-3">
        {chosen !== null && (
          <Checkbox
            label={<span className="sr-only">Elegir {title}</span>}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <div className="stack min-w-0 grow justify-items-start gap-1">
          {namesKind && <Badge>{kind.tab.one}</Badge>}
          <p className="small soft">
            Guardado el {day.format(new Date(row.created_at))}. {mark}.
          </p>
        </div>
        {(canChange || row.favourite) && (
          <IconButton
            className="-mt-2 -mr-2 flex-none"
            label={row.favourite ? 'Quitar de favoritos' : 'Marcar como favorito'}
            aria-pressed={row.favourite}
            icon={<Star className={row.favourite ? 'fill-saffron text-saffron-ink' : undefined} />}
            busy={star.isPending}
            disabled={!canChange}
            onClick={() => star.mutate()}
          />
        )}
      </div>
      <card.View row={row} />
      {row.note && (
        <div className="flex gap-2 border-l-3 border-saffron pl-3">
          <StickyNote aria-hidden className="mt-1 size-4 flex-none text-saffron-ink" />
          <div className="min-w-0 grow">
            <span className="sr-only">Tu nota: </span>
            <LongText text={row.note} characters={240} />
          </div>
        </div>
      )}
      <div className="card-actions mt-0">
        <CopyButton
          text={text}
          onCopied={() => toast.said(copied.done)}
          onFailed={() => toast.error(copied.failed)}
        />
        <Button
          href={kind.path}
          variant="quiet"
          size="sm"
          icon={<RotateCcw />}
          onClick={() => card.reuse(row)}
        >
          Usar otra vez
        </Button>
        <ExportMenu title={title} text={text} kind={kind.tab.one} mark={`${mark} en Salero`} />
        {canChange && (
          <span className="ml-auto flex">
            <IconButton
              label={kind.editable ? 'Editar y anotar' : 'Tu nota'}
              icon={<Pencil />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label="Eliminar"
              icon={<Trash2 />}
              onClick={kind.remove.sure ? () => setAsking(true) : remove}
            />
          </span>
        )}
      </div>
      {editing && <EditDialog kind={kind} row={row} card={card} onClose={() => setEditing(false)} />}
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
