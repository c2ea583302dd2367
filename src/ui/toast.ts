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

/** The library that draws toasts is fetched for the first one; toasts wait for it in order. */
export const toast = {
  /** Fetches the library while there is a connection, so that losing it can be told. */
  prepare: () => void fetchToaster().catch(() => {}),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
};
