import { useSyncExternalStore } from 'react';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';
const neverChanges = () => () => {};

/** None after an answer in danger: somebody else may open Salero next. */
export const keepLastTool = (toolId: string | null) => keepHabit(place, toolId);

export const useLastTool = () => useSyncExternalStore(neverChanges, readLastTool, () => null);

export const readLastTool = (): unknown => readHabit(place);
