import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Trash2 } from 'lucide-react';
import { useMark } from '../account/writers.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { deliverFile, textFile } from './deliver-file.ts';
import { removeFromLibrary } from './library-cache.ts';
import { deleteWithUndo } from './pending-deletes.ts';
import type { DrawnItem } from './saved-item.tsx';

/** Their deletes all have to leave with the page, when it is closed at once. */
export const mostChosen = 50;

interface SelectionBarProps {
  items: readonly DrawnItem[];
  chosen: ReadonlySet<string>;
  canChange: boolean;
  onChoose: (ids: ReadonlySet<string>) => void;
  onDone: () => void;
}

export function SelectionBar({ items, chosen, canChange, onChoose, onDone }: SelectionBarProps) {
  const client = useQueryClient();
  const mark = useMark();
  const picked = items.filter(({ row }) => chosen.has(row.id));
  const shown = items.slice(0, mostChosen).map(({ row }) => row.id);
  const isNone = picked.length === 0;
  const textOf = ({ kind, row, card }: DrawnItem) =>
    [kind.tab.one, card.text(row), row.note && `Nota: ${row.note}`].filter(Boolean).join('\n\n');
  const asOne = () => picked.map(textOf).join('\n\n———\n\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(asOne());
      toast.success(picked.length === 1 ? 'Copiado' : `Copiados ${picked.length} textos`);
    } catch {
      toast.error('No se pudo copiar el texto');
    }
  }

  const exportAll = () =>
    deliverFile(textFile(`${picked.length} guardados`, `${asOne()}\n\n${mark} en Salero\n`));

  function remove() {
    deleteWithUndo({
      userId: picked[0]?.row.user_id ?? '',
      items: picked.map(({ kind, row }) => ({ id: row.id, path: `/api/saved/${kind.collection}/${row.id}` })),
      deleted: picked.length === 1 ? 'Eliminado' : `Eliminados ${picked.length}`,
      failed: 'No se pudo eliminar todo',
      onGone: (id) => {
        const gone = picked.find(({ row }) => row.id === id);
        if (gone) removeFromLibrary(client, gone.kind.collection, id);
      },
    });
    onDone();
  }

  return (
    <div
      role="toolbar"
      aria-label="Lo elegido"
      className="card row sticky bottom-2 z-10 gap-2 [body:has(.quick-exit)_&]:bottom-20"
    >
      <span role="status" className="mr-auto font-semibold">
        {picked.length === 1 ? '1 elegido' : `${picked.length} elegidos`}
      </span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChoose(new Set(picked.length === shown.length ? [] : shown))}
      >
        {picked.length === shown.length
          ? 'Ninguno'
          : items.length > mostChosen
            ? `Los ${mostChosen} primeros`
            : 'Todos'}
      </Button>
      <Button variant="secondary" size="sm" icon={<Copy />} disabled={isNone} onClick={() => void copy()}>
        Copiar
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download />}
        disabled={isNone}
        onClick={() => void exportAll()}
      >
        Exportar
      </Button>
      {canChange && (
        <Button variant="secondary" size="sm" icon={<Trash2 />} disabled={isNone} onClick={remove}>
          Eliminar
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onDone}>
        Listo
      </Button>
    </div>
  );
}
