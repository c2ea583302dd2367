import { memoryIn } from '../../account/personal-storage.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const asked = memoryIn(() => localStorage, 'instalar');
let held: InstallPrompt | null = null;

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The browser's own invitation comes at any moment; ours comes when somebody has seen what Salero does. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

export function takeInvitation(): (() => void) | null {
  const taken = held;
  if (!taken || isInstalled() || asked.read('') !== null) return null;
  asked.keep('', 1);
  held = null;
  return () => void taken.prompt();
}
