import { use, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreButton, type MoreQuery } from '../ui/more-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import type { Item } from './asked.ts';
import type { SavedCard } from './saved.ts';
import { type DrawnItem, SavedItem } from './saved-item.tsx';
import { mostChosen, SelectionBar } from './selection-bar.tsx';

export type Cards = ReadonlyMap<string, Promise<SavedCard | null>>;

export interface CollectionListProps {
  label: string;
  items: readonly Item[];
  cards: Cards;
  empty: { title: string; path: string; label: string };
  mixed: boolean;
  failed: boolean;
  nothing: string | null;
  canChange: boolean;
  onRetry: () => void;
  more: MoreQuery;
}

const none: ReadonlySet<string> = new Set();

export function CollectionList(props: CollectionListProps) {
  const { label, empty, mixed, nothing, canChange, onRetry, more } = props;
  const items = props.items.flatMap((item): DrawnItem[] => {
    const coming = props.cards.get(item.kind.collection);
    const card = coming ? use(coming) : null;
    return card ? [{ ...item, card }] : [];
  });
  const failed = props.failed || items.length < props.items.length;
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  function stopChoosing() {
    setChosen(null);
    keepFocus();
  }
  function choose(id: string, isChosen: boolean) {
    const others = [...(chosen ?? none)].filter((one) => one !== id);
    if (others.length < mostChosen || !isChosen) setChosen(new Set(isChosen ? [...others, id] : others));
  }

  const isEmpty = items.length === 0 && !more.hasNextPage;
  return (
    <div className="stack gap-6">
      <h2 className="sr-only">{label}</h2>
      {failed && (
        <RetryNotice title="Error al cargar los elementos guardados" onRetry={onRetry}>
          <p>El resto de tus contenidos está en las otras pestañas.</p>
        </RetryNotice>
      )}
      {isEmpty &&
        !failed &&
        (nothing ? (
          <p>{nothing}</p>
        ) : (
          <EmptyState
            title={empty.title}
            action={
              <Button href={empty.path} variant="secondary">
                {empty.label}
              </Button>
            }
          />
        ))}
      {items.length > 1 && chosen === null && (
        <Button variant="quiet" size="sm" className="justify-self-end" onClick={() => setChosen(none)}>
          Elegir varios
        </Button>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className={classNames(
          'grid grid-cols-1 items-start gap-4 outline-none md:grid-cols-2',
          !mixed && 'lg:grid-cols-3',
        )}
      >
        {items.map((item) => (
          <SavedItem
            key={item.row.id}
            {...item}
            namesKind={mixed}
            canChange={canChange}
            chosen={chosen?.has(item.row.id) ?? null}
            onChoose={(isChosen) => choose(item.row.id, isChosen)}
            onDeleted={keepFocus}
          />
        ))}
      </ul>
      <MoreButton query={more} className="justify-self-center">
        Cargar más
      </MoreButton>
      {chosen && (
        <SelectionBar {...{ items, chosen, canChange }} onChoose={setChosen} onDone={stopChoosing} />
      )}
    </div>
  );
}
