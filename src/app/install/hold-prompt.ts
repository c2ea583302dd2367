interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;

export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The browser's own invitation comes at any moment; ours comes when somebody has seen what Salero does. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPhone()) return;
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

export const waitingPrompt = (): boolean => held !== null;

export function takePrompt(): InstallPrompt | null {
  const taken = held;
  held = null;
  return taken;
}
