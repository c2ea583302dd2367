import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../account/api.ts';
import { tellTabs } from '../account/session-tabs.ts';
import { forgetInTab } from '../account/tab-memory.ts';
import { useCall } from '../account/use-call.ts';
import { useOwnSession } from '../account/use-own-session.ts';
import { QuickExit } from '../generation/page/quick-exit.tsx';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { forgetThreads } from '../generation/page/tool-thread.ts';
import { excerpt } from '../library/excerpt.ts';
import { afterLoad } from '../ui/after-load.tsx';
import { AskedButton } from '../ui/asked-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { LoadingSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { keptUntil, notKept, type Thread, threadsKey, typedPlace, usePeople } from './thread-data.ts';

const OnePerson = afterLoad(async () => (await import('./one-person.tsx')).OnePerson, <Skeleton lines={6} />);

export default function ThreadsPage() {
  const { status, user } = useOwnSession();
  const [query] = useSearchParams();
  const id = query.get('id');

  if (user && id)
    return (
      <>
        <OnePerson key={id} id={id} />
        <QuickExit />
      </>
    );
  return (
    <>
      <PageHero
        title="Personas"
        lead="Para no empezar de cero con cada mensaje. Aquí solo está lo que tú has guardado."
        description="Las personas con las que hablas, para no empezar de cero en cada herramienta."
      />
      <div className="wrap pb-20">
        {user ? (
          <>
            <People key={user.id} />
            <QuickExit />
          </>
        ) : (
          status === 'loading' && <LoadingSkeleton />
        )}
      </div>
    </>
  );
}

function People() {
  const { people, query } = usePeople();
  if (query.isPending) return <LoadingSkeleton />;
  if (query.isError)
    return (
      <RetryNotice title="No hemos podido cargar a tus personas" onRetry={query.refetch}>
        <p>Siguen guardadas.</p>
      </RetryNotice>
    );
  if (people.length === 0 && !query.hasNextPage) return <Nobody />;
  return (
    <div className="stack gap-6">
      <ul aria-label="Personas" className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {people.map((thread) => (
          <Person key={thread.id} thread={thread} />
        ))}
      </ul>
      <MoreButton query={query} className="justify-self-center">
        Ver más
      </MoreButton>
      <EraseAll />
    </div>
  );
}

function Person({ thread }: { thread: Thread }) {
  const { id, name, app, lines, paused } = thread;
  const last = lines.at(-1);
  return (
    <li className="card relative grid grid-cols-1 gap-2">
      <h2 className="text-xl wrap-anywhere">
        <Link className="after:absolute after:inset-0" to={`/personas?id=${id}`}>
          {name}
        </Link>
      </h2>
      {(app || paused) && (
        <p className="row gap-2">
          {app && <Badge>{excerpt(app, 20)}</Badge>}
          {paused && <Badge tone="info">En pausa</Badge>}
        </p>
      )}
      {last && (
        <p className="soft wrap-anywhere">
          {last.who === 'me' && 'Tú: '}
          {excerpt(last.text, 120)}
        </p>
      )}
      <p className="small soft">Se borra el {keptUntil(thread)}</p>
    </li>
  );
}

function Nobody() {
  const [tool] = useContext(ToolListContext).filter(({ reads }) => reads);
  return (
    <EmptyState
      title="Todavía no has guardado a nadie"
      action={
        tool && (
          <Button href={tool.path} variant="secondary">
            {tool.reads?.asks}
          </Button>
        )
      }
    >
      Pega un chat en una herramienta y, debajo de la respuesta, pulsa «Guardar como hilo». Sin ese botón no
      se guarda nada.
    </EmptyState>
  );
}

function EraseAll() {
  const client = useQueryClient();
  const erase = useCall(() => callApi<void>('/api/threads', { method: 'DELETE' }), {
    failed: notKept,
    onSuccess: async () => {
      forgetThreads();
      forgetInTab(typedPlace());
      tellTabs('erased');
      await client.resetQueries({ queryKey: threadsKey });
      toast.success('Ya no guardamos a nadie');
    },
  });
  return (
    <AskedButton
      title="¿Borrar a todas las personas?"
      text="Se borran sus mensajes y tus notas. No se puede deshacer."
      confirmLabel="Borrar a todas"
      cancelLabel="No, dejarlas"
      call={erase}
    >
      Borrar a todas
    </AskedButton>
  );
}
