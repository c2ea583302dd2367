import { useSyncExternalStore } from 'react';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';
const neverChanges = () => () => {};

export const keepLastTool = (toolId: string) => keepHabit(place, toolId);

/** The id of the tool that the person at this device used last; null in prerendered HTML, and when nobody is known. */
export function useLastTool(): string | null {
  return useSyncExternalStore(neverChanges, readLastTool, () => null);
}

export function readLastTool(): string | null {
  const id = readHabit(place);
  return typeof id === 'string' ? id : null;
}
