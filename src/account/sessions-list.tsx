import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LoadingSkeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { callApi } from './api.ts';
import type { ListedSession } from './session-contract.ts';
import { useCall } from './use-call.ts';

const listKey = ['account-sessions'] as const;
const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

export function SessionsList() {
  const { data, isPending, isError } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi<{ items: ListedSession[] }>('/api/account/sessions', { signal }),
  });
  const end = useEnding();
  if (isPending) return <LoadingSkeleton />;
  if (isError) return <p role="alert">No hemos podido cargar tus sesiones.</p>;
  return (
    <div className="stack">
      <ul className="stack">
        {data.items.map((session) => (
          <SessionItem key={session.id} session={session} end={end} />
        ))}
      </ul>
      {data.items.length > 1 && (
        <Button
          variant="secondary"
          busy={end.isPending && end.variables === null}
          busyLabel="Cerrando..."
          onClick={() => end.mutate(null)}
        >
          Cerrar las demás sesiones
        </Button>
      )}
    </div>
  );
}

function useEnding() {
  const client = useQueryClient();
  return useCall(
    (id: string | null) =>
      callApi<void>(id ? `/api/account/sessions/${id}` : '/api/account/sessions', { method: 'DELETE' }),
    {
      failed: 'No hemos podido terminar la sesión.',
      onSuccess: (_, id) => toast.success(id ? 'Sesión terminada' : 'Has salido de los demás dispositivos'),
      onSettled: () => client.invalidateQueries({ queryKey: listKey }),
    },
  );
}

type Ending = ReturnType<typeof useEnding>;

function SessionItem({ session, end }: { session: ListedSession; end: Ending }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="row gap-x-2 gap-y-1 font-semibold">
          {session.label} {session.current && <Badge tone="good">Este dispositivo</Badge>}
        </p>
        <p className="text-sm">
          Desde el {moment.format(new Date(session.created_at))}. Última vez:{' '}
          {moment.format(new Date(session.last_seen_at))}.
        </p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          size="sm"
          busy={end.isPending && end.variables === session.id}
          busyLabel="Cerrando..."
          aria-label={`Cerrar la sesión de ${session.label}`}
          onClick={() => end.mutate(session.id)}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
