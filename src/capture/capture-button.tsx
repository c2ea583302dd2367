import { afterLoad } from '../ui/after-load.tsx';

/** Takes pictures of a chat. A form without it is still a form. */
export const CaptureButton = afterLoad(async () => (await import('./picker.tsx')).Picker);
