import { memoryIn } from '../../account/memory.ts';
import { isPhone, takePrompt, waitingPrompt } from './hold-prompt.ts';

const asked = memoryIn(() => localStorage, 'instalar');

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function wayToInstall(): 'prompt' | 'by-hand' | null {
  if (!isPhone() || isInstalled() || asked.read('') !== null) return null;
  if (waitingPrompt()) return 'prompt';
  return isApple() ? 'by-hand' : null;
}

export const markAsked = () => asked.keep('', 1);

export async function install(): Promise<void> {
  await takePrompt()?.prompt();
}

/** An iPad says that it is a Mac. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
