import { useRef, useState } from 'react';

/** Of `fields`, those that are kept otherwise. */
export const changedFrom = <Fields extends object>(kept: Fields, fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept[name as keyof Fields]),
    ),
  ) as Partial<Fields>;

/** A form of what may be changed on another device while it stands open: what was not touched in it follows `kept`. */
export function useEdits<Fields extends object>(kept: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});
  /** What was asked to be saved: what is typed until it is saved is not in it. */
  const asked = useRef(kept);
  return {
    fields: { ...kept, ...edits },
    change: (part: Partial<Fields>) => setEdits((now) => changedFrom(kept, { ...now, ...part })),
    /** What is to be saved, of somebody who has asked what is kept by now. */
    over(now: Fields): Fields {
      asked.current = { ...now, ...edits };
      return asked.current;
    },
    settle: () => setEdits((current) => changedFrom(asked.current, current)),
  };
}
