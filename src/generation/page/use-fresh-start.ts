import { useRef } from 'react';

/** «Otro», «nueva»: the person is back at the first field of a form that `clear` has emptied. */
export function useFreshStart(clear: () => void) {
  const form = useRef<HTMLFormElement>(null);
  function startAgain() {
    clear();
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }
  return { form, startAgain };
}
