import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import type { SavedRow } from './collections.ts';
import type { Item } from './items.tsx';
import type { SavedKind } from './saved.ts';

interface CollectionListProps {
  kind: SavedKind;
  items: readonly SavedRow[];
  item: Item;
  failed: boolean;
  searched: string;
  canDelete: boolean;
  onRetry: () => void;
  /** null: that was all. */
  onMore: (() => void) | null;
  loadingMore: boolean;
}

export function CollectionList(props: CollectionListProps) {
  const { kind, items, item: Item, failed, searched, canDelete, onRetry, onMore, loadingMore } = props;
  const { tab } = kind;
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its card: the focus would be lost.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  if (failed)
    return (
      <Notice kind="error" title="Error al cargar los elementos guardados">
        <p>El resto de tus contenidos está en las otras pestañas.</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Reintentar
        </Button>
      </Notice>
    );
  return (
    <div className="stack gap-6">
      <h2 className="sr-only">{tab.label}</h2>
      {items.length === 0 && !onMore && searched && <p>Nada de esta pestaña contiene «{searched}».</p>}
      {items.length === 0 && !onMore && !searched && (
        <EmptyState
          title={tab.empty}
          action={
            <Button href={tab.make.path} variant="secondary">
              {tab.make.label}
            </Button>
          }
        />
      )}
      <ul ref={list} tabIndex={-1} aria-label={tab.label} className="grid-cards items-start outline-none">
        {items.map((row) => (
          <Item key={row.id} kind={kind} row={row} canDelete={canDelete} onDeleted={keepFocus} />
        ))}
      </ul>
      {onMore && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={loadingMore}
          busyLabel="Cargando..."
          onClick={onMore}
        >
          Cargar más
        </Button>
      )}
    </div>
  );
}
