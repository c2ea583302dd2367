import { useEffect, useLayoutEffect, useState } from 'react';

const prefix = 'borrador:';

/** Where the tab remembers whose drafts it holds. */
export const lastPerson = 'borradores-de';

/**
 * What is being written in a form. It lives with the tab: it survives a reload and the way to sign-in and back,
 * and is gone when the tab is closed. A photo is never part of it. `empty` is one object for the life of the page.
 */
export function useDraft<Draft extends Record<string, string>>(toolId: string, empty: Draft) {
  const [draft, setDraft] = useState(empty);

  // The first render must be the prerendered one; what was kept arrives after it. What the fields held before the
  // page was hydrated has been reported by then, and stays.
  useLayoutEffect(() => {
    const kept = Object.entries(read(toolId, empty));
    if (kept.length > 0)
      setDraft((now) => ({ ...now, ...Object.fromEntries(kept.filter(([key]) => now[key] === empty[key])) }));
  }, [toolId, empty]);

  useEffect(() => {
    if (draft !== empty) write(toolId, draft);
  }, [toolId, draft, empty]);

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })),
    clear: () => setDraft({ ...empty }),
  };
}

/** When somebody signs out, the next one at this screen finds no text. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) || key === lastPerson) sessionStorage.removeItem(key);
}

function read<Draft extends Record<string, string>>(toolId: string, empty: Draft): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + toolId) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept as object).filter(([key, value]) => key in empty && typeof value === 'string'),
    ) as Partial<Draft>;
  } catch {
    return {};
  }
}

function write(toolId: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(prefix + toolId, JSON.stringify(draft));
  } catch {
    // Storage that is full or forbidden only costs the draft.
  }
}
