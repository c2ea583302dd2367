import { useSyncExternalStore } from 'react';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';
const neverChanges = () => () => {};

export const keepLastTool = (toolId: string) => keepHabit(place, toolId);

export const useLastTool = () => useSyncExternalStore(neverChanges, readLastTool, () => null);

export const readLastTool = (): unknown => readHabit(place);
