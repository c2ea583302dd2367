import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AllList } from './all-list.tsx';
import { CollectionList } from './collection-list.tsx';
import { isMissing, pageIn } from './collections.ts';
import { createItems } from './items.tsx';
import { keepLastTab, readLastTab } from './last-tab.ts';
import { percentWorthTelling, searchLimits } from './limits.ts';
import { Loading } from './loading.tsx';
import { useHiddenIds } from './pending-deletes.ts';
import type { SavedKind } from './saved.ts';
import { useLibrary } from './use-library.ts';
import { useSettled } from './use-settled.ts';

/** In place of a tab's key: every collection in one list. */
const allTab = 'todo';

interface ContentsProps {
  /** null: nobody can tell whose session it is; then only the copy on this device can be shown. */
  userId: string | null;
  kinds: readonly SavedKind[];
}

export function Contents({ userId, kinds }: ContentsProps) {
  const [items] = useState(() => createItems(kinds));
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const q = useSettled(typed.length > searchLimits.characters ? '' : typed);
  const [names] = useState(() => kinds.map(({ collection }) => collection));
  const { library, trouble, refusal, retry, loadMore, loadingMore } = useLibrary(names, userId, q);
  const percent = percentWorthTelling(library?.held);
  const hidden = useHiddenIds();
  const [params, setParams] = useSearchParams();
  const [lastTab] = useState(readLastTab);
  const wanted = params.get('tab') ?? lastTab;
  const isAll = wanted === allTab;
  const kind = kinds.find(({ tab }) => tab.key === wanted) ?? kinds[0];
  const area = useRef<HTMLDivElement>(null);
  const loaded = library !== null;
  const open = kind?.tab.key;
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    if (!loaded || !open) return;
    const active = area.current?.querySelector('[role=tab][aria-selected=true]');
    active?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [loaded, open]);

  const pages = kinds.map((kind) => {
    const page = library && pageIn(library, kind.collection);
    const items = (page?.items ?? []).filter(({ id }) => !hidden.has(id));
    return { kind, items, next: page?.next ?? null };
  });
  function listOf(page: (typeof pages)[number]) {
    const { collection } = page.kind;
    const item = items.get(collection);
    if (!item) return null;
    return (
      <CollectionList
        kind={page.kind}
        item={item}
        items={page.items}
        failed={library !== null && isMissing(library, collection)}
        searched={q}
        canDelete={trouble === null}
        onRetry={retry}
        onMore={page.next === null ? null : () => loadMore(collection)}
        loadingMore={loadingMore === collection}
      />
    );
  }
  function openTab(key: string) {
    keepLastTab(key);
    setParams((current) => ({ ...Object.fromEntries(current), tab: key }), { replace: true });
  }

  return (
    <div ref={area} className="stack gap-6">
      <search>
        <TextField
          label="Buscar en todo lo guardado"
          type="search"
          limit={searchLimits.characters}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-md"
        />
      </search>
      {library && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => openTab(isAll ? (kinds[0]?.tab.key ?? '') : allTab)}
        >
          {isAll ? 'Ver por tipos' : 'Ver todo en una lista'}
        </Button>
      )}
      {library && q && !isAll && <Found pages={pages} searched={q} onOpen={openTab} />}
      {trouble === 'copy' && (
        <Notice kind="warn" title="Sin conexión con Salero">
          Esto es lo último que cargaste en este dispositivo.
        </Notice>
      )}
      {trouble === 'unreachable' && (
        <Notice kind="error" title="Error al cargar los elementos guardados">
          <Button variant="secondary" size="sm" onClick={retry}>
            Reintentar
          </Button>
        </Notice>
      )}
      {refusal && (
        <Notice kind="warn" title={refusal}>
          <Button variant="secondary" size="sm" onClick={retry}>
            Reintentar
          </Button>
        </Notice>
      )}
      {percent !== null && (
        <Notice
          kind={percent < 100 ? 'info' : 'warn'}
          title={`Tu biblioteca está ${percent < 100 ? 'casi llena' : 'llena'}`}
        >
          Has usado el {percent} % del espacio. Borra lo que ya no necesites y podrás seguir guardando.
        </Notice>
      )}
      {!library && !trouble && !refusal && <Loading />}
      {library && isAll && (
        <Suspense fallback={<Loading />}>
          <AllList
            pages={pages}
            items={items}
            failed={names.some((name) => isMissing(library, name))}
            searched={q}
            canDelete={trouble === null}
            onRetry={retry}
            onMore={loadMore}
            loadingMore={loadingMore !== null}
          />
        </Suspense>
      )}
      {library && !isAll && (
        <Tabs
          label="Tipos de contenido"
          value={open}
          onChange={openTab}
          tabs={pages.map((page) => ({
            value: page.kind.tab.key,
            label: (
              <>
                {page.kind.tab.label}
                {q && ` (${page.items.length}${page.next ? '+' : ''})`}
              </>
            ),
            content: <Suspense fallback={<Loading />}>{listOf(page)}</Suspense>,
          }))}
        />
      )}
    </div>
  );
}

interface FoundProps {
  pages: readonly { kind: SavedKind; items: readonly unknown[]; next: string | null }[];
  searched: string;
  onOpen: (key: string) => void;
}

/** Where a search found something: on a phone most tabs are out of sight. */
function Found({ pages, searched, onOpen }: FoundProps) {
  const found = pages.filter(({ items, next }) => items.length > 0 || next);
  return (
    <div role="status" className="row gap-2">
      <span>
        {found.length > 0 ? `«${searched}» está en:` : `Nada de lo guardado contiene «${searched}».`}
      </span>
      {found.map(({ kind: { tab }, items, next }) => (
        <button key={tab.key} type="button" className="chip" onClick={() => onOpen(tab.key)}>
          {tab.label} ({items.length}
          {next && '+'})
        </button>
      ))}
    </div>
  );
}
