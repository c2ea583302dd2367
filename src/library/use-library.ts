import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiFailure, callApi } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { toast } from '../ui/toast.ts';
import { type Asked, queryOf } from './asked.ts';
import { isMissing, pageIn, type SavedLibrary, type SavedPage } from './collections.ts';
import { keepCopy, readCopy } from './kept-copy.ts';
import { appendPage, libraryRoot } from './library-cache.ts';
import { useHiddenIds } from './pending-deletes.ts';

/** What is asked for of the collections, as far as it has been paged through. Without a user: the copy. */
export function useLibrary(collections: readonly string[], userId: string | null, asked: Asked) {
  const client = useQueryClient();
  const search = queryOf(asked);
  const suffix = String(new URLSearchParams(search));
  const key = [libraryRoot, userId, search];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi<SavedLibrary>(`/api/saved${suffix && `?${suffix}`}`, { signal }),
    enabled: userId !== null,
    networkMode: 'always',
    // Asking again would fold the pages that have been opened.
    refetchOnWindowFocus: false,
    // The whole library stays under a search: it is what is kept on the device.
    gcTime: suffix ? undefined : Number.POSITIVE_INFINITY,
  });
  const more = useCall(
    (name: string) => {
      const known = client.getQueryData<SavedLibrary>(key);
      const cursor = (known && pageIn(known, name).next) ?? '';
      return callApi<SavedPage>(`/api/saved/${name}?${new URLSearchParams({ cursor, ...search })}`);
    },
    {
      failed: 'Error al cargar los elementos guardados',
      onSuccess: (page, name) =>
        client.setQueryData<SavedLibrary>(key, (library) => library && appendPage(library, name, page)),
    },
  );

  const whole = client.getQueryData<SavedLibrary>([libraryRoot, userId, {}]);
  const { data, isError } = query;
  const hidden = useHiddenIds();
  const refusal = refusalIn(query.error);
  const failed = isError || (data !== undefined && collections.some((name) => isMissing(data, name)));
  useEffect(() => {
    if (whole && userId !== null) keepCopy(userId, whole, hidden);
  }, [whole, userId, hidden]);
  useEffect(() => {
    if (failed && !refusal) toast.error('Error al cargar los elementos guardados');
  }, [failed, refusal]);

  const missing = !data && !refusal && (isError || userId === null);
  const copy = useMemo(() => (missing ? readCopy(userId) : null), [missing, userId]);
  return {
    library: data ?? copy,
    trouble: copy ? 'copy' : missing ? 'unreachable' : null,
    refusal: data ? null : refusal,
    retry: () => void query.refetch(),
    loadMore: (name: string) => more.mutate(name),
    loadingMore: more.isPending,
  };
}

const refusalIn = (error: unknown): string | null =>
  error instanceof ApiFailure && error.code === 'rate_limited' ? error.message : null;
