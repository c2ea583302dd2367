import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../account/api.ts';
import type { ChatLine } from '../generation/transcript/lines.ts';
import { useHiddenIds } from '../library/pending-deletes.ts';

export interface Thread {
  id: string;
  name: string;
  app: string | null;
  notes: string | null;
  lines: readonly ChatLine[];
  keepUntil: string;
  keepChosen: boolean;
  usedAt: string;
  createdAt: string;
  paused: boolean;
}

interface ThreadPage {
  items: readonly Thread[];
  next: string | null;
}

export const threadsKey = ['threads'] as const;

/** Where the tab keeps what is typed about somebody: of all of them, without an id. */
export const typedPlace = (id = '', what = '') => `persona:${id}${what && `:${what}`}`;

const listThreads = (cursor: string | null) =>
  callApi<ThreadPage>(`/api/threads?${new URLSearchParams({ limit: '50', ...(cursor && { cursor }) })}`);
export const readThread = (id: string) => callApi<Thread>(`/api/threads/${id}`);

export type ThreadChange = Partial<Pick<Thread, 'name' | 'app' | 'notes' | 'lines' | 'paused'>> & {
  keepUntil?: string | null;
  add?: readonly ChatLine[];
  seen?: number;
};

export async function changeThread(client: QueryClient, id: string, body: ThreadChange): Promise<Thread> {
  const changed = await callApi<Thread>(`/api/threads/${id}`, { method: 'PATCH', body });
  client.setQueryData([...threadsKey, id], changed);
  void client.invalidateQueries({ queryKey: threadsKey, exact: true });
  return changed;
}

export const notKept = 'No se ha podido guardar. Sigue aquí: prueba otra vez.';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
export const keptUntil = ({ keepUntil }: Pick<Thread, 'keepUntil'>): string =>
  day.format(new Date(keepUntil));

const byUse = (one: Thread, other: Thread) => other.usedAt.localeCompare(one.usedAt);

export function usePeople() {
  const hidden = useHiddenIds();
  const query = useInfiniteQuery({
    queryKey: threadsKey,
    queryFn: ({ pageParam }) => listThreads(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ThreadPage) => page.next,
  });
  const people = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id }) => !hidden.has(id))
    .toSorted(byUse);
  return { people, query };
}
