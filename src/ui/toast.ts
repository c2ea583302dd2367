import type { ToastKind, ToastOptions } from './toaster.tsx';

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

function show(kind: ToastKind, text: string, options: ToastOptions = {}) {
  fetchToaster()
    .then((module) => module.showToast(kind, text, options))
    .catch(() => {});
}

function fetchToaster() {
  toaster ??= import('./toaster.tsx');
  // A chunk that did not arrive may arrive the next time.
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

/** The library that draws them is fetched on the first one; what is said meanwhile waits its turn. */
export const toast = {
  /** While there is a line: what has to be told may be that it is gone. */
  prepare: () => void fetchToaster().catch(() => {}),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
};
