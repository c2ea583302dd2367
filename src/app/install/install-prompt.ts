import { isPhone, takePrompt, waitingPrompt } from './hold-prompt.ts';

/** In the browser's own storage: this device has been asked, whatever was answered. */
const askedPlace = 'instalar';

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** How this device takes an app, if it is worth proposing here: through the browser's question, or by hand as iOS does. */
export function wayToInstall(): 'prompt' | 'by-hand' | null {
  if (!isPhone() || isInstalled() || wasAsked()) return null;
  if (waitingPrompt()) return 'prompt';
  return isApple() ? 'by-hand' : null;
}

/** Once a device. */
export function markAsked(): void {
  try {
    localStorage.setItem(askedPlace, '1');
  } catch {
    // It will be asked again: better than failing.
  }
}

export async function install(): Promise<void> {
  await takePrompt()?.prompt();
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(askedPlace) !== null;
  } catch {
    return false;
  }
}

/** An iPad says that it is a Mac. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
