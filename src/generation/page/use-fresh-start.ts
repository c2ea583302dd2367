import { useRef } from 'react';
import type { DraftForm } from './use-draft.ts';
import type { ToolRun } from './use-tool.ts';

/** «Otro plan», «Nueva guía»: empties the form and focuses its first field. Undoing restores the draft as well. */
export function useFreshStart<Draft>(run: ToolRun<unknown>, { draft, change, clear }: DraftForm<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  function startAgain() {
    run.reset(() => change(draft));
    clear();
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }
  return { form, startAgain };
}
