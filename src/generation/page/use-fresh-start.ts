import { useRef } from 'react';
import type { DraftForm } from './use-draft.ts';
import type { ToolRun } from './use-tool.ts';

/** «Otro plan», «Nueva guía»: empties the form and focuses its first field. Undoing restores the draft as well. */
export function useFreshStart<Draft>(run: ToolRun<unknown>, { draft, change, clear }: DraftForm<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  function startAgain() {
    const { scrollY } = window;
    run.reset(() => {
      change(draft);
      // Back to the answer that was being read, once it is drawn again.
      setTimeout(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
    });
    clear();
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }
  return { form, startAgain };
}
