import { useStill } from '../ui/use-still.ts';
import { keepHabit, readHabit } from './personal-storage.ts';

const place = 'ultima-herramienta';

export const keepLastTool = (toolId: string) => keepHabit(place, toolId);

export const useLastTool = () => useStill(readLastTool, null);

export const readLastTool = (): unknown => readHabit(place);
