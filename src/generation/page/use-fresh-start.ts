import { useRef } from 'react';
import type { DraftForm } from './use-draft.ts';
import type { ToolRun } from './use-tool.ts';

/** «Otro», «nueva»: the person is back at the first field of an empty form. Undoing brings back what was in it, too. */
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
