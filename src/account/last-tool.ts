import { useSyncExternalStore } from 'react';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';
const neverChanges = () => () => {};

export const keepLastTool = (toolId: string) => keepHabit(place, toolId);

export function useLastTool(): string | null {
  return useSyncExternalStore(neverChanges, readLastTool, () => null);
}

export function readLastTool(): string | null {
  const id = readHabit(place);
  return typeof id === 'string' ? id : null;
}
