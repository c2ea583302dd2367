import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepHabit, lastTab, readHabit } from '../account/personal-storage.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Select } from '../ui/select.tsx';
import { LoadingSkeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { inOrder, mergePages, type Order } from './asked.ts';
import { type Cards, CollectionList, type CollectionListProps } from './collection-list.tsx';
import { isMissing, pageIn } from './collections.ts';
import { percentWorthTelling, searchLimits } from './limits.ts';
import { useHiddenIds } from './pending-deletes.ts';
import type { SavedKind } from './saved.ts';
import { useLibrary } from './use-library.ts';

const orders: Record<Order, string> = {
  newest: 'Lo más nuevo',
  oldest: 'Lo más antiguo',
  favourites: 'Favoritos primero',
};

const everything = 'todo';

export function Contents({ userId, kinds }: { userId: string | null; kinds: readonly SavedKind[] }) {
  const [cards, setCards] = useState(() => askForCards(kinds));
  const [order, setOrder] = useState<Order>('newest');
  const [favourites, setFavourites] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const q = useSettled(typed.length > searchLimits.characters ? '' : typed);
  const [names] = useState(() => kinds.map(({ collection }) => collection));
  const { library, trouble, refusal, retry, loadMore, loadingMore } = useLibrary(names, userId, {
    q,
    order,
    favourites,
  });
  const percent = percentWorthTelling(library?.held);
  const hidden = useHiddenIds();
  const [params, setParams] = useSearchParams();
  const [tabBefore] = useState(() => readHabit(lastTab));
  const wanted = params.get('tab') ?? tabBefore;
  // What is searched for may be in any of them.
  const isAll = wanted === everything || q !== '';
  const pages = kinds.map((kind) => {
    const page = library && pageIn(library, kind.collection);
    const items = (page?.items ?? []).filter(({ id }) => !hidden.has(id)).sort(inOrder(order));
    return { kind, items, next: page?.next ?? null };
  });
  /** The first that held anything when it was loaded: where nobody has opened a tab, and does not change under a search. */
  const [first, setFirst] = useState<SavedKind>();
  if (library && !first) setFirst(pages.find(({ items }) => items.length > 0)?.kind ?? kinds[0]);
  const kind = kinds.find(({ tab }) => tab.key === wanted) ?? first;
  const area = useRef<HTMLDivElement>(null);
  const loaded = library !== null;
  const open = kind?.tab.key;
  // On a phone the row of tabs is wider than the screen. The page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there once the library is
  useEffect(() => {
    const active = area.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const row = active?.parentElement;
    if (row) row.scrollLeft = active.offsetLeft - row.offsetLeft - (row.clientWidth - active.clientWidth) / 2;
  }, [loaded, open, isAll]);

  function nothingIn(where: string): string | null {
    if (trouble) return null;
    if (q) return `Nada de lo guardado contiene «${q}»${favourites ? ' entre tus favoritos' : ''}`;
    return favourites ? `Nada de ${where} está entre tus favoritos` : null;
  }
  function listOf(shown: typeof pages, where: string, label: string, empty: CollectionListProps['empty']) {
    const { items, next } = mergePages(shown, order);
    const failed = library !== null && shown.some(({ kind }) => isMissing(library, kind.collection));
    return (
      <Suspense fallback={<LoadingSkeleton />}>
        <CollectionList
          {...{ cards, items, label, empty, failed }}
          canChange={trouble === null}
          onRetry={() => {
            setCards(askForCards(kinds));
            retry();
          }}
          nothing={nothingIn(where)}
          mixed={isAll}
          more={{
            hasNextPage: next !== null,
            isFetchingNextPage: loadingMore,
            fetchNextPage: () => next !== null && loadMore(next),
          }}
        />
      </Suspense>
    );
  }
  function openTab(key: string) {
    keepHabit(lastTab, key);
    setParams((current) => ({ ...Object.fromEntries(current), tab: key }), { replace: true });
  }

  return (
    <div ref={area} className="stack gap-6">
      <search className="row items-end gap-3" hidden={trouble !== null}>
        <div className="flex w-full max-w-md items-end gap-2">
          <TextField
            label="Buscar en todo lo guardado"
            type="search"
            limit={searchLimits.characters}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="grow"
          />
          <IconButton
            label="Orden y filtros"
            icon={<SlidersHorizontal aria-hidden />}
            className="sm:hidden"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          />
        </div>
        <div className={classNames('row items-end gap-3', !unfolded && 'max-sm:hidden')}>
          <Select
            label="Orden"
            options={Object.entries(orders).map(([value, label]) => ({ value, label }))}
            value={order}
            onChange={(event) => setOrder(event.target.value as Order)}
          />
          <Chip pressed={favourites} onClick={() => setFavourites(!favourites)}>
            Solo favoritos
          </Chip>
        </div>
        {library && !q && (
          <Button
            variant="secondary"
            size="sm"
            className={unfolded || isAll ? undefined : 'max-sm:hidden'}
            onClick={() => openTab(isAll ? (first?.tab.key ?? '') : everything)}
          >
            {isAll ? 'Ver por tipos' : 'Ver todo en una lista'}
          </Button>
        )}
      </search>
      <p role="status" className="sr-only">
        {library && q && !trouble && `Guardados con «${q}»: ${pages.flatMap(({ items }) => items).length}`}
      </p>
      {trouble === 'copy' && (
        <RetryNotice kind="warn" title="Sin conexión con Salero" onRetry={retry}>
          <p>Esto es lo último que cargaste en este dispositivo.</p>
        </RetryNotice>
      )}
      {trouble === 'unreachable' && (
        <RetryNotice title="Error al cargar los elementos guardados" onRetry={retry} />
      )}
      {refusal && <RetryNotice kind="warn" title={refusal} onRetry={retry} />}
      {percent !== null && (
        <Notice
          kind={percent < 100 ? 'info' : 'warn'}
          title={`Tu biblioteca está ${percent < 100 ? 'casi llena' : 'llena'}`}
        >
          Has usado el {percent} % del espacio. Borra lo que ya no necesites y podrás seguir guardando.
        </Notice>
      )}
      {!library && !trouble && !refusal && <LoadingSkeleton />}
      {library &&
        isAll &&
        listOf(pages, 'lo guardado', 'Todo lo guardado', {
          title: 'Aún no has guardado nada',
          path: '/',
          label: 'Ver las herramientas',
        })}
      {library && !isAll && (
        <Tabs
          label="Tipos de contenido"
          value={open ?? ''}
          onChange={openTab}
          tabs={pages.map((page) => ({
            value: page.kind.tab.key,
            label: page.kind.tab.label,
            content: listOf([page], 'esta pestaña', page.kind.tab.label, {
              title: page.kind.tab.empty,
              path: page.kind.path,
              label: page.kind.tab.make.label,
            }),
          }))}
        />
      )}
    </div>
  );
}

/** All at once: a tab that is opened later may have no connection. Of a kind whose card does not arrive the rows are left out. */
const askForCards = (kinds: readonly SavedKind[]): Cards =>
  new Map(kinds.map(({ collection, card }) => [collection, card().catch(() => null)]));

const afterMs = 250;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
