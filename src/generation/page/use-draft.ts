import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepHabit, readHabit } from '../../account/personal-storage.ts';
import { dropFromTab, keepInTab, readFromTab } from '../../account/tab-memory.ts';
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
): void {
  keepInTab(broughtPlace(toolId), part);
  chooseThread(toolId, thread);
}

export const dropDraft = (toolId: string) => dropFromTab(draftPlace(toolId));

/** For the next visit: what a person chooses again and again, never what somebody wrote to them. */
export function keepHabits(toolId: string, habits: Record<string, string>): void {
  keepHabit(habitPlace(toolId), habits);
}

/** Kept with the tab, but once it was grave no more on this page: somebody else may open the tab again. `empty` is one object for the life of the page. */
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

  function offerBack(before: Partial<Draft>) {
    toast.info('Hemos cambiado lo que tenías escrito', {
      action: { label: 'Deshacer', onClick: () => change(before) },
    });
  }

  function replace(part: Partial<Draft>) {
    change(part);
    const before = pick(draft, part);
    if (isLost(before, part, empty)) offerBack(before);
  }

  // Hydration needs the prerendered values first. The fields have reported by now what was typed before it
  // (`useEarlyValue`), and that wins over the kept draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the page opened
  useLayoutEffect(() => {
    const habits = fieldsOf(readHabit(habitPlace(toolId)), empty);
    const kept = fieldsOf(readFromTab(place), empty);
    const brought = fieldsOf(readFromTab(broughtPlace(toolId)), empty);
    dropFromTab(broughtPlace(toolId));
    setHasHabits(Object.keys(habits).length > 0);
    const before = pick({ ...empty, ...kept }, brought);
    setDraft((now) => {
      const untouched = Object.entries({ ...habits, ...kept }).filter(([key]) => now[key] === empty[key]);
      const next = { ...now, ...Object.fromEntries(untouched), ...brought };
      return Object.keys(next).every((key) => next[key] === now[key]) ? now : next;
    });
    if (isLost(before, brought, empty)) offerBack(before);
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

function pick<Draft extends Record<string, string>>(from: Draft, like: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(Object.keys(like).map((key) => [key, from[key]])) as Partial<Draft>;
}

function isLost<Draft extends Record<string, string>>(
  before: Partial<Draft>,
  next: Partial<Draft>,
  empty: Draft,
): boolean {
  return Object.entries(before).some(([key, value]) => value !== empty[key] && value !== next[key]);
}
