import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '../../account/api.ts';
import type { Erase, KeptKind, KeptRows } from '../../account/kept.ts';
import { useCall } from '../../account/use-call.ts';
import { forgetLibrary } from '../../library/library-cache.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export const keptKey = ['kept'] as const;

/** null: all rows of the kind. */
type Doomed = { id: string | null };

const elsewhere: Partial<Record<Erase, string>> = {
  sessions: 'Ciérralas en tu perfil',
  account: 'Se borra con la cuenta',
};

export function KeptPart({ kind }: { kind: KeptKind }) {
  const { name, title, until, erase, rows } = kind;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const shown = useInfiniteQuery({
    queryKey: [...keptKey, name],
    queryFn: ({ pageParam, signal }) =>
      callApi<KeptRows>(`/api/account/kept/${name}${pageParam && `?after=${pageParam}`}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: opened,
    retry: false,
  });
  const remove = useCall(
    ({ id: row }: Doomed) =>
      callApi<void>(erase === 'recent' ? '/api/recent' : `/api/account/kept/${name}${row ? `/${row}` : ''}`, {
        method: 'DELETE',
      }),
    {
      failed: 'No hemos podido borrarlo',
      onSuccess: () => toast.success('Borrado'),
      onSettled: () => {
        // The dialog gives the focus back first.
        flushSync(() => setDoomed(null));
        // What was pressed may be gone with its row.
        heading.current?.focus({ preventScroll: true });
        forgetLibrary(client);
        return client.invalidateQueries({ queryKey: keptKey });
      },
    },
  );
  const items = shown.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[1fr_2fr]"
    >
      <div className="stack content-start gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title} <span className="soft">({rows})</span>
        </h2>
        <p className="small soft">Se guarda: {until}.</p>
        {erase === 'rows' || erase === 'recent' ? (
          <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => setDoomed({ id: null })}>
            {erase === 'recent' ? 'Borrar los textos ahora' : 'Borrar todo esto'}
          </Button>
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
              {erase === 'rows' && (
                <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => setDoomed({ id: row.id })}>
                  Borrar
                </Button>
              )}
            </li>
          ))}
        </ul>
        <MoreButton query={shown} className="mt-4">
          Ver más
        </MoreButton>
      </details>
      <AlertDialog
        open={doomed !== null}
        title="¿Lo borramos?"
        confirmLabel="Borrar"
        cancelLabel="Cancelar"
        busy={remove.isPending}
        busyLabel="Borrando..."
        onConfirm={() => doomed && remove.mutate(doomed)}
        onCancel={() => setDoomed(null)}
      >
        <p>
          {doomed?.id
            ? `Se borra esta fila de «${title}».`
            : erase === 'recent'
              ? 'Se borran los textos de tus últimas respuestas. Queda el registro de usos, sin textos.'
              : `Se borra todo lo de «${title}» (${rows}).`}{' '}
          No se puede deshacer.
        </p>
      </AlertDialog>
    </section>
  );
}
