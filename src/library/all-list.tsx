import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import type { SavedRow } from './collections.ts';
import type { Items } from './items.tsx';
import type { SavedKind } from './saved.ts';

interface CollectionPage {
  kind: SavedKind;
  items: readonly SavedRow[];
  next: string | null;
}

interface AllListProps {
  pages: readonly CollectionPage[];
  items: Items;
  /** Some collection did not come. */
  failed: boolean;
  searched: string;
  canDelete: boolean;
  onRetry: () => void;
  onMore: (collection: string) => void;
  loadingMore: boolean;
}

/** Every collection in one list, the newest first. */
export function AllList(props: AllListProps) {
  const { pages, items, failed, searched, canDelete, onRetry, onMore, loadingMore } = props;
  const list = useRef<HTMLUListElement>(null);
  const frontier = frontierOf(pages);
  const rows = pages
    .flatMap(({ kind, items }) => items.map((row) => ({ kind, row })))
    .filter(({ row }) => !frontier || row.created_at >= frontier.reached)
    .sort((a, b) => b.row.created_at.localeCompare(a.row.created_at));
  return (
    <div className="stack gap-6">
      <h2 className="sr-only">Todo lo guardado</h2>
      {failed && (
        <Notice kind="error" title="Error al cargar los elementos guardados">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        </Notice>
      )}
      {rows.length === 0 && !frontier && !failed && (
        <EmptyState
          title={searched ? `Nada de lo guardado contiene «${searched}»` : 'Aún no has guardado nada'}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Todo lo guardado"
        className="grid-cards items-start outline-none"
      >
        {rows.map(({ kind, row }) => {
          const Item = items.get(kind.collection);
          return (
            Item && (
              <Item
                key={row.id}
                kind={kind}
                row={row}
                canDelete={canDelete}
                onDeleted={() => list.current?.focus({ preventScroll: true })}
              />
            )
          );
        })}
      </ul>
      {frontier && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={loadingMore}
          busyLabel="Cargando..."
          onClick={() => onMore(frontier.collection)}
        >
          Cargar más
        </Button>
      )}
    </div>
  );
}

/** The collection that has been read back the least: what is older may have newer rows of it in between. */
function frontierOf(pages: readonly CollectionPage[]) {
  const unread = pages
    .filter(({ next }) => next !== null)
    .map(({ kind, items }) => ({
      collection: kind.collection,
      reached: items.at(-1)?.created_at ?? '\uffff',
    }));
  return unread.sort((a, b) => b.reached.localeCompare(a.reached))[0] ?? null;
}
