import { type ChangeEvent, type ChangeEventHandler, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field can be used before scripts arrive: once hydrated it reports what it holds, or the prerendered value would replace it. */
export function useEarlyValue<Field extends Control>(
  id: string,
  prop: 'value' | 'checked',
  expected: unknown,
  onChange: ChangeEventHandler<Field> | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit can find something from before
  useLayoutEffect(() => {
    const control = document.getElementById(id) as (Field & { checked?: boolean }) | null;
    if (!control || expected === undefined || control[prop] === expected) return;
    if (isOwnInput(control)) onChange?.({ target: control, currentTarget: control } as ChangeEvent<Field>);
  }, []);
}

/** After Back the browser refills fields, perhaps with the text of somebody who has signed out. The head script marks one's own. */
export function isOwnInput(control: Element): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'back_forward' || 'usedEarly' in control;
}
