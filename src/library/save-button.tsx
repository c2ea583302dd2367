import { afterLoad } from '../ui/after-load.tsx';

export const SaveButton = afterLoad(async () => (await import('./saver.tsx')).Saver);
