import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { callApi, reasonOf } from '../../account/api.ts';
import type { Erase, KeptKind, KeptRows } from '../../account/kept.ts';
import { settleErasure } from '../../account/owed-erasure.ts';
import { sessionKey } from '../../account/session-tabs.ts';
import { useCall } from '../../account/use-call.ts';
import { useOwnSession } from '../../account/use-own-session.ts';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { forgetLibrary } from '../../library/library-cache.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import { Link } from '../../ui/link.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const keptKey = ['kept'] as const;

export default function KeptPage() {
  const { user, failed } = useOwnSession();
  const { data, error, refetch } = useQuery({
    queryKey: keptKey,
    queryFn: ({ signal }) => callApi<{ items: KeptKind[] }>('/api/account/kept', { signal }),
    enabled: user !== null,
    retry: false,
  });
  const some = data?.items.filter(({ rows }) => rows > 0) ?? [];
  const none = data?.items.filter(({ rows }) => rows === 0) ?? [];

  return (
    <>
      <PageHero
        title="Lo que guardamos de ti"
        lead="No un resumen: las filas mismas, tal y como están, con hasta cuándo se quedan y cómo borrarlas."
        description="Todo lo que hay en tu cuenta de Salero, hasta cuándo, y cómo borrarlo."
      />
      <div className="wrap stack gap-8 pb-20">
        {data ? (
          <>
            {some.map((kind) => (
              <KeptPart key={kind.name} kind={kind} />
            ))}
            {none.length > 0 && (
              <p className="soft border-t border-line pt-6">
                De esto no hay nada: {none.map(({ title }) => title).join(' · ')}.
              </p>
            )}
            <p className="soft">
              Las fotos no se guardan nunca. Lo que guarda este navegador se quita en{' '}
              <Link to="/sin-app">Salero en este dispositivo</Link>. Para llevártelo todo o borrar la cuenta,
              ve a <Link to="/perfil">tu perfil</Link>.
            </p>
          </>
        ) : error || failed ? (
          <RetryNotice title={reasonOf(error, 'No hemos podido leer lo que guardamos')} onRetry={refetch} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
      {user && <QuickExit />}
    </>
  );
}

const elsewhere: Partial<Record<Erase, string>> = {
  sessions: 'Ciérralas en tu perfil',
  account: 'Se borra con la cuenta',
};

function KeptPart({ kind }: { kind: KeptKind }) {
  const { name, title, until, erase, rows } = kind;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const shown = useInfiniteQuery({
    queryKey: [...keptKey, name],
    queryFn: async ({ pageParam, signal }) => {
      await settleErasure();
      return callApi<KeptRows>(`/api/account/kept/${name}${pageParam && `?after=${pageParam}`}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: opened,
    retry: false,
  });
  const items = shown.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[1fr_2fr]"
    >
      <div className="stack content-start gap-2">
        <h2 id={id} className="text-xl">
          {title} <span className="soft">({rows})</span>
        </h2>
        <p className="small soft">Se guarda: {until}.</p>
        {erase === 'rows' || erase === 'recent' ? (
          <EraseButton kind={kind} />
        ) : (
          <Link className="link small justify-self-start" to="/perfil">
            {elsewhere[erase]}
          </Link>
        )}
      </div>
      <details className="min-w-0" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className="btn btn-secondary btn-sm w-fit">
          {opened ? 'Ocultar' : 'Ver'} <span className="sr-only">{title}</span>
        </summary>
        {shown.isError && !shown.data && <p role="alert">No hemos podido leerlo. Cierra y vuelve a abrir.</p>}
        {opened && shown.isPending && <Skeleton lines={3} />}
        <ul aria-label={title} className="stack mt-4">
          {items.map((row) => (
            <li key={row.id} className="card stack gap-3">
              <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
                {row.fields.map(({ label, text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one label, and the list is drawn anew as a whole
                  <div key={index} className="contents">
                    <dt className="small soft">{label}</dt>
                    <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{text}</dd>
                  </div>
                ))}
              </dl>
              {erase === 'rows' && <EraseButton kind={kind} row={row.id} />}
            </li>
          ))}
        </ul>
        <MoreButton query={shown} className="mt-4">
          Ver más
        </MoreButton>
      </details>
    </section>
  );
}

function EraseButton({ kind, row }: { kind: KeptKind; row?: string }) {
  const { name, title, erase, rows } = kind;
  const client = useQueryClient();
  const isRecent = erase === 'recent';
  const path = isRecent
    ? ('/api/recent' as const)
    : (`/api/account/kept/${name}${row ? `/${row}` : ''}` as const);
  const call = useCall(() => callApi<void>(path, { method: 'DELETE' }), {
    failed: 'No hemos podido borrarlo',
    onSuccess: () => toast.success('Borrado'),
    onSettled: () => {
      forgetLibrary(client);
      // No form that opens next is filled from it.
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
      void client.invalidateQueries({ queryKey: keptKey });
    },
  });
  const all = row ? `esta fila de «${title}»` : `todo lo de «${title}» (${rows})`;
  const what = isRecent
    ? 'Se borran los textos de tus últimas respuestas, y del registro lo que ya no hace falta. Queda, sin textos, lo que ha costado hoy, lo que evita repetirnos y aquello de lo que nos dijiste algo.'
    : `Se borra ${all}.`;
  return (
    <AskedButton title="¿Lo borramos?" text={`${what} No se puede deshacer.`} icon={<Trash2 />} call={call}>
      {row ? 'Borrar' : isRecent ? 'Borrar lo que se puede ya' : 'Borrar todo esto'}
    </AskedButton>
  );
}
