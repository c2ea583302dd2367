import { afterLoad } from '../../ui/after-load.tsx';

/** Under a finished answer: whether to install Salero. */
export const InstallAfterAnswer = afterLoad(async () => (await import('./invitation.tsx')).default);
