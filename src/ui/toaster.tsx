import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

export interface ToastOptions {
  action?: { label: string; onClick: () => void };
  onClosed?: () => void;
}

export type ToastKind = 'success' | 'error' | 'info';

/** Long enough for assistive technology to notice the live region before its first text. */
const LIVE_REGION_MS = 80;

/** Where a form's button stays under the thumb, toasts come below the header. */
const isPhone = () => matchMedia('(max-width: 56rem)').matches;

const colours = {
  '--normal-bg': 'var(--color-ink)',
  '--normal-border': 'var(--color-ink)',
  '--normal-text': 'var(--color-salt)',
  '--border-radius': '5px',
  fontFamily: 'var(--font-text)',
} as CSSProperties;

const toastOptions = {
  style: { flexWrap: 'wrap', fontSize: '0.9375rem', lineHeight: 1.4 },
  classNames: { content: 'flex-[1_1_8rem]!' },
  actionButtonStyle: {
    minHeight: '2.75rem',
    paddingInline: '0.9rem',
    borderRadius: 3,
    background: 'var(--color-salt)',
    color: 'var(--color-ink)',
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
};

const ready = new Promise<void>((resolve) => {
  const container = document.createElement('div');
  document.body.append(container);
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        position="bottom-center"
        offset={{ top: '4.75rem', bottom: '1.5rem' }}
        mobileOffset={{ top: '4.75rem', bottom: '1rem', left: '1rem', right: '1rem' }}
        containerAriaLabel="Avisos"
        gap={10}
        style={colours}
        toastOptions={toastOptions}
      />,
    ),
  );
  setTimeout(resolve, LIVE_REGION_MS);
});

export async function showToast(kind: ToastKind, text: string, options: ToastOptions) {
  await ready;
  const { action, onClosed } = options;
  const duration = action ? 8000 : 4000;
  const position = isPhone() ? 'top-center' : 'bottom-center';
  toast[kind](text, { duration, action, position, onAutoClose: onClosed, onDismiss: onClosed });
}
