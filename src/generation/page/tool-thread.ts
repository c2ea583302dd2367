import { useLayoutEffect, useState } from 'react';
import { dropFromTab, keepInTab, readFromTab } from '../../account/tab-memory.ts';

export interface ChosenThread {
  id: string;
  name: string;
}

const threadPlace = (toolId: string) => `hilo:${toolId}`;

export function chooseThread(toolId: string, chosen: ChosenThread | null): void {
  if (chosen) keepInTab(threadPlace(toolId), { id: chosen.id, name: chosen.name });
  else dropFromTab(threadPlace(toolId));
}

export function useToolThread(toolId: string) {
  const [thread, setThread] = useState<ChosenThread | null>(null);
  // Hydration needs the prerendered page first.
  useLayoutEffect(() => {
    const { id, name } = Object(readFromTab(threadPlace(toolId)));
    if (typeof id === 'string' && typeof name === 'string') setThread({ id, name });
  }, [toolId]);
  function choose(chosen: ChosenThread | null) {
    chooseThread(toolId, chosen);
    setThread(chosen);
  }
  return [thread, choose] as const;
}
