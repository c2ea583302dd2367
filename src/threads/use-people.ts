import { useInfiniteQuery } from '@tanstack/react-query';
import { useHiddenIds } from '../library/pending-deletes.ts';
import { listThreads, type Thread, type ThreadPage, threadsKey } from './thread-data.ts';

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
