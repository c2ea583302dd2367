import type { ToastKind, ToastOptions } from './toaster.tsx';

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

function show(kind: ToastKind, text: string, options: ToastOptions = {}) {
  fetchToaster()
    .then((module) => module.showToast(kind, text, options))
    .catch(() => {});
}

function fetchToaster() {
  toaster ??= import('./toaster.tsx');
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

let spoken: HTMLElement | undefined;

/** Long enough for assistive technology to notice a new live region, and to read its text. */
const hearMs = { noticing: 80, reading: 4_000 };

function say(text: string) {
  if (!spoken) {
    spoken = document.createElement('p');
    spoken.className = 'sr-only';
    spoken.role = 'status';
    document.body.append(spoken);
  }
  const region = spoken;
  setTimeout(() => {
    region.textContent = text;
    setTimeout(() => {
      if (region.textContent === text) region.textContent = '';
    }, hearMs.reading);
  }, hearMs.noticing);
}

/** The library that draws toasts is fetched for the first one; toasts wait for it in order. */
export const toast = {
  prepare: () => void fetchToaster().catch(() => {}),
  /** What the screen shows where it was pressed: told to whoever does not see it, and drawn nowhere else. */
  said: say,
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
};
