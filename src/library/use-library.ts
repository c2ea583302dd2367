import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callApi } from '../account/api.ts';
import { toast } from '../ui/toast.ts';
import type { CollectionName, SavedLibrary, SavedPage } from './collections.ts';
import { keepCopy, readCopy } from './kept-copy.ts';
import { searchCopy } from './search-copy.ts';

const root = 'library';

export interface Library {
  library: SavedLibrary | null;
  /** null while nothing is wrong. `copy`: what is shown was loaded another time. */
  trouble: 'copy' | 'unreachable' | null;
  retry: () => void;
  loadMore: (name: CollectionName) => void;
  loadingMore: CollectionName | null;
}

/** Everything saved, as far as it has been paged through; with `q`, what holds its words. Without a user: the copy. */
export function useLibrary(userId: string | null, q: string): Library {
  const client = useQueryClient();
  const key = [root, userId, q];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callApi<SavedLibrary>(`/api/saved${q && `?${new URLSearchParams({ q })}`}`, { signal }),
    enabled: userId !== null,
    // Without a connection it must fail, not wait, so that the copy is shown.
    networkMode: 'always',
    // Asking again would fold the pages that have been opened.
    refetchOnWindowFocus: false,
  });
  const more = useMutation({
    mutationFn: (name: CollectionName) => {
      const cursor = (client.getQueryData<SavedLibrary>(key)?.[name] as SavedPage | undefined)?.next ?? '';
      return callApi<SavedPage>(`/api/saved/${name}?${new URLSearchParams({ cursor, ...(q && { q }) })}`);
    },
    onSuccess: (page, name) =>
      client.setQueryData<SavedLibrary>(key, (library) => library && append(library, name, page)),
    onError: () => toast.error('Error al cargar los elementos guardados'),
  });

  const { data, isError } = query;
  const failed = isError || (data?.failed.length ?? 0) > 0;
  useEffect(() => {
    if (data && userId !== null && q === '') keepCopy(userId, data);
  }, [data, userId, q]);
  useEffect(() => {
    if (failed) toast.error('Error al cargar los elementos guardados');
  }, [failed]);

  const missing = !data && (isError || userId === null);
  const copy = useMemo(() => (missing ? readCopy(userId) : null), [missing, userId]);
  return {
    library: data ?? (copy && searchCopy(copy, q)),
    trouble: copy ? 'copy' : missing ? 'unreachable' : null,
    retry: () => void query.refetch(),
    loadMore: (name) => more.mutate(name),
    loadingMore: more.isPending ? more.variables : null,
  };
}

function append(library: SavedLibrary, name: CollectionName, page: SavedPage): SavedLibrary {
  const { items } = library[name] as SavedPage;
  return { ...library, [name]: { items: [...items, ...page.items], next: page.next } };
}

export function removeFromLibrary(client: QueryClient, name: CollectionName, id: string): void {
  client.setQueriesData<SavedLibrary>({ queryKey: [root] }, (library) => {
    if (!library) return library;
    const { items, next } = library[name] as SavedPage;
    return { ...library, [name]: { items: items.filter((row) => row.id !== id), next } };
  });
}

/** Something was saved: what is known of the library is out of date. */
export function refreshLibrary(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [root] });
}
