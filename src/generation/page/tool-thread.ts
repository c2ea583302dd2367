import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ApiFailure, callApi } from '../../account/api.ts';
import { dropFromTab, forgetInTab, keepInTab, readFromTab } from '../../account/tab-memory.ts';

export interface ChosenThread {
  id: string;
  name: string;
}

const allPlaces = 'hilo:';
const threadPlace = (toolId: string) => `${allPlaces}${toolId}`;

/** The tab keeps the id alone: whoever is erased, here or elsewhere, has no name left in it. */
export function chooseThread(toolId: string, chosen: ChosenThread | null): void {
  if (chosen) keepInTab(threadPlace(toolId), chosen.id);
  else dropFromTab(threadPlace(toolId));
}

export function forgetThread(toolId: string, id: string): void {
  if (readFromTab(threadPlace(toolId)) === id) dropFromTab(threadPlace(toolId));
}

export const forgetThreads = () => forgetInTab(allPlaces);

export function useToolThread(toolId: string, userId: string | undefined) {
  const queries = useQueryClient();
  const [thread, setThread] = useState<ChosenThread | null>(null);
  function choose(chosen: ChosenThread | null) {
    chooseThread(toolId, chosen);
    setThread(chosen);
  }
  // Hydration needs the prerendered page first.
  useLayoutEffect(() => {
    const id = readFromTab(threadPlace(toolId));
    if (typeof id === 'string') setThread({ id, name: '' });
  }, [toolId]);
  const id = thread?.name === '' && userId !== undefined ? thread.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of each
  useEffect(() => {
    if (id === undefined) return;
    const path = `/api/threads/${id}` as const;
    queries.fetchQuery({ queryKey: ['threads', id], queryFn: () => callApi<ChosenThread>(path) }).then(
      ({ name }) => setThread((now) => (now?.id === id ? { id, name } : now)),
      (error) => error instanceof ApiFailure && error.status === 404 && choose(null),
    );
  }, [id, queries]);
  return [thread, choose] as const;
}
