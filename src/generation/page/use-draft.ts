import { useEffect, useLayoutEffect, useState } from 'react';
import { keepInTab, readFromTab } from '../../account/tab-memory.ts';

export interface DraftForm<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  clear: () => void;
}

const draftPlace = (toolId: string) => `borrador:${toolId}`;

/** Puts what another page has into a form that is not open, beside what is there. */
export function prepareDraft(toolId: string, part: Record<string, string>): void {
  const place = draftPlace(toolId);
  keepInTab(place, { ...Object(readFromTab(place)), ...part });
}

/** What is being written in a form, kept with the tab. A photo is never part of it. `empty` is one object for the life of the page. */
export function useDraft<Draft extends Record<string, string>>(
  toolId: string,
  empty: Draft,
): DraftForm<Draft> {
  const [draft, setDraft] = useState(empty);
  const place = draftPlace(toolId);

  // Hydration needs the prerendered values first. The fields have reported by now what was typed before it
  // (`useEarlyValue`), and that wins over the kept draft.
  useLayoutEffect(() => {
    const kept = Object.entries(readFromTab(place) ?? {}).filter(
      ([key, value]) => key in empty && typeof value === 'string',
    );
    if (kept.length > 0)
      setDraft((now) => ({ ...now, ...Object.fromEntries(kept.filter(([key]) => now[key] === empty[key])) }));
  }, [place, empty]);

  useEffect(() => {
    if (draft !== empty) keepInTab(place, draft);
  }, [place, draft, empty]);

  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    clear: () => setDraft({ ...empty }),
  };
}
