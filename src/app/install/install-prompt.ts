import { memoryIn } from '../../account/memory.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const asked = memoryIn(() => localStorage, 'instalar');
let held: InstallPrompt | null = null;

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The browser's own invitation comes at any moment; ours comes when somebody has seen what Salero does. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPhone()) return;
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

export function wayToInstall(): 'prompt' | 'by-hand' | null {
  if (!isPhone() || isInstalled() || asked.read('') !== null) return null;
  if (held) return 'prompt';
  return isApple() ? 'by-hand' : null;
}

export const markAsked = () => asked.keep('', 1);

export async function install(): Promise<void> {
  const taken = held;
  held = null;
  await taken?.prompt();
}

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
