import { useEffect, useRef, useState } from 'react';
import { dropFromTab, keepInTab, readFromTab } from './tab-memory.ts';

export const changedFrom = <Fields extends object>(kept: Fields, fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => name in kept && JSON.stringify(value) !== JSON.stringify(kept[name as keyof Fields]),
    ),
  ) as Partial<Fields>;

/**
 * A form of what may be changed on another device while it stands open: what was not touched in it follows `kept`. What was touched
 * stays with the tab (decision 0054), until it is kept, or stopped because of what it tells.
 */
export function useEdits<Fields extends object>(place: string, kept: Fields, isStopped = false) {
  const [edits, setEdits] = useState(() => changedFrom(kept, Object(readFromTab(place)) as Partial<Fields>));
  const asked = useRef(kept);
  const wasStopped = useRef(false);

  useEffect(() => {
    wasStopped.current ||= isStopped;
    if (wasStopped.current || Object.keys(edits).length === 0) dropFromTab(place);
    else keepInTab(place, edits);
  }, [place, edits, isStopped]);

  return {
    fields: { ...kept, ...edits },
    change: (part: Partial<Fields>) => setEdits((now) => changedFrom(kept, { ...now, ...part })),
    over(now: Fields): Fields {
      asked.current = { ...now, ...edits };
      return asked.current;
    },
    settle: () => setEdits((current) => changedFrom(asked.current, current)),
    letGo() {
      // The form may be gone before it is drawn again.
      dropFromTab(place);
      setEdits({});
    },
  };
}
