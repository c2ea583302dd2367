import { afterLoad } from '../ui/after-load.tsx';

export const CaptureButton = afterLoad(async () => (await import('./picker.tsx')).Picker);
