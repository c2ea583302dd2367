import { afterLoad } from '../ui/after-load.tsx';

/** Keeps a result. There is nothing to keep before there is one. */
export const SaveButton = afterLoad(async () => (await import('./saver.tsx')).Saver);
