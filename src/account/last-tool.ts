import { useStill } from '../ui/use-still.ts';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';

/** None after an answer in danger: somebody else may open Salero next. */
export const keepLastTool = (toolId: string | null) => keepHabit(place, toolId);

export const useLastTool = () => useStill(readLastTool, null);

export const readLastTool = (): unknown => readHabit(place);
