import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepHabit, readHabit } from '../../account/personal-storage.ts';
import { dropFromTab, inPage, keepInTab, readFromTab } from '../../account/tab-memory.ts';
import { toast } from '../../ui/toast.ts';
import { type ChosenThread, chooseThread } from './tool-thread.ts';

const draftPlace = (toolId: string) => `borrador:${toolId}`;
const broughtPlace = (toolId: string) => `traido:${toolId}`;
const habitPlace = (toolId: string) => `costumbres:${toolId}`;

/** What is kept of anybody else stays out of the form that is opened next; what that held already can be brought back there. */
export function prepareDraft(
  toolId: string,
  part: Record<string, string>,
  thread: ChosenThread | null = null,
  isGrave = false,
): void {
  if (isGrave) inPage.set(broughtPlace(toolId), part);
  else keepInTab(broughtPlace(toolId), part);
  chooseThread(toolId, thread);
}

export const dropDraft = (toolId: string) => dropFromTab(draftPlace(toolId));

/** For the next visit: what a person chooses again and again, never what somebody wrote to them. */
export function keepHabits(toolId: string, habits: Record<string, string>): void {
  keepHabit(habitPlace(toolId), habits);
}

/** Kept with the tab, but once it was grave, here or where it was brought from, no more on this page: somebody else may open the tab again. `empty` is one object for the life of the page. */
export function useDraft<Draft extends Record<string, string>>(
  toolId: string,
  empty: Draft,
  isGrave = false,
) {
  const [draft, setDraft] = useState(empty);
  const [hasHabits, setHasHabits] = useState(false);
  const wasGrave = useRef(false);
  const place = draftPlace(toolId);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));

  function offerBack(held: Draft, next: Partial<Draft>) {
    const before = Object.keys(next).map((key) => [key, held[key]] as const);
    if (before.every(([key, value]) => value === empty[key] || value === next[key])) return;
    toast.info('Hemos cambiado lo que tenías escrito', {
      action: { label: 'Deshacer', onClick: () => change(Object.fromEntries(before) as Partial<Draft>) },
    });
  }

  function replace(part: Partial<Draft>) {
    change(part);
    offerBack(draft, part);
  }

  // Hydration needs the prerendered values first. The fields have reported by now what was typed before it
  // (`useEarlyValue`), and that wins over the kept draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the page opened
  useLayoutEffect(() => {
    const habits = fieldsOf(readHabit(habitPlace(toolId)), empty);
    const kept = fieldsOf(readFromTab(place), empty);
    const grave = inPage.get(broughtPlace(toolId));
    wasGrave.current ||= inPage.delete(broughtPlace(toolId));
    const brought = fieldsOf(grave ?? readFromTab(broughtPlace(toolId)), empty);
    dropFromTab(broughtPlace(toolId));
    setHasHabits(Object.keys(habits).length > 0);
    setDraft((now) => {
      const untouched = Object.entries({ ...habits, ...kept }).filter(([key]) => now[key] === empty[key]);
      const next = { ...now, ...Object.fromEntries(untouched), ...brought };
      return Object.keys(next).every((key) => next[key] === now[key]) ? now : next;
    });
    offerBack({ ...empty, ...kept }, brought);
  }, [place, empty]);

  useEffect(() => {
    wasGrave.current ||= isGrave;
    if (wasGrave.current) dropFromTab(place);
    else if (draft !== empty) keepInTab(place, draft);
  }, [place, draft, empty, isGrave]);

  return { draft, change, replace, clear: () => setDraft({ ...empty }), hasHabits };
}

function fieldsOf<Draft extends Record<string, string>>(kept: unknown, empty: Draft): Partial<Draft> {
  const known = Object.entries(Object(kept)).filter(
    ([key, value]) => key in empty && typeof value === 'string',
  );
  return Object.fromEntries(known) as Partial<Draft>;
}
