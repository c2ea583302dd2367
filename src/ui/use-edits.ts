import { useRef, useState } from 'react';

export const changedFrom = <Fields extends object>(kept: Fields, fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept[name as keyof Fields]),
    ),
  ) as Partial<Fields>;

/** A form of what may be changed on another device while it stands open: what was not touched in it follows `kept`. */
export function useEdits<Fields extends object>(kept: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const asked = useRef(kept);
  return {
    fields: { ...kept, ...edits },
    change: (part: Partial<Fields>) => setEdits((now) => changedFrom(kept, { ...now, ...part })),
    over(now: Fields): Fields {
      asked.current = { ...now, ...edits };
      return asked.current;
    },
    settle: () => setEdits((current) => changedFrom(asked.current, current)),
  };
}
